internal import Synchronization

/// The apps by name, which a reload of the configuration replaces as a whole.
final class AppTable: Sendable {
    private let apps: Mutex<[String: GatewayApp]>

    init(_ apps: [GatewayApp]) { self.apps = Mutex(Self.byName(apps)) }

    /// The app with that name.
    subscript(name: String) -> GatewayApp? { apps.withLock { $0[name] } }

    /// The names, in order.
    var names: [String] { apps.withLock { $0.keys.sorted() } }

    /// Takes other apps from now on; what is being worked on goes on with those before.
    func replace(by others: [GatewayApp]) {
        let others = Self.byName(others)
        apps.withLock { $0 = others }
    }

    private static func byName(_ apps: [GatewayApp]) -> [String: GatewayApp] {
        Dictionary(apps.map { ($0.name, $0) }) { $1 }
    }
}
