import NIOCore
import NIOPosix
import NIOSSL

/// A server that answers the first bytes of each connection with a fixed text, or with nothing at all.
struct RawServer {
    let port: Int
    private let channel: any Channel

    /// Starts one that answers `text`, or nothing, ever; inside TLS with HTTP/2 agreed on, or in the clear.
    static func start(answering text: String?, isTLS: Bool = false) async throws -> RawServer {
        let context = isTLS ? try serverContext() : nil
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    if let context {
                        try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: context))
                    }
                    try channel.pipeline.syncOperations.addHandler(FixedAnswer(text: text))
                }
            }.bind(host: "127.0.0.1", port: 0).get()
        return RawServer(port: channel.localAddress?.port ?? 0, channel: channel)
    }

    func stop() async throws {
        try await channel.close()
    }

    private static func serverContext() throws -> NIOSSLContext {
        let certificate = try TestCertificate.localhost.get()
        var tls = TLSConfiguration.makeServerConfiguration(
            certificateChain: try NIOSSLCertificate.fromPEMBytes(certificate.certificate).map {
                .certificate($0)
            },
            privateKey: .privateKey(try NIOSSLPrivateKey(bytes: certificate.key, format: .pem)))
        tls.applicationProtocols = ["h2"]
        return try NIOSSLContext(configuration: tls)
    }
}

private final class FixedAnswer: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let text: String?

    init(text: String?) {
        self.text = text
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if let text { context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: text)), promise: nil) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }
}
