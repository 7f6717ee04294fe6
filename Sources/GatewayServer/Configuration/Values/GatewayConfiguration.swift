/// Everything that the gateway is told before it starts.
///
/// It is a value that tests make without any file; ``ConfigurationLoader`` makes it of a file and the environment.
public struct GatewayConfiguration: Sendable {
    /// Where it listens.
    public var listen = ListenConfiguration()
    /// Where its state is kept.
    public var store = StoreConfiguration()
    /// The bounds of what it takes.
    public var limits = GatewayLimits()
    /// Hosts that it may call besides Apple's and this machine; `*.example.com` stands for all names below one.
    public var hosts: [String] = []
    /// How it is watched.
    public var operation = OperationConfiguration()
    /// The apps; their names differ.
    public var apps: [AppConfiguration] = []

    /// A gateway on loopback, with no app.
    public init() {}

    /// The app with a name; nil for none.
    public func app(named name: String) -> AppConfiguration? { apps.first { $0.name == name } }
}
