import APNSDelivery
import APNSTestServer
import NIOCore
import NIOPosix
import NIOSSL

/// One HTTP/2 connection to a server under test, which sends what it is told and notes what comes back.
final class TestClient: Sendable {
    private let channel: any Channel
    private let connection: NIOLoopBound<ClientConnection>

    private init(_ channel: any Channel, _ connection: NIOLoopBound<ClientConnection>) {
        self.channel = channel
        self.connection = connection
    }

    /// Connects, and waits for the server's settings.
    static func connect(to server: APNSTestServer) async throws -> TestClient {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.trustRoots = .certificates(try NIOSSLCertificate.fromPEMBytes(server.caCertificate))
        configuration.applicationProtocols = ["h2"]
        let context = try NIOSSLContext(configuration: configuration)
        let loop = MultiThreadedEventLoopGroup.singleton.next()
        let ready = loop.makePromise(of: Void.self)
        let connection = try await loop.submit {
            NIOLoopBound(ClientConnection(ready: ready), eventLoop: loop)
        }.get()
        let channel = try await ClientBootstrap(group: loop).channelInitializer { channel in
            channel.eventLoop.makeCompletedFuture {
                let pipeline = channel.pipeline.syncOperations
                try pipeline.addHandler(NIOSSLClientHandler(context: context, serverHostname: "localhost"))
                let session = try HTTP2Session(role: .client)
                try pipeline.addHandler(HTTP2ChannelHandler(session: session, delegate: connection.value))
            }
        }.connect(host: "127.0.0.1", port: server.port).get()
        try await ready.futureResult.get()
        return TestClient(channel, connection)
    }

    /// Sends requests at once, and waits until each has an outcome.
    ///
    /// - Parameters:
    ///   - pushes: What to send.
    ///   - patience: How long to wait, in milliseconds; what has no outcome by then has none.
    /// - Returns: The outcomes, in the order of the requests.
    /// - Throws: That the connection takes no more requests.
    func send(_ pushes: [TestPush], patience: Int64 = 30_000) async throws -> [StreamOutcome] {
        let connection = connection
        return try await channel.eventLoop.flatSubmit {
            connection.value.send(pushes, patience: .milliseconds(patience))
        }.get()
    }

    /// Sends one request.
    func send(_ push: TestPush, patience: Int64 = 30_000) async throws -> StreamOutcome {
        try await send([push], patience: patience)[0]
    }

    /// How many streams the server allows.
    func streamLimit() async throws -> Int {
        let connection = connection
        return try await channel.eventLoop.submit { connection.value.streamLimit }.get()
    }

    /// The last stream and the debug data of the server's GOAWAY.
    func goAway() async throws -> GoAway? {
        let connection = connection
        return try await channel.eventLoop.submit { connection.value.goAway }.get()
    }

    /// Waits until the server has closed the connection.
    func closed() async throws { try await channel.closeFuture.get() }

    /// Closes the connection.
    func close() async throws { try await channel.close() }
}

/// What a GOAWAY said.
struct GoAway: Sendable, Hashable {
    let lastStreamID: Int32
    let debugData: String
}

/// What became of a request.
struct StreamOutcome: Sendable, Hashable {
    /// The answer's header fields.
    var fields: [String: String] = [:]
    /// The answer's body.
    var body = ""
    /// Whether the answer is complete.
    var isAnswered = false
    /// Why the stream ended before that.
    var reset: HTTP2ErrorCode?

    var status: Int? { fields[":status"].flatMap(Int.init) }
}
