import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// A server in a vendor's place, which answers as it is told.
final class VendorStub: Sendable {
    /// A call as it arrived.
    struct Call: Sendable {
        let method: String
        /// The path and the query.
        let target: String
        let headers: [(String, String)]
        let body: String
        let time: ContinuousClock.Instant

        /// The path alone.
        var path: String { String(target.prefix { $0 != "?" }) }

        func header(_ name: String) -> String? {
            headers.first { $0.0.lowercased() == name.lowercased() }?.1
        }
    }

    enum Answer: Sendable {
        case answer(Int, String, retryAfter: Int? = nil)
        /// The connection ends without an answer.
        case closed
        /// There is an answer after some milliseconds.
        indirect case late(Int64, Answer)
    }

    private let channel: any Channel
    private let calls: Mutex<[Call]>

    var port: Int { channel.localAddress?.port ?? 0 }

    /// The calls so far, in the order of their arrival; those that only get a token are left out.
    var received: [Call] { calls.withLock { $0.filter { !$0.path.hasSuffix("/token") } } }

    /// Every call so far.
    var all: [Call] { calls.withLock { $0 } }

    /// Starts one; `answer` gets a call and how many of this target and body came before it.
    static func start(_ answer: @escaping @Sendable (Call, Int) -> Answer) async throws -> VendorStub {
        let stub = Mutex<VendorStub?>(nil)
        let shared = Shared(stub)
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.configureHTTPServerPipeline()
                    try channel.pipeline.syncOperations.addHandler(
                        Handler { call in
                            guard let stub = shared.stub.withLock({ $0 }) else { return .closed }
                            return answer(call, stub.note(call))
                        })
                }
            }.bind(host: "127.0.0.1", port: 0).get()
        let made = VendorStub(channel)
        shared.stub.withLock { $0 = made }
        return made
    }

    /// What the handlers of connections find the stub by.
    private final class Shared: Sendable {
        let stub: Mutex<VendorStub?>
        init(_ stub: consuming Mutex<VendorStub?>) { self.stub = stub }
    }

    private init(_ channel: any Channel) {
        self.channel = channel
        calls = Mutex([])
    }

    private func note(_ call: Call) -> Int {
        calls.withLock { calls in
            defer { calls.append(call) }
            return calls.count { $0.path == call.path && $0.body == call.body }
        }
    }

    func stop() async { try? await channel.close() }
}

/// Reads one request after the other, and answers each.
private final class Handler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let answer: @Sendable (VendorStub.Call) -> VendorStub.Answer
    private var head: HTTPRequestHead?
    private var body = ""

    init(_ answer: @escaping @Sendable (VendorStub.Call) -> VendorStub.Answer) { self.answer = answer }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): (self.head, body) = (head, "")
        case .body(let piece): body += String(buffer: piece)
        case .end:
            guard let head else { return }
            let call = VendorStub.Call(
                method: head.method.rawValue, target: head.uri,
                headers: head.headers.map { ($0.name, $0.value) }, body: body, time: .now)
            write(answer(call), context)
        }
    }

    private func write(_ answer: VendorStub.Answer, _ context: ChannelHandlerContext) {
        switch answer {
        case .closed: context.close(promise: nil)
        case .late(let time, let answer):
            let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
            context.eventLoop.scheduleTask(in: .milliseconds(time)) {
                let (handler, context) = bound.value
                handler.write(answer, context)
            }
        case .answer(let status, let text, let retryAfter):
            var headers: HTTPHeaders = [
                "Content-Type": "application/json", "Content-Length": String(text.utf8.count),
            ]
            if let retryAfter { headers.add(name: "Retry-After", value: String(retryAfter)) }
            let head = HTTPResponseHead(
                version: .http1_1, status: .init(statusCode: status), headers: headers)
            context.write(wrapOutboundOut(.head(head)), promise: nil)
            context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: text)))), promise: nil)
            context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        }
    }
}
