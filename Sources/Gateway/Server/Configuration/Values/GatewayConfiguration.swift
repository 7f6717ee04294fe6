/// Everything that the gateway is told before it starts.
///
/// It is a value that tests make without any file; ``ConfigurationLoader`` makes it of a file and the environment.
package struct GatewayConfiguration: Sendable {
    /// Where it listens.
    package var listen = ListenConfiguration()
    /// Where its state is kept.
    package var store = StoreConfiguration()
    /// The bounds of what it takes.
    var limits = GatewayLimits()
    /// Hosts that it may call besides Apple's and this machine; `*.example.com` stands for all names below one.
    package var hosts: [String] = []
    /// How it is watched.
    package var operation = OperationConfiguration()
    /// The apps; their names differ.
    package var apps: [AppConfiguration] = []

    /// A gateway on loopback, with no app.
    package init() {}

    /// The app with a name; nil for none.
    package func app(named name: String) -> AppConfiguration? { apps.first { $0.name == name } }
}
