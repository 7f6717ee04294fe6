internal import APNSDelivery
internal import APNSTypes
internal import NIOCore
internal import NIOPosix
internal import NIOSSL
internal import NIOTLS
internal import ProviderToken
internal import Synchronization

/// Listens on a port, and serves each connection.
final class ServerListener: Sendable {
    private let group: MultiThreadedEventLoopGroup
    private let context: NIOSSLContext
    private let settings: ConnectionSettings
    private let state: ServerState
    private let connectionLimit: Int
    private let handshakeTimeout: TimeAmount
    /// What is open: the port, and the connections.
    private let channels = Mutex<[ObjectIdentifier: any Channel]>([:])

    init(
        _ configuration: APNSTestServerConfiguration, _ files: CertificateFiles, _ state: ServerState
    ) throws(APNSTestServerError) {
        context = try files.serverContext()
        settings = ConnectionSettings(configuration)
        self.state = state
        connectionLimit = configuration.connectionLimit
        handshakeTimeout = .seconds(Int64(configuration.handshakeTimeout))
        group = MultiThreadedEventLoopGroup(numberOfThreads: max(configuration.threads, 1))
    }

    /// Begins to listen, and returns the port.
    func listen(host: String, port: Int) async throws(APNSTestServerError) -> Int {
        let bootstrap = ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 256)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try self.serve(channel) }
            }
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
        do {
            let channel = try await bootstrap.bind(host: host, port: port).get()
            keep(channel)
            return channel.localAddress?.port ?? port
        } catch {
            await stop()
            throw APNSTestServerError(.cannotListen, "\(host):\(port) cannot be listened on: \(error).")
        }
    }

    /// Closes everything and ends the threads.
    func stop() async {
        let open = channels.withLock { Array($0.values) }
        for channel in open {
            channel.eventLoop.execute { ConnectionCutter.cut(channel) }
        }
        try? await group.shutdownGracefully()
    }

    /// Begins to serve a channel.
    ///
    /// - Throws: That there are too many connections; the channel is closed then.
    private func serve(_ channel: any Channel) throws {
        guard hasRoom else {
            state.countTurnedAway()
            throw ChannelError.operationUnsupported
        }
        let session = try HTTP2Session(role: .server, settings: settings.http2)
        let connection = ServerConnection(state, settings, channel: channel)
        let pipeline = channel.pipeline.syncOperations
        try ConnectionCutter.install(in: channel)
        try pipeline.addHandler(NIOSSLServerHandler(context: context))
        try pipeline.addHandler(HandshakeTimeout(handshakeTimeout))
        try pipeline.addHandler(HTTP2ChannelHandler(session: session, delegate: connection))
        keep(channel)
    }

    /// Whether one more connection may be open; the port is open too.
    private var hasRoom: Bool { channels.withLock { $0.count - 1 < connectionLimit } }

    private func keep(_ channel: any Channel) {
        let identifier = ObjectIdentifier(channel)
        channels.withLock { $0[identifier] = channel }
        channel.closeFuture.whenComplete { _ in
            self.channels.withLock { _ = $0.removeValue(forKey: identifier) }
        }
    }
}

extension CertificateFiles {
    /// What TLS needs: version 1.2 or later, HTTP/2 only.
    fileprivate func serverContext() throws(APNSTestServerError) -> NIOSSLContext {
        do {
            let certificates = try NIOSSLCertificate.fromPEMBytes(chain)
            let privateKey = try NIOSSLPrivateKey(bytes: key, format: .pem)
            var configuration = TLSConfiguration.makeServerConfiguration(
                certificateChain: certificates.map { .certificate($0) }, privateKey: .privateKey(privateKey))
            configuration.minimumTLSVersion = .tlsv12
            configuration.applicationProtocols = ["h2"]
            return try NIOSSLContext(configuration: configuration)
        } catch {
            throw APNSTestServerError(
                .unusableCertificate,
                "The certificate or its private key cannot be used: give the chain and the plain key that belong together, as PEM."
            )
        }
    }
}

/// The settings of all connections of a server.
struct ConnectionSettings: Sendable {
    let rules: ServerRules
    let keys: AcceptedKeys
    let streamLimit: Int
    let initialStreamLimit: Int

    /// Apple's limit for the header fields of a request, in bytes (PRACTICE).
    private static let headerListSize: UInt32 = 8_000

    /// Takes what a configuration says about connections.
    init(_ configuration: APNSTestServerConfiguration) {
        let registered = configuration.script.devices.compactMap { token, device in
            device.topic.map { (DeviceToken(token), UTF8Text($0)) }
        }
        rules = ServerRules(
            environment: configuration.environment,
            registrations: Dictionary(registered, uniquingKeysWith: { _, last in last }))
        keys = AcceptedKeys(
            configuration.keys, forms: configuration.takesDERSignatures ? [.raw, .der] : [.raw])
        streamLimit = configuration.streamLimit
        initialStreamLimit = configuration.initialStreamLimit
    }

    /// The settings that a connection begins with.
    var http2: HTTP2Settings {
        HTTP2Settings(
            maximumConcurrentStreams: UInt32(clamping: initialStreamLimit),
            maximumHeaderListSize: Self.headerListSize)
    }
}

/// Closes a connection whose TLS handshake is not finished in time; stands after TLS in the pipeline.
///
/// Without it, a client that connects and sends nothing would occupy a connection for ever.
final class HandshakeTimeout: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let time: TimeAmount
    private var timeout: Scheduled<Void>?

    init(_ time: TimeAmount) {
        self.time = time
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let channel = context.channel
        timeout = context.eventLoop.scheduleTask(in: time) { ConnectionCutter.cut(channel) }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case .handshakeCompleted? = event as? TLSUserEvent { timeout?.cancel() }
        context.fireUserInboundEventTriggered(event)
    }

    func channelInactive(context: ChannelHandlerContext) {
        timeout?.cancel()
        context.fireChannelInactive()
    }
}

/// Closes connections without the closing messages of HTTP/2 and TLS, since it stands before TLS in the pipeline.
final class ConnectionCutter: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private static let name = "cutter"

    /// Puts one at the front of a channel's pipeline.
    static func install(in channel: any Channel) throws {
        try channel.pipeline.syncOperations.addHandler(ConnectionCutter(), name: name, position: .first)
    }

    /// Closes a connection at once: what was not sent is lost.
    static func cut(_ channel: any Channel) {
        let context = try? channel.pipeline.syncOperations.context(name: name)
        context?.close(promise: nil)
    }
}
