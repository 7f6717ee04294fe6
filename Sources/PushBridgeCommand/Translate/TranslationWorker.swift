internal import PushBridge

extension TranslationTally: LineTally {}

extension MessageTranslator.Worker: LineWorker {
    mutating func work(line: Int, _ bytes: ByteSlice, into output: BlockOutput, tally: inout TranslationTally)
    {
        translate(
            line: line, bytes, records: &output.records, rejects: &output.rejects, tally: &tally,
            afterRecord: output.flushIfFull)
    }

    mutating func work(
        line: Int, _ message: DocumentMessage, into output: BlockOutput, tally: inout TranslationTally
    ) {
        translate(
            line: line, value: message.value, pathPrefix: message.path, records: &output.records,
            rejects: &output.rejects, tally: &tally, afterRecord: output.flushIfFull)
    }

    mutating func reject(
        line: Int, _ oversized: OversizedLine, into output: BlockOutput, tally: inout TranslationTally
    ) {
        reject(
            line: line, tooLongBy: oversized.count, head: oversized.head, records: &output.records,
            rejects: &output.rejects, tally: &tally)
    }
}
