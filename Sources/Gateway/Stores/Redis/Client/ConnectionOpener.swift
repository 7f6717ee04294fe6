internal import NIOCore
internal import NIOPosix
internal import NIOSSL

/// Opens connections: to a server, through TLS where it is wanted, with user and password, and to the right database.
struct ConnectionOpener: Sendable {
    private let address: RedisAddress
    private let options: RedisClient.Options
    private let group: any EventLoopGroup
    /// Nil without TLS; an error where the certificates to trust cannot be read.
    private let tls: Result<NIOSSLContext, RedisError>?

    init(_ address: RedisAddress, _ options: RedisClient.Options, _ group: any EventLoopGroup) {
        self.address = address
        self.options = options
        self.group = group
        tls = address.isSecure ? Self.context(trusting: options.authoritiesFile) : nil
    }

    private static func context(trusting file: String?) -> Result<NIOSSLContext, RedisError> {
        var configuration = TLSConfiguration.makeClientConfiguration()
        if let file { configuration.trustRoots = .file(file) }
        return Result { try NIOSSLContext(configuration: configuration) }.mapError { _ in
            .unavailable("The certificates to trust cannot be read from \(file ?? "the system").")
        }
    }

    /// Opens a connection and says who is asking.
    func open(_ endpoint: RedisEndpoint) async throws(RedisError) -> (RedisConnection, ServerRole) {
        let connection = try await connect(endpoint)
        do {
            return (connection, try await greet(connection, endpoint))
        } catch {
            let failure = error.beforeSending
            connection.close(failure)
            throw failure
        }
    }

    /// Opens a connection for calls that block.
    func connection(to endpoint: RedisEndpoint) async -> Result<RedisConnection, RedisError> {
        do {
            return .success(try await open(endpoint).0)
        } catch {
            return .failure(error)
        }
    }

    private func connect(_ endpoint: RedisEndpoint) async throws(RedisError) -> RedisConnection {
        let patience = TimeAmount(options.patience)
        let tls = try tls?.get()
        do {
            return try await ClientBootstrap(group: group)
                .connectTimeout(patience)
                .channelOption(.tcpOption(.tcp_nodelay), value: 1)
                .connect(host: endpoint.host, port: endpoint.port) { channel in
                    channel.eventLoop.makeCompletedFuture { try equip(channel, endpoint, tls) }
                }
        } catch {
            throw .unavailable(ConnectionFault(error, name: "\(endpoint)").description)
        }
    }

    private func equip(
        _ channel: any Channel, _ endpoint: RedisEndpoint, _ tls: NIOSSLContext?
    ) throws -> RedisConnection {
        let queue = CallQueue(limit: options.limit, name: "\(endpoint)")
        let handler = ConnectionHandler(
            queue: queue, reader: try ReplyReader(limit: options.replyLimit),
            patience: TimeAmount(options.patience), name: "\(endpoint)")
        if let tls {
            // Without a name, the certificate is compared with the address at the other end.
            let name = endpoint.isAddress ? nil : endpoint.host
            try channel.pipeline.syncOperations.addHandler(
                NIOSSLClientHandler(context: tls, serverHostname: name))
        }
        try channel.pipeline.syncOperations.addHandler(handler)
        return RedisConnection(channel: channel, queue: queue, handler: handler)
    }

    private func greet(
        _ connection: RedisConnection, _ endpoint: RedisEndpoint
    ) async throws(RedisError) -> ServerRole {
        if let password = address.password {
            let user: [RedisWord] = address.user.map { [.text($0)] } ?? []
            if case .failure(let failure) = try await connection.call(["AUTH"] + user + [.text(password)])
                .get()
            {
                // The server's own text is left out: nothing of the password may reach a log.
                throw .unavailable("\(endpoint) refuses the user or password (\(failure.code)).")
            }
        }
        let hello = try await connection.call(["HELLO", "2", "SETNAME", "pushbridge"]).get()
        if case .failure(let failure) = hello {
            throw .unavailable("\(endpoint) does not let this client in: \(failure.message)")
        }
        guard let role = ServerRole(hello) else {
            throw .unavailable("\(endpoint) does not say what it is; Redis 7, Valkey or newer is needed.")
        }
        guard address.database != 0 else { return role }
        if case .failure(let failure) = try await connection.call(["SELECT", .integer(address.database)])
            .get()
        {
            throw .unavailable("\(endpoint) refuses database \(address.database): \(failure.message)")
        }
        return role
    }
}

/// What a server is, as its answer to `HELLO` says.
struct ServerRole: Sendable, Hashable {
    /// Whether it is one of a cluster.
    let isInCluster: Bool
    /// Whether it copies another server and takes no writes.
    let isReplica: Bool

    /// Reads the answer, names and values in turn; nil when it does not say.
    init?(_ hello: RedisReply) {
        guard case .array(let items) = hello else { return nil }
        var said: [String: String] = [:]
        for index in stride(from: 0, to: items.count - 1, by: 2) {
            guard case .bytes(let name) = items[index], case .bytes(let value) = items[index + 1] else {
                continue
            }
            said[String(decoding: name, as: UTF8.self)] = String(decoding: value, as: UTF8.self)
        }
        guard let mode = said["mode"], let role = said["role"] else { return nil }
        isInCluster = mode == "cluster"
        isReplica = role != "master"
    }
}

/// What is wrong with a connection, in words for people.
struct ConnectionFault: CustomStringConvertible {
    let description: String

    init(_ error: any Error, name: String) {
        let text = "\(error)"
        description =
            switch error {
            case let error as NIOConnectionError where error.connectionErrors.isEmpty:
                "The name of \(name) has no address; correct it, or check the network."
            case let error as NIOConnectionError:
                "\(name) cannot be reached: \(error.connectionErrors.first.map { Self.words($0.error) } ?? "")."
            case is ChannelError, is IOError: "\(name) cannot be reached: \(Self.words(error))."
            case let error as NIOSSLExtraError where Self.isAboutTheName(error):
                "The certificate of \(name) is for another host."
            case NIOSSLError.unableToValidateCertificate: "The certificate of \(name) is for another host."
            case _ where text.contains("CERTIFICATE_VERIFY_FAILED"):
                "The certificate of \(name) is not signed by an authority that is trusted here, or it has expired."
            case _ where text.contains("WRONG_VERSION_NUMBER") || text.contains("HTTP_REQUEST"):
                "\(name) does not answer with TLS; check the port, or write redis:// instead of rediss://."
            default: "The TLS connection to \(name) failed: \(text.prefix(200))."
            }
    }

    private static func isAboutTheName(_ error: NIOSSLExtraError) -> Bool {
        error == .failedToValidateHostname || error == .serverHostnameImpossibleToMatch
    }

    private static func words(_ error: any Error) -> String {
        switch error {
        case let error as IOError where error.errnoCode == ECONNREFUSED: "connection refused"
        case ChannelError.connectTimeout: "there was no answer in time"
        default: String("\(error)".prefix(200))
        }
    }
}
