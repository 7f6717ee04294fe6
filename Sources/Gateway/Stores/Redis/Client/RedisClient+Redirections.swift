extension RedisClient {
    /// Sends a command to the server that has a key, and to another one where that server says so.
    ///
    /// - Parameters:
    ///   - key: The key; nil for any master.
    ///   - send: Sends the command, which may have to say that it was sent on.
    /// - Returns: The reply, which is no error.
    /// - Throws: ``RedisError``.
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
