internal import APNSTypes

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
