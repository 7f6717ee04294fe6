internal import PushBridge

/// What a subcommand does with a message; one for each thread.
///
/// Each method appends complete records, each ended by a line feed, to `records` or `rejects`, and counts into `tally`.
protocol LineWorker: ~Copyable, SendableMetatype {
    /// What is counted.
    associatedtype Tally: LineTally

    /// Works on a line without its end.
    mutating func work(line: Int, _ bytes: ByteSlice, into output: BlockOutput, tally: inout Tally)

    /// Works on a message of a document.
    mutating func work(line: Int, _ message: DocumentMessage, into output: BlockOutput, tally: inout Tally)

    /// Rejects a line that is longer than allowed.
    mutating func reject(line: Int, _ oversized: OversizedLine, into output: BlockOutput, tally: inout Tally)
}

/// What a run counts; the order in which parts are added does not matter.
protocol LineTally: Sendable {
    init()
    /// What became of the lines.
    var counts: LineCounts { get set }
    /// Lines with a signature that does not hold.
    var invalid: Int { get }
    /// Diagnostics that matter with `--strict`.
    var warnings: Int { get }
    /// Adds what another thread counted.
    mutating func add(_ other: Self)
}

extension LineTally {
    /// None, where lines have no signatures.
    var invalid: Int { 0 }
}
