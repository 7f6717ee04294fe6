internal import Synchronization

/// Has the jobs of all apps worked on, each app's in places of its own, so that none takes those of the others.
final class Dispatcher: Sendable {
    private let store: any Store
    private let clock: GatewayClock
    private let journal: GatewayJournal
    /// How many jobs of all apps are held in memory together, so that there is a bound to it.
    private let capacity: Int
    private let apps = Mutex<[String: AppDispatcher]>([:])
    private let (added, adding) = AsyncStream.makeStream(of: AppDispatcher.self)

    /// An app has so many places at least.
    private static let fewestPlaces = 100

    init(store: any Store, clock: GatewayClock, journal: GatewayJournal, capacity: Int) {
        self.store = store
        self.clock = clock
        self.journal = journal
        self.capacity = capacity
    }

    /// How many jobs are held.
    var held: Int { apps.withLock { $0.values.reduce(0) { $0 + $1.held } } }

    /// How far an app's work is behind, in milliseconds: the age of the job that was taken last, where there is no room for more.
    func lag(of app: String) -> Int { apps.withLock { $0[app] }?.lag(at: clock.now()) ?? 0 }

    /// Works for these apps from now on; the jobs of others stay in the store.
    func serve(_ names: [String]) {
        let places = max(capacity / max(names.count, 1), Self.fewestPlaces)
        apps.withLock { apps in
            for (name, app) in apps where !names.contains(name) { app.setPlaces(0) }
            for name in names {
                if let app = apps[name] {
                    app.setPlaces(places)
                } else {
                    let app = AppDispatcher(
                        of: name, store: store, clock: clock, journal: journal, places: places)
                    apps[name] = app
                    adding.yield(app)
                }
            }
        }
    }

    /// Runs until it is cancelled; what is worked on then is ended first.
    ///
    /// - Parameter work: Works on a job until it needs no more, or waits; returns early when it is cancelled.
    func run(_ work: @escaping @Sendable (Job) async -> JobEnd) async {
        await withDiscardingTaskGroup { group in
            for await app in added { group.addTask { await app.run(work) } }
        }
    }
}
