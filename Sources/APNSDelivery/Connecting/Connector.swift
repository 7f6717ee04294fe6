internal import HTTP2Session
internal import NIOCore
internal import NIOPosix
internal import NIOSSL

/// Opens connections: to the server or through the proxy, then TLS, then HTTP/2.
struct Connector {
    private let configuration: APNSClientConfiguration
    private let tls: NIOSSLContext
    private let eventLoop: any EventLoop

    init(configuration: APNSClientConfiguration, tls: NIOSSLContext, eventLoop: any EventLoop) {
        self.configuration = configuration
        self.tls = tls
        self.eventLoop = eventLoop
    }

    /// Opens a connection, which hears of it itself; on failure, within the connect timeout, `onFailure` does.
    func connect(_ connection: APNSConnection, onFailure: @escaping (ConnectFailure) -> Void) {
        let target =
            configuration.proxy.map { ($0.host, $0.port) } ?? (
                configuration.server.host, configuration.server.port
            )
        let attempt = ConnectionAttempt(
            configuration: configuration, tls: tls, connection: connection, onFailure: onFailure)
        attempt.start(on: eventLoop)
        ClientBootstrap(group: eventLoop)
            .connectTimeout(TimeAmount(configuration.connectTimeout))
            .channelOption(.socketOption(.tcp_nodelay), value: 1)
            .connect(host: target.0, port: target.1)
            .assumeIsolated()
            .whenComplete { attempt.reached($0) }
    }
}
