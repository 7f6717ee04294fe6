public import PushBridge

/// Reads what a vendor reports of its pushes, one callback a line, and writes an outcome for each.
public struct OutcomeTask: JSONLineTask {
    private let reader: PushReportReader
    private let showsTokens: Bool

    /// Creates a task.
    ///
    /// - Parameters:
    ///   - reader: Reads the reports.
    ///   - showsTokens: Whether records show device tokens whole.
    public init(_ reader: PushReportReader, showsTokens: Bool = false) {
        self.reader = reader
        self.showsTokens = showsTokens
    }

    /// Reads a report; a webhook that is none is counted and has no record.
    public func work(
        on value: JSONValue, from origin: LineOrigin, into output: inout LineOutput
    ) throws(MessageError) {
        guard let record = try reader.record(of: value, origin.path) else {
            output.tally[.notPushResults] += 1
            return
        }
        output.tally.count(record)
        record.write(
            source: "\(reader.vendor)/offline-push", at: origin, showsToken: showsTokens,
            to: &output.records)
    }

    /// Writes the counts of what became of pushes.
    public func writeSummary(of tally: Tally, to writer: inout JSONWriter) {
        tally.write([.notPushResults], to: &writer)
        tally.write([.rejected, .outcomes, .reasons, .classes, .channels, .diagnostics], to: &writer)
    }
}

extension Tally {
    fileprivate mutating func count(_ record: OutcomeRecord) {
        self[.records] += 1
        count(record.report.outcome.word.rawValue, in: .outcomes)
        if let cause = record.report.outcome.cause {
            count(cause.reason.string, in: .reasons)
            count(cause.classification, in: .classes)
        }
        if let channel = record.report.channel { count(channel.string, in: .channels) }
        count(record.diagnostics)
    }
}
