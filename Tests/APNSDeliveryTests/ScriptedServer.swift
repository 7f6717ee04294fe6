import APNSDelivery
import NIOCore
import NIOPosix
import NIOSSL
import Synchronization

/// An HTTP/2 server over TLS that does to each request what a script says.
final class ScriptedServer: Sendable {
    /// A request that arrived.
    struct Request: Sendable {
        let fields: [String: String]
        let body: [UInt8]
        /// Which connection it came over, from 1.
        let connection: Int
        /// Which request of all it is, from 1.
        let number: Int
        let streamID: Int32

        var token: String { String((fields[":path"] ?? "").dropFirst("/3/device/".count)) }
    }

    /// What to do about it.
    enum Action: Sendable {
        case answer(Int, String = "")
        /// Answers 200 after so many milliseconds.
        case answerLater(Int64)
        /// Answers, and ends the connection behind the stream with this number.
        case goAway(after: Int32, String = "")
        case reset(HTTP2ErrorCode)
        case drop
        case nothing
        /// Reads and answers nothing on this connection any more.
        case stall
        /// Answers with more than anybody wants.
        case flood
        /// Allows so many streams from now on, and answers 200.
        case allow(UInt32)
    }

    struct State {
        var requests: [Request] = []
        var connections = 0
        var mostOpen = 0
    }

    let port: Int
    let state: Mutex<State>
    private let channel: any Channel
    private static let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)

    var requests: [Request] { state.withLock { $0.requests } }
    var connections: Int { state.withLock { $0.connections } }

    private init(channel: any Channel, shared: Shared) {
        self.channel = channel
        port = channel.localAddress?.port ?? 0
        state = Mutex(State())
        shared.server.withLock { $0 = self }
    }

    /// Starts a server on a free port of 127.0.0.1.
    static func start(
        certificate: TestCertificate? = nil, maximumStreams: UInt32 = 1_000, protocols: [String] = ["h2"],
        script: @escaping @Sendable (Request) -> Action
    ) async throws -> ScriptedServer {
        let certificate = try certificate ?? TestCertificate.localhost.get()
        var tls = TLSConfiguration.makeServerConfiguration(
            certificateChain: try NIOSSLCertificate.fromPEMBytes(certificate.certificate).map {
                .certificate($0)
            },
            privateKey: .privateKey(try NIOSSLPrivateKey(bytes: certificate.key, format: .pem)))
        tls.applicationProtocols = protocols
        let context = try NIOSSLContext(configuration: tls)
        let shared = Shared(script: script, maximumStreams: maximumStreams)
        let channel = try await ServerBootstrap(group: group)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandlers(
                        NIOSSLServerHandler(context: context), ScriptedConnection.handler(shared, on: channel)
                    )
                }
            }.bind(host: "127.0.0.1", port: 0).get()
        return ScriptedServer(channel: channel, shared: shared)
    }

    func stop() async throws {
        try await channel.close()
    }

    /// What connections need of their server.
    final class Shared: Sendable {
        let script: @Sendable (Request) -> Action
        let maximumStreams: UInt32
        let server = Mutex<ScriptedServer?>(nil)

        init(script: @escaping @Sendable (Request) -> Action, maximumStreams: UInt32) {
            self.script = script
            self.maximumStreams = maximumStreams
        }

        func update<R>(_ body: (inout sending State) -> sending R) -> R? {
            server.withLock { $0 }?.state.withLock(body)
        }
    }
}
