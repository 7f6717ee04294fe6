internal import NIOCore

/// Finds out with PINGs whether a silent connection still works.
struct KeepAlive {
    /// What to do now.
    enum Action {
        case none
        case ping
        case close
    }

    private let interval: TimeAmount
    private let timeout: TimeAmount
    private var lastHeard = NIODeadline.distantPast
    private var askedAt: NIODeadline?

    init(interval: Duration, timeout: Duration) {
        self.interval = TimeAmount(interval)
        self.timeout = TimeAmount(timeout)
    }

    /// Notes that something arrived.
    mutating func heard(at now: NIODeadline) {
        lastHeard = now
        askedAt = nil
    }

    /// What to do at a time; where an answer is late, a PING is sent at once.
    mutating func action(at now: NIODeadline, isSuspect: Bool) -> Action {
        if let askedAt { return now - askedAt >= timeout ? .close : .none }
        guard isSuspect || now - lastHeard >= interval else { return .none }
        askedAt = now
        return .ping
    }
}
