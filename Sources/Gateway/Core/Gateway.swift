internal import CoreMetrics
internal import Logging
internal import PushRecords
internal import Synchronization
internal import Tracing
internal import VendorSignature

/// Takes messages of several apps, keeps them, and pushes each to the people whom it reaches.
///
/// Accepting, counting and fanning out happen exactly once; pushes at least once, with an `apns-id` that is the same at every
/// try. Messages of one conversation reach a person in the order in which they were accepted.
final class Gateway: Sendable {
    /// The bounds of a gateway, and what tests change.
    struct Configuration: Sendable {
        /// How many jobs are held in memory; the apps share them equally.
        var capacity = 5_000
        /// How many jobs may wait before nothing more is accepted.
        var maximumBacklog = 1_000_000
        /// How old the job may be that was taken from the store last, in milliseconds, before nothing more of its app is
        /// accepted; it counts while the app's places are all taken.
        var maximumLag = 600_000
        /// Finds the time zones that people name.
        var zones: TimeZoneRule.Finder = { _ in nil }
        /// Gets messages about what fails.
        var logger = Logger(label: "pushbridge.gateway")
        /// Counts what happens.
        var metrics: any MetricsFactory = MetricsSystem.factory
        /// Makes a span of each step of a message.
        var tracer: any Tracer = InstrumentationSystem.tracer
        /// Called at each step, so that a test can end the process there.
        var fault: @Sendable (FaultPoint) -> Void = { _ in }
    }

    /// Keeps the state.
    let store: any Store
    let apps: AppTable
    let clock: GatewayClock
    let configuration: Configuration
    let ids: MessageIDs
    let journal: GatewayJournal
    let step: StepTracer
    /// How much waited when the store was asked last.
    private let backlog = Mutex(Backlog(jobs: 0, oldest: nil, dead: 0))
    let dispatcher: Dispatcher
    let messages = ReadMessages()
    let delivery: any PushDelivery
    let settings: PersonSettings
    let routes = RouteHealth()

    /// Makes a gateway; it works once ``run()`` is called.
    ///
    /// On a store that was used before, call ``prepare()`` first.
    init(
        _ configuration: Configuration = Configuration(), apps: [GatewayApp], store: any Store,
        delivery: any PushDelivery, clock: GatewayClock
    ) {
        self.configuration = configuration
        self.store = store
        self.clock = clock
        self.apps = AppTable(apps)
        ids = MessageIDs { store.node }
        journal = GatewayJournal(logger: configuration.logger, metrics: configuration.metrics, clock: clock)
        step = StepTracer(tracer: configuration.tracer)
        dispatcher = Dispatcher(
            store: store, clock: clock, journal: journal, capacity: configuration.capacity)
        dispatcher.serve(apps.map(\.name))
        self.delivery = delivery
        settings = PersonSettings(zones: configuration.zones)
    }

    /// Learns from the store which identifiers were given, so that those of this process go on behind them.
    func prepare() async throws(StoreError) {
        if let last = try await store.lastMessage() { ids.follow(last) }
    }

    /// Works on what was accepted, now and before, until it is cancelled; what was begun then is ended first.
    func run() async {
        await withDiscardingTaskGroup { group in
            group.addTask { await self.watchBacklog() }
            await dispatcher.run { await self.work(on: $0) }
            group.cancelAll()
        }
    }

    /// Takes other apps from now on, without losing anything.
    func replace(apps: [GatewayApp]) {
        self.apps.replace(by: apps)
        messages.removeAll()
        dispatcher.serve(apps.map(\.name))
    }

    /// The app with a name.
    func app(_ name: String) throws(GatewayError) -> GatewayApp {
        guard let app = apps[name] else {
            throw GatewayError(
                .unknownApp, "There is no such app. The names of apps stand in the configuration.")
        }
        return app
    }

    private func watchBacklog() async {
        while !Task.isCancelled {
            do throws(StoreError) {
                let now = try await store.backlog()
                backlog.withLock { $0 = now }
                journal.sees(now, held: dispatcher.held)
            } catch {
                if error.code != .closed { journal.storeFailed(error) }
            }
            do { try await clock.sleep(250) } catch { return }
        }
    }

    /// The time, in Unix milliseconds.
    var now: Int { clock.now() }

    /// How much waited when it was looked at last, some moments ago.
    var backlogNow: Backlog { backlog.withLock { $0 } }
}

/// The time, so that tests can set it.
struct GatewayClock: Sendable {
    /// Unix milliseconds.
    var now: @Sendable () -> Int
    /// Waits for some milliseconds; throws when it is cancelled.
    var sleep: @Sendable (Int) async throws -> Void

    init(
        now: @escaping @Sendable () -> Int,
        sleep: @escaping @Sendable (Int) async throws -> Void = {
            try await Task.sleep(for: .milliseconds($0))
        }
    ) {
        self.now = now
        self.sleep = sleep
    }
}
