/// How a SQLite file is used.
struct SQLiteOptions: Sendable {
    /// Who opens a file.
    enum Use: Sendable, Hashable {
        /// The process that accepts messages and hands out jobs: one at a time.
        case serving
        /// A process that reads, or changes a little, while another one may be serving.
        case beside
    }

    /// When a commit is over.
    enum Synchronous: String, Sendable, Hashable, CaseIterable {
        /// When the system has it. It survives the end of the process; after a loss of power the commits of about
        /// the last second may be missing, and what is there is sound.
        case normal
        /// When the disk has it. It survives a loss of power.
        case full
    }

    /// Who opens the file.
    var use = Use.serving
    /// When a commit is over.
    var synchronous = Synchronous.normal
    /// How many calls from outside may wait for a commit; one more fails with the code `unavailable`.
    ///
    /// What jobs write is not counted: there are as many of those as jobs were handed out.
    var waitingLimit = 10_000
    /// The greatest size of the file in bytes; nil for as large as the disk allows.
    var sizeLimit: Int?
    /// Is told how long each commit took, from its first statement to its end, and how many calls it held.
    var didCommit: (@Sendable (_ time: Duration, _ calls: Int) -> Void)?
    /// The time, in Unix milliseconds, by which jobs that wait are due.
    var now: @Sendable () -> Int = { UnixTime.now() }
}
