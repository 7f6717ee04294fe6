internal import Synchronization

/// How much waits, as it was seen last.
final class BacklogWatch: Sendable {
    private let last = Mutex(Backlog(jobs: 0, oldest: nil, dead: 0))

    /// What was seen last.
    var now: Backlog { last.withLock { $0 } }

    /// Notes what was seen.
    func set(_ backlog: Backlog) { last.withLock { $0 = backlog } }
}
