public import ProviderToken

/// How a server listens, which tokens it accepts, and how it answers.
public struct APNSTestServerConfiguration: Sendable {
    /// The address on which it listens.
    public var host: String
    /// The port; 0 takes any that is free.
    public var port: Int
    /// The certificate that it shows.
    public var identity: ServerIdentity
    /// Which of Apple's servers it imitates.
    public var environment: APNSEnvironment
    /// The keys whose provider tokens it takes; nil takes well-formed tokens of any key, whose signatures are not verified.
    public var keys: [AcceptedKey]?
    /// Whether a provider token's signature may also be DER, as Apple's servers are reported to take it.
    ///
    /// RFC 7518 section 3.4 demands r and s side by side, and so does Apple's documentation.
    public var takesDERSignatures: Bool
    /// What it does besides checking requests.
    public var script: Script
    /// How many streams a connection may have open once a provider token was accepted on it.
    public var streamLimit: Int
    /// How many streams a connection may have open before.
    public var initialStreamLimit: Int
    /// How many connections may be open at a time; others are closed at once.
    public var connectionLimit: Int
    /// Seconds in which a client must have finished its TLS handshake.
    public var handshakeTimeout: Int
    /// How many requests, and how many devices, are remembered.
    ///
    /// Older ones are forgotten; 0 remembers nothing.
    public var memory: Int
    /// How many threads serve connections.
    public var threads: Int
    /// The clock, in Unix seconds.
    public var clock: @Sendable () -> Int
    /// Called with every request, on the thread of its connection, before the answer is sent.
    public var onReceive: (@Sendable (ReceivedPush) -> Void)?

    /// Creates a configuration; without arguments, a server for this machine that makes a certificate for itself.
    public init(
        host: String = "127.0.0.1", port: Int = 0, identity: ServerIdentity = .generated,
        environment: APNSEnvironment = .sandbox, keys: [AcceptedKey]? = nil, takesDERSignatures: Bool = true,
        script: Script = Script(), streamLimit: Int = 1_000, initialStreamLimit: Int = 1,
        connectionLimit: Int = 1_000, handshakeTimeout: Int = 10, memory: Int = 100_000, threads: Int = 1,
        clock: @escaping @Sendable () -> Int = TokenClock.system.unixSeconds,
        onReceive: (@Sendable (ReceivedPush) -> Void)? = nil
    ) {
        self.host = host
        self.port = port
        self.identity = identity
        self.environment = environment
        self.keys = keys
        self.takesDERSignatures = takesDERSignatures
        self.script = script
        self.streamLimit = streamLimit
        self.initialStreamLimit = initialStreamLimit
        self.connectionLimit = connectionLimit
        self.handshakeTimeout = handshakeTimeout
        self.memory = memory
        self.threads = threads
        self.clock = clock
        self.onReceive = onReceive
    }
}
