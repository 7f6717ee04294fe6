internal import APNSTypes

/// What follows from Apple's answer to one push, or from there being none.
struct DeliveryVerdict {
    /// The longest time between two tries, in milliseconds.
    static let longestPause = 900_000

    /// What is told of the push.
    var outcome: NewOutcome
    /// How long to wait before it is tried again, in milliseconds; nil where another try would come to the same.
    var pause: Int?
    /// The device, if Apple refuses it.
    var refusal: DeviceRefusal?
    /// Whether nothing was tried, because the delivery ended: the process's, or the one with an earlier key.
    var isUntried = false
    /// Whether the try does not count, because no push of its route was answered meanwhile.
    var isExcused: Bool

    /// Judges a report.
    ///
    /// - Parameters:
    ///   - report: What became of the push.
    ///   - push: The push.
    ///   - job: Its job.
    ///   - tries: How often the job was begun.
    ///   - isExcused: Whether the try does not count, because no push of its route was answered meanwhile.
    ///   - now: Unix milliseconds.
    init(
        _ report: DeliveryReport, of push: PushPlan.Push, _ job: Job, tries: Int, isExcused: Bool, now: Int
    ) {
        self.isExcused = isExcused
        outcome = NewOutcome(
            message: job.work.message, receiver: job.work.receiver, device: push.device, outcome: "accepted",
            apnsID: report.apnsID?.string, tries: tries, badge: push.badge, at: now)
        switch report.outcome {
        case .accepted: break
        case .rejected(let rejection):
            outcome.outcome = "rejected"
            outcome.reason =
                rejection.reason.rawValue.isEmpty ? "status-\(rejection.status)" : rejection.reason.rawValue
            pause = Self.pause(after: rejection, tries: tries)
            refusal = Self.refusal(of: push.push.deviceToken, by: rejection)
        case .failed(let failure):
            outcome.outcome = "failed"
            outcome.reason = failure.cause.rawValue
            outcome.mayBeDelivered = failure.mayHaveBeenProcessed
            isUntried = failure.cause == .shutDown
            pause = Self.pause(after: failure, tries: tries)
            if isExcused { pause = Self.pause(atAge: now - job.acceptedAt) }
        }
    }

    /// Longer for an older message, so that a short outage is over soon, and a long one is not hammered at.
    static func pause(atAge age: Int) -> Int { min(max(age / 4, 500), 15_000) }

    /// By the table of rejections; a fault of the app's set-up may be put right within the time of some tries.
    private static func pause(after rejection: Rejection, tries: Int) -> Int? {
        guard rejection.mayPass else { return nil }
        return switch rejection.retry {
        case .after15Minutes: longestPause
        case .never, .afterFix: 60_000
        case .withNewToken, .withOldToken, .onNewConnection, .afterDelay: doubled(2_000, tries)
        }
    }

    private static func pause(after failure: DeliveryFailure, tries: Int) -> Int? {
        switch failure.cause {
        case .invalidDeviceToken, .invalidRequest: nil
        default: doubled(500, tries)
        }
    }

    /// Twice as long after each try, up to 15 minutes.
    private static func doubled(_ first: Int, _ tries: Int) -> Int {
        min(first << min(max(tries - 1, 0), 16), longestPause)
    }

    private static func refusal(of token: UTF8Text, by rejection: Rejection) -> DeviceRefusal? {
        switch rejection.tokenVerdict {
        case .drop, .dropIfOlder, .dropUnlessOtherEnvironment:
            DeviceRefusal(
                token: token.string, since: rejection.timestamp, reason: rejection.reason.rawValue)
        case .keep, .dropIfOthersWork: nil
        }
    }
}
