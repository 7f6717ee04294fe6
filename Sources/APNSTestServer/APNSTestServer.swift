internal import APNSDelivery
internal import NIOCore
internal import NIOPosix
internal import NIOSSL
public import ProviderToken
internal import Synchronization

/// A server that answers like APNs: HTTP/2 over TLS, Apple's checks in Apple's order, and the answers of a script.
///
/// ```swift
/// let server = try await APNSTestServer.start()
/// // Send to https://localhost:\(server.port), trusting server.caCertificate.
/// print(server.received.map(\.topic))
/// await server.stop()
/// ```
public final class APNSTestServer: Sendable {
    /// The port on which it listens.
    public let port: Int
    /// What a client must trust, as PEM: the authority that was made, or the certificates that were given.
    public let caCertificate: [UInt8]

    private let state: ServerState
    private let listener: ServerListener

    private init(_ listener: ServerListener, _ state: ServerState, port: Int, caCertificate: [UInt8]) {
        self.listener = listener
        self.state = state
        self.port = port
        self.caCertificate = caCertificate
    }

    /// Starts a server; it serves until ``stop()``.
    ///
    /// - Throws: That its certificate is unusable, or the port taken.
    public static func start(
        _ configuration: APNSTestServerConfiguration = APNSTestServerConfiguration()
    ) async throws(APNSTestServerError) -> APNSTestServer {
        let files = try CertificateFiles(configuration.identity)
        let state = ServerState(configuration)
        let listener = try ServerListener(configuration, files, state)
        let port = try await listener.listen(host: configuration.host, port: configuration.port)
        return APNSTestServer(listener, state, port: port, caCertificate: files.authority)
    }

    /// The requests that it remembers, in the order of their arrival.
    ///
    /// A request is here before its answer is sent.
    public var received: [ReceivedPush] { state.memory.withLock { $0.received } }

    /// What it has counted.
    public var tally: ServerTally { state.memory.withLock { $0.tally } }

    /// The devices to which pushes were accepted.
    public var devices: Devices { Devices(state: state) }

    /// Closes all connections and the port.
    public func stop() async {
        await listener.stop()
    }
}

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

/// Why a server cannot be started.
public struct APNSTestServerError: Error, Sendable, Hashable {
    /// What kind of thing went wrong.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        /// The address or port cannot be listened on.
        case cannotListen = "cannot-listen"
        /// The certificate or its key cannot be used or made.
        case unusableCertificate = "unusable-certificate"
    }

    /// What kind of thing went wrong.
    public let code: Code
    /// What is wrong and what to do, for people.
    public let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}

extension APNSTestServerError: CustomStringConvertible {
    /// The message.
    public var description: String { message }
}

/// One of Apple's two servers; a device token belongs to one of them.
public enum APNSEnvironment: String, Sendable, Hashable, CaseIterable {
    /// `api.push.apple.com`, for apps from the App Store and TestFlight.
    case production
    /// `api.sandbox.push.apple.com`, for apps from Xcode.
    case sandbox
}
