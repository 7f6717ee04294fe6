internal import NIOCore
internal import NIOPosix
internal import NIOSSL
internal import NIOTLS

/// One attempt to open a connection: to the server or through the proxy, then TLS, then HTTP/2.
///
/// Belongs to one event loop. An opened connection is told so itself.
final class ConnectionAttempt {
    /// The step that the attempt waits for.
    private enum State {
        /// A TCP connection to the proxy or the server.
        case reaching
        /// The proxy's answer.
        case tunnelling(any Channel)
        /// The TLS handshake.
        case securing(any Channel)
        /// None: the attempt has succeeded or failed.
        case over
    }

    private let configuration: APNSClientConfiguration
    private let tls: NIOSSLContext
    private let connection: APNSConnection
    private let onFailure: (ConnectFailure) -> Void
    private var state = State.reaching
    private var timeout: Scheduled<Void>?

    private var serverName: String { "server \(configuration.server)" }

    /// - Parameters:
    ///   - configuration: Where to connect to, and how long that may take.
    ///   - tls: The settings of TLS.
    ///   - connection: What is to be opened.
    ///   - onFailure: Called at most once, within the connect timeout.
    init(
        configuration: APNSClientConfiguration, tls: NIOSSLContext, connection: APNSConnection,
        onFailure: @escaping (ConnectFailure) -> Void
    ) {
        self.configuration = configuration
        self.tls = tls
        self.connection = connection
        self.onFailure = onFailure
    }

    /// Begins the attempt.
    func start(on eventLoop: any EventLoop) {
        let connectTimeout = TimeAmount(configuration.connectTimeout)
        let (proxy, server) = (configuration.proxy, configuration.server)
        timeout = eventLoop.assumeIsolated().scheduleTask(in: connectTimeout) { [self] in timeOut() }
        ClientBootstrap(group: eventLoop)
            .connectTimeout(connectTimeout)
            .channelOption(.tcpOption(.tcp_nodelay), value: 1)
            .connect(host: proxy?.host ?? server.host, port: proxy?.port ?? server.port)
            .assumeIsolated()
            .whenComplete { [self] in reached($0) }
    }

    /// There is a connection to the proxy or the server, or there is none.
    private func reached(_ result: Result<any Channel, any Error>) {
        guard case .reaching = state else {
            if case .success(let channel) = result { channel.close(promise: nil) }
            return
        }
        switch result {
        case .failure(let error):
            let name = configuration.proxy.map { "proxy \($0)" } ?? serverName
            fail(ConnectFailure(reaching: name, error))
        case .success(let channel):
            if let proxy = configuration.proxy { tunnel(channel, proxy) } else { secure(channel) }
        }
    }

    private func tunnel(_ channel: any Channel, _ proxy: HTTPProxy) {
        state = .tunnelling(channel)
        let handler = ProxyTunnelHandler(proxy: proxy, server: configuration.server) { [self] result in
            switch result {
            case .success: secure(channel)
            case .failure(let failure): fail(failure)
            }
        }
        add([handler], to: channel)
    }

    private func secure(_ channel: any Channel) {
        state = .securing(channel)
        do {
            let handshake = TLSHandshakeHandler { [self] in secured($0, channel) }
            let server = configuration.server
            // Without a name, the certificate is compared with the address at the other end, which is no proxy's.
            let tls = try NIOSSLClientHandler(
                context: tls, serverHostname: server.isAddress ? nil : server.host)
            add([tls, handshake], to: channel)
        } catch {
            fail(ConnectFailure(securing: serverName, error))
        }
    }

    private func secured(_ result: Result<String?, any Error>, _ channel: any Channel) {
        switch result {
        case .failure(let error): fail(ConnectFailure(securing: serverName, error))
        case .success("h2"):
            guard certificateFits(channel) else {
                return fail(ConnectFailure(certificateForAll: serverName))
            }
            state = .over
            timeout?.cancel()
            add([HTTP2ChannelHandler(session: connection.session, delegate: connection)], to: channel)
        case .success: fail(ConnectFailure(notHTTP2: serverName))
        }
    }

    /// Whether the certificate is for the server and not for every host of a network.
    ///
    /// TLS has compared the names already, and takes `*` for any name without a dot; such a name must stand in the
    /// certificate as it is (RFC 6125 section 6.4.3 knows a wildcard as a part of a longer name only).
    private func certificateFits(_ channel: any Channel) -> Bool {
        let server = configuration.server
        let name = server.host.dropLast(server.host.hasSuffix(".") ? 1 : 0)
        guard !server.isAddress, !name.contains(".") else { return true }
        let handler = try? channel.pipeline.syncOperations.handler(type: NIOSSLClientHandler.self)
        guard let certificate = handler?.peerCertificate else { return false }
        return !certificate.hasWildcardWithoutDomain || certificate.names(name)
    }

    private func add(_ handlers: [any ChannelHandler], to channel: any Channel) {
        do {
            try channel.pipeline.syncOperations.addHandlers(handlers)
        } catch {
            fail(ConnectFailure(reaching: serverName, error))
        }
    }

    private func timeOut() {
        let failure =
            switch state {
            case .reaching: ConnectFailure(reaching: serverName, ChannelError.connectTimeout(.zero))
            case .tunnelling:
                ConnectFailure(
                    DeliveryFailure(.proxyRefused, "The proxy did not open a tunnel in time."),
                    isPermanent: false)
            case .securing:
                ConnectFailure(
                    DeliveryFailure(
                        .tlsFailed, "The TLS handshake with the \(serverName) did not end in time."),
                    isPermanent: false)
            case .over: nil as ConnectFailure?
            }
        if let failure { fail(failure) }
    }

    private func fail(_ failure: ConnectFailure) {
        let last = state
        // Closing the channel tells its handlers, which must find that all is said.
        state = .over
        timeout?.cancel()
        switch last {
        case .over: return
        case .reaching: break
        case .tunnelling(let channel), .securing(let channel): channel.close(promise: nil)
        }
        onFailure(failure)
    }
}

/// Waits for the end of the TLS handshake, reports the protocol that was agreed on, and removes itself from the pipeline.
final class TLSHandshakeHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer

    private var completion: ((Result<String?, any Error>) -> Void)?

    init(completion: @escaping (Result<String?, any Error>) -> Void) {
        self.completion = completion
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case .handshakeCompleted(let negotiated)? = event as? TLSUserEvent {
            end(context, .success(negotiated))
        } else {
            context.fireUserInboundEventTriggered(event)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        end(context, .failure(error))
    }

    func channelInactive(context: ChannelHandlerContext) {
        end(context, .failure(ChannelError.eof))
        context.fireChannelInactive()
    }

    private func end(_ context: ChannelHandlerContext, _ result: Result<String?, any Error>) {
        guard let completion else { return }
        self.completion = nil
        completion(result)
        context.pipeline.syncOperations.removeHandler(self, promise: nil)
    }
}

extension NIOSSLCertificate {
    /// Whether one of its names is a wildcard without a domain, such as `*` or `push*`.
    ///
    /// Where there are no alternative names, TLS compares the common name, which only the description tells.
    var hasWildcardWithoutDomain: Bool {
        let names = alternativeNames
        guard names.isEmpty else { return names.contains { Self.isWildcardWithoutDomain($0) } }
        let words = description.split(separator: ";").first { $0.hasPrefix("common_name=") }
        return Self.isWildcardWithoutDomain(Array((words ?? "").utf8.drop { $0 != UInt8(ascii: "=") }))
    }

    /// Whether one of its alternative names is a host's name as it is, in letters of either case.
    func names(_ host: some StringProtocol) -> Bool {
        alternativeNames.contains {
            String(decoding: $0, as: UTF8.self).lowercased() == host.lowercased()
        }
    }

    private var alternativeNames: [[UInt8]] {
        _subjectAlternativeNames().compactMap { name in
            name.nameType == .dnsName ? Array(name.contents) : nil
        }
    }

    private static func isWildcardWithoutDomain(_ name: [UInt8]) -> Bool {
        let name = name.last == UInt8(ascii: ".") ? name.dropLast() : name[...]
        return name.contains(UInt8(ascii: "*")) && !name.contains(UInt8(ascii: "."))
    }
}
