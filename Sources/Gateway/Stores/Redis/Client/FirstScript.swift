internal import Synchronization

/// A script that is run on every new connection before any other about the same keys.
///
/// A new connection may be one to a server that was started anew, or to another server than before.
final class FirstScript: Sendable {
    private let script: RedisScript
    /// The connection on which it was run last, by its first key.
    private let done = Mutex<[String: Int]>([:])

    /// Takes the script, which gets no arguments and may be run more than once on a connection.
    init(_ script: RedisScript) { self.script = script }

    /// Runs it on a connection where it was not run yet.
    ///
    /// - Returns: Why it was not run, which is an error reply or that there is no connection any more; nil once it was.
    func refusal(on connection: RedisConnection, _ keys: [String]) async -> CallResult? {
        guard let key = keys.first, done.withLock({ $0[key] != connection.number }) else { return nil }
        let words = ["EVAL", .text(script.source), .integer(keys.count)] + keys.map(RedisWord.text)
        let result = await connection.call(words)
        if case .success(let reply) = result, case .failure = reply { return result }
        guard case .success = result else { return result }
        done.withLock { $0[key] = connection.number }
        return nil
    }
}
