internal import NIOCore

extension RedisClient {
    /// Sends one command.
    ///
    /// - Parameters:
    ///   - words: The command and its arguments.
    ///   - key: The key that decides which server of a cluster gets it; nil for any master.
    /// - Returns: The reply, which is no error.
    /// - Throws: ``RedisError``, within about the patience unless the server goes on with another reply for longer.
    func call(_ words: [RedisWord], at key: String?) async throws(RedisError) -> RedisReply {
        try await perform(at: key) { node, isAsking in await node.call(words, isAsking: isAsking) }
    }

    /// Runs a script by its name, and sends its text where the server does not know it.
    ///
    /// - Parameters:
    ///   - script: The script.
    ///   - keys: Its `KEYS`, all in one slot; the first decides which server of a cluster gets it.
    ///   - arguments: Its `ARGV`.
    ///   - first: What is run first on every new connection.
    /// - Returns: What the script returns.
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
    ///
    /// - Returns: The replies, in an order of no meaning; at least one.
    /// - Throws: ``RedisError``, of the first that fails.
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
    ///
    /// - Parameters:
    ///   - words: The command and its arguments, with the time after which the server gives up.
    ///   - key: The key that decides which server of a cluster gets it.
    ///   - seconds: That time; 0…86 400.
    /// - Returns: The reply, which is no error; ``RedisReply/null`` when nothing came in time.
    /// - Throws: ``RedisError``, also when the task is cancelled.
    func block(
        _ words: [RedisWord], at key: String, for seconds: Double
    ) async throws(RedisError) -> RedisReply {
        let allowance = TimeAmount.milliseconds(Int64(min(max(seconds, 0), 86_400) * 1_000))
        return try await perform(at: key) { node, isAsking in
            await node.block(words, isAsking: isAsking, allowance: allowance)
        }
    }
}
