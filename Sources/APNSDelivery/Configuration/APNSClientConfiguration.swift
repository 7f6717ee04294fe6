/// The settings of an ``APNSClient``.
public struct APNSClientConfiguration: Sendable {
    /// Where to send.
    public var server: APNSServer
    /// How many connections at most; each has an event loop of its own while there are enough.
    public var connections: Int = 1
    /// How many pushes at most are accepted and have no outcome yet, over all connections together.
    ///
    /// Those who submit more have to wait.
    public var maximumInFlight: Int = 1000
    /// The longest time from a push's submission to its outcome, whatever happens.
    public var deadline: Duration = .seconds(30)
    /// The longest time to open a connection, from the look-up of the name to the end of the TLS handshake.
    public var connectTimeout: Duration = .seconds(10)
    /// How long nothing may arrive on a connection before a PING is sent.
    public var pingInterval: Duration = .seconds(60)
    /// How long to wait for the answer to a PING before the connection is closed.
    public var pingTimeout: Duration = .seconds(10)
    /// How long to wait before a connection is opened again, after the first failure and at most.
    public var reconnectDelay: ClosedRange<Duration> = .milliseconds(100)...(.seconds(30))
    /// When to send a push again.
    public var retries: RetryPolicy = RetryPolicy()
    /// Certificates to trust besides those of the system, as PEM; for tests and for servers of one's own.
    public var additionalTrustRoots: [UInt8]? = nil
    /// The proxy to go through; the server must have a name then.
    ///
    /// The certificate of a server without a name would be compared with the proxy's address.
    public var proxy: HTTPProxy? = nil

    /// The usual numbers for a server.
    public init(server: APNSServer) {
        self.server = server
    }
}
