internal import Synchronization

/// Whether Apple takes pushes of a topic at all, so that a failure that all pushes share counts against none of them.
final class RouteHealth: Sendable {
    /// The pushes of an app that share topic and server, and so fail together.
    struct Route: Hashable {
        let app: String
        let topic: UTF8Text?
        let environment: Device.Environment
    }

    /// How many pushes of each route were answered for themselves.
    private let answers = Mutex<[Route: Int]>([:])

    /// How many pushes of a route were answered so far.
    func count(of route: Route) -> Int { answers.withLock { $0[route] ?? 0 } }

    /// A push was answered for itself, so the route works.
    func note(_ route: Route) { answers.withLock { $0[route, default: 0] += 1 } }
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
