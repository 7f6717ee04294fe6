internal import PushBridge

extension SettingsTally: LineTally {}

extension SettingsConverter.Worker: LineWorker {
    mutating func work(line: Int, _ bytes: ByteSlice, into output: BlockOutput, tally: inout SettingsTally) {
        convert(line: line, bytes, records: &output.records, rejects: &output.rejects, tally: &tally)
    }

    mutating func work(
        line: Int, _ message: DocumentMessage, into output: BlockOutput, tally: inout SettingsTally
    ) {
        convert(
            line: line, value: message.value, pathPrefix: message.path, records: &output.records,
            rejects: &output.rejects, tally: &tally)
    }

    mutating func reject(
        line: Int, _ oversized: OversizedLine, into output: BlockOutput, tally: inout SettingsTally
    ) {
        reject(
            line: line, tooLongBy: oversized.count, head: oversized.head, records: &output.records,
            rejects: &output.rejects, tally: &tally)
    }
}
