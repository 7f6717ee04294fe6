internal import APNSTypes
internal import Synchronization

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

    init(
        _ report: DeliveryReport, of push: PushPlan.Push, _ job: Job, tries: Int, isExcused: Bool, now: Int
    ) {
        self.isExcused = isExcused
        outcome = NewOutcome("accepted", of: job, device: push.device, at: now)
        (outcome.apnsID, outcome.tries, outcome.badge) = (report.apnsID?.string, tries, push.badge)
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

/// Whether Apple takes pushes of a topic at all, so that a failure that all pushes share counts against none of them.
final class RouteHealth: Sendable {
    /// The pushes of an app that share topic and server, and so fail together.
    struct Route: Hashable {
        let app: String
        let topic: UTF8Text?
        let environment: Device.Environment
    }

    /// A job; its number is one of its app's.
    private struct JobKey: Hashable {
        let app: String
        let id: Int

        init(_ job: Job) { (app, id) = (job.app, job.id) }
    }

    private struct State {
        /// How many pushes of each route were answered for themselves.
        var answers: [Route: Int] = [:]
        /// How many of its route were before the last try of a push that failed, by device, until its job is over.
        var failing: [JobKey: [String: Int]] = [:]
    }

    private let state = Mutex(State())

    /// How many pushes of a route were answered so far.
    func count(of route: Route) -> Int { state.withLock { $0.answers[route] ?? 0 } }

    /// A push was answered for itself, so the route works.
    func note(_ route: Route) { state.withLock { $0.answers[route, default: 0] += 1 } }

    /// Notes that a job's push to a device failed before which `count` pushes of its route were answered; says whether none was
    /// answered since its try before.
    func isDown(_ route: Route, failing job: Job, on device: String, after count: Int) -> Bool {
        state.withLock { state in
            let before = state.failing[JobKey(job), default: [:]].updateValue(count, forKey: device) ?? count
            return state.answers[route] ?? 0 == before
        }
    }

    /// Forgets the pushes of a job that is over.
    func forget(_ job: Job) { state.withLock { $0.failing[JobKey(job)] = nil } }
}

extension DeliveryReport {
    /// Whether the push may have shared its failure with every other push of its route: Apple, the key, the topic or the
    /// network is at fault, and not the push or its device.
    var isOfRoute: Bool {
        switch outcome {
        case .accepted: false
        case .rejected(let rejection): rejection.mayPass && rejection.retry != .afterDelay
        case .failed(let failure):
            switch failure.cause {
            case .invalidDeviceToken, .invalidRequest, .shutDown: false
            default: true
            }
        }
    }

    /// Whether somebody answered, so that other pushes of the route can be answered too.
    var isAnswer: Bool {
        if case .failed = outcome { return false }
        return !isOfRoute
    }
}

/// Hands pushes to Apple; the server gives one that chooses among its clients.
protocol PushDelivery: Sendable {
    /// Sends a push of an app and waits for its outcome, which comes after some seconds at the latest.
    func deliver(_ push: APNSPush, of app: String, environment: Device.Environment) async -> DeliveryReport
}
