internal import PushBridge

extension TranslationTally: LineTally {}

/// Translates messages for the people of the settings files, each at its moment.
struct TranslationWorker: LineWorker, ~Copyable {
    typealias Tally = TranslationTally

    private var worker: MessageTranslator.Worker
    private let people: People
    private let clock: MessageClock

    init(_ worker: consuming MessageTranslator.Worker, _ settings: SettingsOptions.Settings) {
        self.worker = worker
        people = settings.people
        clock = settings.clock
    }

    mutating func work(line: Int, _ bytes: ByteSlice, into output: BlockOutput, tally: inout TranslationTally)
    {
        worker.translate(
            line: line, bytes, for: people, at: clock.now, records: &output.records, rejects: &output.rejects,
            tally: &tally, afterRecord: output.flushIfFull)
    }

    mutating func work(
        line: Int, _ message: DocumentMessage, into output: BlockOutput, tally: inout TranslationTally
    ) {
        worker.translate(
            line: line, value: message.value, pathPrefix: message.path, for: people, at: clock.now,
            records: &output.records, rejects: &output.rejects, tally: &tally,
            afterRecord: output.flushIfFull)
    }

    mutating func reject(
        line: Int, _ oversized: OversizedLine, into output: BlockOutput, tally: inout TranslationTally
    ) {
        worker.reject(
            line: line, tooLongBy: oversized.count, head: oversized.head, records: &output.records,
            rejects: &output.rejects, tally: &tally)
    }
}
