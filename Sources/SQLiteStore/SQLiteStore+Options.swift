extension SQLiteStore {
    /// How a file is used.
    public struct Options: Sendable {
        /// Who opens the file.
        public enum Use: Sendable, Hashable {
            /// The process that accepts messages and hands out jobs: one at a time.
            case serving
            /// A process that reads, or changes a little, while another one may be serving.
            case beside
        }

        /// When a commit is over.
        public enum Synchronous: String, Sendable, Hashable, CaseIterable {
            /// When the system has it. It survives the end of the process; after a loss of power the commits of about
            /// the last second may be missing, and what is there is sound.
            case normal
            /// When the disk has it. It survives a loss of power.
            case full
        }

        /// Who opens the file.
        public var use: Use
        /// When a commit is over.
        public var synchronous: Synchronous
        /// How many calls from outside may wait for a commit; one more fails with the code `unavailable`.
        ///
        /// What jobs write is not counted: there are as many of those as jobs were handed out.
        public var waitingLimit: Int
        /// The greatest size of the file in bytes; nil for as large as the disk allows.
        public var sizeLimit: Int?
        /// The time, in Unix milliseconds, by which jobs that wait are due.
        public var now: @Sendable () -> Int
        /// Is told how long each commit took, from its first statement to its end, and how many calls it held.
        public var didCommit: (@Sendable (_ time: Duration, _ calls: Int) -> Void)?

        /// Describes how a file is used.
        public init(
            use: Use = .serving, synchronous: Synchronous = .normal, waitingLimit: Int = 10_000,
            sizeLimit: Int? = nil,
            didCommit: (@Sendable (_ time: Duration, _ calls: Int) -> Void)? = nil,
            now: (@Sendable () -> Int)? = nil
        ) {
            self.use = use
            self.synchronous = synchronous
            self.waitingLimit = waitingLimit
            self.sizeLimit = sizeLimit
            self.now = now ?? { UnixTime.now() }
            self.didCommit = didCommit
        }
    }
}
