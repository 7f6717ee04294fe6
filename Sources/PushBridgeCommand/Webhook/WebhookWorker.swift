internal import PushBridge

extension WebhookTally: LineTally {}

extension WebhookReader.Worker: LineWorker {
    mutating func work(line: Int, _ bytes: ByteSlice, into output: BlockOutput, tally: inout WebhookTally) {
        read(line: line, bytes, records: &output.records, rejects: &output.rejects, tally: &tally)
    }

    mutating func work(
        line: Int, _ message: DocumentMessage, into output: BlockOutput, tally: inout WebhookTally
    ) {
        read(
            line: line, value: message.value, records: &output.records, rejects: &output.rejects,
            tally: &tally)
    }

    mutating func reject(
        line: Int, _ oversized: OversizedLine, into output: BlockOutput, tally: inout WebhookTally
    ) {
        reject(
            line: line, tooLongBy: oversized.count, head: oversized.head, records: &output.records,
            rejects: &output.rejects, tally: &tally)
    }
}
