internal import APNSTypes
internal import NIOCore

/// What to do with a push that was rejected.
enum RetryDecision: Equatable {
    /// Nothing: the rejection is its outcome.
    case final
    /// Send it again when so much time has passed.
    case again(after: Duration)
    /// Sign a new provider token, and send it again on a new connection.
    case withNewToken
}

extension RetryPolicy {
    /// Decides by the table's retry rule.
    ///
    /// - Parameters:
    ///   - retry: The rule.
    ///   - answers: How often the push was answered, this answer included.
    ///   - hasNewToken: Whether it was sent again with a new token already.
    /// - Returns: The decision, which leaves the deadline to the caller.
    func decision(_ retry: RejectionReason.Retry, answers: Int, hasNewToken: Bool) -> RetryDecision {
        guard answers < maximumAttempts else { return .final }
        switch retry {
        case .never, .afterFix: return .final
        case .withNewToken: return hasNewToken ? .final : .withNewToken
        case .onNewConnection: return .again(after: .zero)
        case .withOldToken, .afterDelay: return .again(after: Self.delay(throttlingDelay, answers))
        case .after15Minutes: return .again(after: Self.delay(serverDelay, answers))
        }
    }

    /// Twice as long after each answer.
    private static func delay(_ first: Duration, _ answers: Int) -> Duration {
        first * (1 << min(max(answers - 1, 0), 16))
    }
}

/// How long to wait before a connection is opened again: longer after each failure, with a random part, so that clients do
/// not come back all at once.
struct BackOff {
    private let range: ClosedRange<Duration>
    private var failures = 0

    init(_ range: ClosedRange<Duration>) {
        self.range = range
    }

    /// The next wait: at least half of, and at most, a time that doubles with each failure.
    mutating func next() -> Duration {
        let longest = min(range.lowerBound * (1 << min(failures, 20)), range.upperBound)
        failures += 1
        return longest * Double.random(in: 0.5...1)
    }

    /// Starts over, after something worked.
    mutating func reset() {
        failures = 0
    }
}

/// Pushes that wait until they may be sent again.
struct DelayedPushes {
    private var pushes: [(push: PendingPush, due: NIODeadline)] = []

    var isEmpty: Bool { pushes.isEmpty }

    mutating func add(_ push: PendingPush, due: NIODeadline) {
        pushes.append((push, due))
    }

    /// Takes out those whose time has come.
    mutating func removeDue(at now: NIODeadline) -> [PendingPush] {
        guard pushes.contains(where: { $0.due <= now }) else { return [] }
        defer { pushes.removeAll { $0.due <= now } }
        return pushes.filter { $0.due <= now }.map(\.push)
    }

    mutating func removeAll() -> [PendingPush] {
        defer { pushes = [] }
        return pushes.map(\.push)
    }
}
