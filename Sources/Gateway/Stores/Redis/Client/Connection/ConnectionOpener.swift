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
    ///
    /// - Returns: The connection, and what the server is.
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
