internal import NIOCore
internal import NIOPosix

/// Carries commands to a Redis server or to the masters of a cluster.
///
/// All calls share one connection to each master; many can wait for their replies at a time. Calls fail at once while
/// there is no connection, which is opened again in the background. A command that a server may have carried out is
/// never sent twice.
final class RedisClient: Sendable {
    let options: Options
    let servers: Servers

    /// Makes a client; nothing is connected yet.
    ///
    /// - Parameters:
    ///   - address: Where to connect to.
    ///   - options: The numbers.
    ///   - group: Where connections live.
    ///   - log: Told in a sentence why there is no connection to a server, once for each reason; without passwords.
    init(
        _ address: RedisAddress, options: Options = Options(),
        group: any EventLoopGroup = MultiThreadedEventLoopGroup.singleton,
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.options = options
        servers = Servers(address, options, group, log)
    }

    /// Connects: to the master among the servers of the address, or to every master of the cluster.
    ///
    /// Can be called again when it has failed.
    ///
    /// - Throws: ``RedisError/unavailable(_:)`` where no server can be used; ``RedisError/closed`` after ``close()``.
    func connect() async throws(RedisError) {
        try await servers.connect()
    }

    /// Whether every master is connected.
    var isAvailable: Bool {
        guard let masters = try? servers.masters() else { return false }
        return masters.allSatisfy(\.isUp)
    }

    /// Ends all connections; calls in flight and later ones throw ``RedisError/closed``.
    func close() async {
        await servers.close()
    }
}
