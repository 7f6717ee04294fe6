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

    /// The numbers of a client.
    struct Options: Sendable {
        /// How long to wait for a connection, for any sign of a server that was asked, and for a cluster that moves a
        /// slot; more than zero.
        ///
        /// A server that is silent for half as long is asked whether it is still there.
        var patience: Duration = .seconds(1)
        /// How long to wait before a server is connected to again, after the first failure and at most.
        var reconnectDelay: ClosedRange<Duration> = .milliseconds(50)...(.seconds(1))
        /// How many calls to one server may wait for an answer; those beyond fail at once.
        var limit: Int = 20_000
        /// The most bytes of one reply; a server that sends more is disconnected.
        var replyLimit: Int = 64 << 20
        /// A file with the certificates of the authorities to trust, as PEM; nil for those of the system.
        var authoritiesFile: String? = nil
    }

    /// Sends one command.
    ///
    /// - Throws: ``RedisError``, within about the patience unless the server goes on with another reply for longer.
    func call(_ words: [RedisWord], at key: String?) async throws(RedisError) -> RedisReply {
        try await perform(at: key) { node, isAsking in await node.call(words, isAsking: isAsking) }
    }

    /// Runs a script by its name, and sends its text where the server does not know it.
    ///
    /// - Throws: ``RedisError``; a script that is refused half-way has done what stands before.
    func run(
        _ script: RedisScript, keys: [String], _ arguments: [RedisWord], after first: FirstScript? = nil
    ) async throws(RedisError) -> RedisReply {
        let tail = [.integer(keys.count)] + keys.map(RedisWord.text) + arguments
        func send(_ head: [RedisWord]) async throws(RedisError) -> RedisReply {
            try await perform(at: keys.first) { node, isAsking in
                await node.call(head + tail, isAsking: isAsking) { connection in
                    // While a slot moves, the server that it moves to is not the one that has it.
                    isAsking ? nil : await first?.refusal(on: connection, keys)
                }
            }
        }
        do {
            return try await send(["EVALSHA", .text(script.digest)])
        } catch .refused(let failure) where failure.code == "NOSCRIPT" {
            return try await send(["EVAL", .text(script.source)])
        }
    }

    /// Sends one command to every master, one after the other.
    func everyMaster(_ words: [RedisWord]) async throws(RedisError) -> [RedisReply] {
        var replies: [RedisReply] = []
        for node in try servers.masters() {
            let reply = try await node.call(words).get()
            if case .failure(let failure) = reply { throw .refused(failure) }
            replies.append(reply)
        }
        return replies
    }

    /// Sends one command that may block, such as `BLPOP`, on a connection that no other call uses at the time.
    ///
    /// Cancelling the task closes the connection; an element that the server took out at that moment is lost.
    func block(
        _ words: [RedisWord], at key: String, for seconds: Double
    ) async throws(RedisError) -> RedisReply {
        let allowance = TimeAmount.milliseconds(Int64(min(max(seconds, 0), 86_400) * 1_000))
        return try await perform(at: key) { node, isAsking in
            await node.block(words, isAsking: isAsking, allowance: allowance)
        }
    }

    /// Sends a command to the server that has a key, and to another one where that server says so.
    func perform(
        at key: String?, _ send: (_ node: RedisNode, _ isAsking: Bool) async -> CallResult
    ) async throws(RedisError) -> RedisReply {
        let node = try node(for: key)
        let reply = try await send(node, false).get()
        guard case .failure(let failure) = reply else { return reply }
        return try await repeated(at: key, after: failure, of: node, send)
    }

    private func node(for key: String?) throws(RedisError) -> RedisNode {
        if let key { return try servers.node(for: key) }
        let masters = try servers.masters()
        guard let node = masters.first(where: \.isUp) ?? masters.first else {
            throw .unavailable("No server of the cluster has slots.")
        }
        return node
    }

    /// Sends a command again as long as servers refuse it for reasons that pass, and for no longer than the patience.
    ///
    /// Each of these answers says that nothing was done.
    private func repeated(
        at key: String?, after failure: RedisFailure, of node: RedisNode,
        _ send: (_ node: RedisNode, _ isAsking: Bool) async -> CallResult
    ) async throws(RedisError) -> RedisReply {
        var (failure, node) = (failure, node)
        let end = ContinuousClock.now + options.patience
        var attempt = 0
        while true {
            attempt += 1
            guard let redirection = Redirection(failure) else { throw .refused(failure) }
            guard .now < end else {
                throw .unavailable("The command was refused until now: \(failure.message)")
            }
            let asked = node.endpoints[0]
            var isAsking = false
            switch redirection {
            case .moved(let slot, let target):
                if attempt > Self.promptAttempts { try await pause(attempt) }
                node = try await servers.node(at: target.endpoint(namedBy: asked), having: slot)
            case .ask(let target):
                isAsking = true
                node = try await servers.node(at: target.endpoint(namedBy: asked), having: nil)
            case .later:
                try await pause(attempt)
                node = try self.node(for: key)
            case .masterElsewhere:
                node.lookForMaster()
                repeat { try await pause(attempt) } while !node.isUp && .now < end
                node = try self.node(for: key)
            }
            let reply = try await send(node, isAsking).get()
            guard case .failure(let next) = reply else { return reply }
            failure = next
        }
    }

    /// How often a command follows a slot without a pause.
    private static let promptAttempts = 3

    /// Waits 10 ms, and 10 ms more each time up to 100 ms.
    private func pause(_ attempt: Int) async throws(RedisError) {
        do {
            try await Task.sleep(for: .milliseconds(10 * min(attempt, 10)))
        } catch {
            throw .unavailable("The call was cancelled.")
        }
    }
}
