import RedisTestServer
import Synchronization
import Testing

@testable import Gateway

/// Connects a client, uses it, and closes it, whatever happens.
func withClient<R>(
    of address: String, _ options: RedisClient.Options = RedisClient.Options(),
    log: @escaping @Sendable (String) -> Void = { _ in }, _ body: (RedisClient) async throws -> R
) async throws -> R {
    let client = RedisClient(try RedisAddress(address), options: options, log: log)
    do {
        try await client.connect()
        let result = try await body(client)
        await client.close()
        return result
    } catch {
        await client.close()
        throw error
    }
}

/// What a call throws, and how long that took; records an issue when it throws nothing.
func failure(
    _ body: () async throws(RedisError) -> RedisReply, sourceLocation: SourceLocation = #_sourceLocation
) async -> (error: RedisError?, time: Duration) {
    let start = ContinuousClock.now
    do {
        let reply = try await body()
        Issue.record("It is answered with \(reply).", sourceLocation: sourceLocation)
        return (nil, .now - start)
    } catch {
        return (error, .now - start)
    }
}

/// Returns when something has become true, which nobody tells; gives up after twenty seconds.
func waitUntil(_ isTrue: () async throws -> Bool) async throws {
    for _ in 0..<1_000 {
        if try await isTrue() { return }
        try await Task.sleep(for: .milliseconds(20))
    }
    Issue.record("It has not become true.")
}

extension RedisError {
    /// The reason of ``unavailable(_:)`` and of ``unanswered(_:)``.
    var reason: String? {
        switch self {
        case .unavailable(let reason), .unanswered(let reason): reason
        case .refused, .closed: nil
        }
    }
}

/// Sentences that a client has logged.
final class LoggedSentences: Sendable {
    private let sentences = Mutex<[String]>([])

    var all: [String] { sentences.withLock { $0 } }

    func add(_ sentence: String) { sentences.withLock { $0.append(sentence) } }
}

/// Counts the calls of some tasks, and tells them that there have been enough.
final class CountedCalls: Sendable {
    private let state = Mutex((number: 0, isOver: false))

    var number: Int { state.withLock { $0.number } }
    var isOver: Bool { state.withLock { $0.isOver } }

    func count() { state.withLock { $0.number += 1 } }
    func end() { state.withLock { $0.isOver = true } }
}
