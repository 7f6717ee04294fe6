internal import APNSDelivery
internal import Logging
internal import Synchronization

/// Says in the log why pushes fail: outcomes have a word for it only.
///
/// Each cause of an app is told once a minute, however many pushes fail by it.
final class FailureLog: Sendable {
    private struct Cause: Hashable {
        let app: String
        let cause: DeliveryFailure.Cause
    }

    private let logger: Logger
    private let pause: Duration
    private let told = Mutex<[Cause: ContinuousClock.Instant]>([:])

    /// Tells a cause again after a pause.
    init(logger: Logger, pause: Duration = .seconds(60)) {
        self.logger = logger
        self.pause = pause
    }

    /// Notes that a push of an app failed.
    func note(_ failure: DeliveryFailure, of app: String) {
        // The process ends, or the configuration was changed; the push is made again.
        guard failure.cause != .shutDown else { return }
        let now = ContinuousClock.now
        let isNew = told.withLock { told in
            let cause = Cause(app: app, cause: failure.cause)
            if let last = told[cause], now - last < pause { return false }
            told[cause] = now
            return true
        }
        guard isNew else { return }
        logger.warning(
            "Pushes fail.",
            metadata: [
                "app": "\(app)", "reason": "\(failure.cause.rawValue)", "cause": "\(failure.description)",
            ])
    }
}
