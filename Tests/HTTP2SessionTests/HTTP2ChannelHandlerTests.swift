import APNSDelivery
import NIOCore
import NIOPosix
import Testing

@Suite("A session in a channel")
struct HTTP2ChannelHandlerTests {
    @Test("Requests over a socket are answered, and closing one end closes the other")
    func socket() async throws {
        let group = MultiThreadedEventLoopGroup.singleton
        let server = try await ServerBootstrap(group: group).childChannelInitializer { channel in
            channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHandler(EchoConnection.handler())
            }
        }.bind(host: "127.0.0.1", port: 0).get()
        let port = try #require(server.localAddress?.port)
        let done = group.next().makePromise(of: [String].self)
        let client = try await ClientBootstrap(group: group).channelInitializer { channel in
            channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHandler(
                    CountingClient.handler(count: 1_000, done: done))
            }
        }.connect(host: "127.0.0.1", port: port).get()
        let bodies = try await done.futureResult.get()
        #expect(bodies.count == 1_000)
        #expect(Set(bodies).subtracting((0..<1_000).map { "push \($0)" }) == [])
        try await client.close()
        try await server.close()
    }
}

/// Answers each request with its own body.
private final class EchoConnection: HTTP2ConnectionDelegate {
    private var connection: HTTP2ChannelHandler?
    private var bodies: [Int: [UInt8]] = [:]

    static func handler() throws -> HTTP2ChannelHandler {
        let settings = HTTP2Settings(maximumConcurrentStreams: 2_000)
        return HTTP2ChannelHandler(
            session: try HTTP2Session(role: .server, settings: settings), delegate: EchoConnection())
    }

    func connectionOpened(_ connection: HTTP2ChannelHandler) { self.connection = connection }
    func connectionClosed(error: (any Error)?) { connection = nil }
    func received(name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>, on stream: HTTP2Stream)
    {}
    func streamClosed(_ stream: HTTP2Stream, code: HTTP2ErrorCode) {}

    func received(body: UnsafeBufferPointer<UInt8>, on stream: HTTP2Stream) {
        bodies[stream.slot, default: []] += body
    }

    func receivedEnd(of stream: HTTP2Stream) {
        var fields = HTTP2Fields()
        fields.append(":status", "200")
        try? connection?.session.sendResponse(
            to: stream, fields, body: bodies.removeValue(forKey: stream.slot) ?? [])
    }
}

/// Sends some requests at once and gathers the bodies of the answers.
private final class CountingClient: HTTP2ConnectionDelegate {
    private let count: Int
    private let done: EventLoopPromise<[String]>
    private var parts: [Int: [UInt8]] = [:]
    private var bodies: [String] = []

    init(count: Int, done: EventLoopPromise<[String]>) {
        self.count = count
        self.done = done
    }

    static func handler(count: Int, done: EventLoopPromise<[String]>) throws -> HTTP2ChannelHandler {
        HTTP2ChannelHandler(
            session: try HTTP2Session(role: .client), delegate: CountingClient(count: count, done: done))
    }

    func connectionOpened(_ connection: HTTP2ChannelHandler) {
        for number in 0..<count {
            _ = try? connection.session.sendRequest(requestFields(), body: Array("push \(number)".utf8))
        }
    }

    func connectionClosed(error: (any Error)?) { done.succeed(bodies) }
    func received(name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>, on stream: HTTP2Stream)
    {}
    func streamClosed(_ stream: HTTP2Stream, code: HTTP2ErrorCode) {}

    func received(body: UnsafeBufferPointer<UInt8>, on stream: HTTP2Stream) {
        parts[stream.slot, default: []] += body
    }

    func receivedEnd(of stream: HTTP2Stream) {
        bodies.append(String(decoding: parts.removeValue(forKey: stream.slot) ?? [], as: UTF8.self))
        if bodies.count == count { done.succeed(bodies) }
    }
}
