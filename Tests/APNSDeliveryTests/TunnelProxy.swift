import NIOCore
import NIOPosix
import Synchronization

/// An HTTP proxy that opens tunnels to 127.0.0.1 and writes down what it is asked for.
final class TunnelProxy: Sendable {
    let port: Int
    private let channel: any Channel
    private let log: Log

    /// What clients asked for, as text.
    var requests: [String] { log.requests.withLock { $0 } }

    final class Log: Sendable {
        let requests = Mutex<[String]>([])

        /// Notes what a client asks for; says whether it is the first one.
        func add(_ request: String) -> Bool {
            requests.withLock { requests in
                requests.append(request)
                return requests.count == 1
            }
        }
    }

    private init(channel: any Channel, log: Log) {
        self.channel = channel
        self.log = log
        port = channel.localAddress?.port ?? 0
    }

    /// Starts a proxy that tunnels to a port, whatever it is asked for; the first request it may refuse with 502.
    static func start(to target: Int, refusingFirst: Bool = false) async throws -> TunnelProxy {
        let log = Log()
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(
                        Tunnel(target: target, log: log, refusesFirst: refusingFirst))
                }
            }.bind(host: "127.0.0.1", port: 0).get()
        return TunnelProxy(channel: channel, log: log)
    }

    func stop() async throws {
        try await channel.close()
    }
}

/// Carries bytes between the client and the target.
private final class Tunnel: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let target: Int
    private let log: TunnelProxy.Log
    private let refusesFirst: Bool
    private var far: (any Channel)?

    init(target: Int, log: TunnelProxy.Log, refusesFirst: Bool) {
        self.target = target
        self.log = log
        self.refusesFirst = refusesFirst
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let bytes = unwrapInboundIn(data)
        guard far == nil else { return far?.writeAndFlush(bytes, promise: nil) ?? () }
        let near = context.channel
        if log.add(String(buffer: bytes)), refusesFirst {
            return near.writeAndFlush(ByteBuffer(string: "HTTP/1.1 502 Bad Gateway\r\n\r\n"), promise: nil)
        }
        ClientBootstrap(group: context.eventLoop)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Forwarder(to: near))
                }
            }
            .connect(host: "127.0.0.1", port: target).assumeIsolated().whenSuccess { [self] channel in
                far = channel
                near.writeAndFlush(
                    ByteBuffer(string: "HTTP/1.1 200 Connection established\r\n\r\n"), promise: nil)
            }
    }

    func channelInactive(context: ChannelHandlerContext) {
        far?.close(promise: nil)
    }
}

/// Hands on to another channel what it reads.
private final class Forwarder: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let other: any Channel

    init(to other: any Channel) {
        self.other = other
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        other.writeAndFlush(unwrapInboundIn(data), promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) {
        other.close(promise: nil)
    }
}
