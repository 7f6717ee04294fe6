internal import Synchronization

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
