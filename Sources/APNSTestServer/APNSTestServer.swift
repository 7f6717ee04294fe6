internal import APNSDelivery
internal import NIOCore
internal import NIOPosix
internal import NIOSSL
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
