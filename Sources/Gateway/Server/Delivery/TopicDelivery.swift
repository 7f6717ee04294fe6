internal import APNSDelivery
internal import CoreMetrics
internal import Logging
internal import PushBridge
internal import Synchronization

/// Hands pushes to Apple with the key of their app and topic: one client for each key and server.
///
/// Waits between tries are short, since the gateway tries longer by itself.
final class TopicDelivery: PushDelivery {
    private let state: Mutex<State>
    private let maker: ClientMaker
    private let failures: FailureLog

    /// What one lock guards.
    private struct State {
        var routes: DeliveryRoutes
        var clients: [ClientIdentity: APNSClient]
    }

    /// Makes the clients of all apps; nothing is sent or opened yet.
    ///
    /// - Parameters:
    ///   - apps: The apps, with their keys.
    ///   - logger: Gets messages about connections.
    ///   - metrics: Counts outcomes and connections.
    /// - Throws: `ProviderTokenError` for a key that cannot sign, ``APNSClientError`` for a server that cannot be used.
    init(
        apps: [AppConfiguration], logger: Logger = Logger(label: "pushbridge.apns"),
        metrics: any MetricsFactory = MetricsSystem.factory
    ) throws {
        maker = ClientMaker(logger: logger, metrics: metrics)
        failures = FailureLog(logger: logger)
        let routes = DeliveryRoutes(apps)
        state = Mutex(State(routes: routes, clients: try maker.clients(for: routes, keeping: [:])))
    }

    /// Takes other apps from now on.
    ///
    /// Clients whose key and server stay are kept with their connections; the others end when each push that they took has
    /// its outcome. Where this throws, everything stays as it was.
    func replace(apps: [AppConfiguration]) throws {
        let routes = DeliveryRoutes(apps)
        let known = state.withLock { $0.clients }
        let clients = try maker.clients(for: routes, keeping: known)
        state.withLock { $0 = State(routes: routes, clients: clients) }
        let dropped = known.filter { clients[$0.key] == nil }.map(\.value)
        guard !dropped.isEmpty else { return }
        Task { for client in dropped { await client.shutdown() } }
    }

    /// Sends a push of an app and waits for its outcome.
    ///
    /// A push without a topic, or with one that no key of the app has, fails without being sent.
    func deliver(
        _ push: APNSPush, of app: String, environment: Device.Environment
    ) async -> DeliveryReport {
        let choice = state.withLock { state in
            state.routes.client(for: push.request.headers.topic, of: app, environment).map {
                state.clients[$0]
            }
        }
        let report =
            switch choice {
            case .success(let client?): await client.deliver(push)
            case .success(nil):
                Self.report(DeliveryFailure(.shutDown, "The delivery was shut down."), push)
            case .failure(let failure): Self.report(failure, push)
            }
        if case .failed(let failure) = report.outcome { failures.note(failure, of: app) }
        return report
    }

    /// Takes no more pushes, and waits until each one taken has its outcome.
    func shutdown() async {
        let clients = state.withLock { state in
            defer { state.clients = [:] }
            return state.clients.values.map { $0 }
        }
        await withDiscardingTaskGroup { group in
            for client in clients { group.addTask { await client.shutdown() } }
        }
    }

    private static func report(_ failure: DeliveryFailure, _ push: APNSPush) -> DeliveryReport {
        DeliveryReport(outcome: .failed(failure), apnsID: push.request.headers.id, attempts: 0)
    }
}
