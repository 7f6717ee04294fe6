import RedisTestServer
import Testing

@testable import Gateway

@Suite("Calls that block", .enabled(if: RedisServer.isInstalled), .timeLimit(.minutes(5)))
struct BlockingTests {
    @Test("They hold up no other call, and may take longer than the patience")
    func longer() async throws {
        var options = RedisClient.Options()
        options.patience = .seconds(1)
        try await withClient(of: RedisServer.shared().address, options) { client async throws in
            async let blocked = client.block(["BLPOP", "block:long", 10], at: "block:long", for: 10)
            try await Task.sleep(for: .milliseconds(1_600))
            _ = try await client.call(["RPUSH", "block:long", "x"], at: "block:long")
            #expect(
                try await blocked == .array([.bytes(Array("block:long".utf8)), .bytes(Array("x".utf8))]))
        }
    }

    @Test("Nothing comes in time: the reply is null, and the connection serves the next one")
    func nothing() async throws {
        let server = try await RedisServer.start()
        try await withClient(of: server.address) { client async throws in
            for _ in 0..<3 {
                #expect(try await client.block(["BLPOP", "a", "0.05"], at: "a", for: 0.05) == .null)
            }
            // The one that all share, the one that blocked, and redis-cli's.
            #expect(try server.command("CLIENT", "LIST").split(whereSeparator: \.isNewline).count == 3)
        }
        server.stop()
    }

    @Test("Cancelling ends them promptly")
    func cancelled() async throws {
        let server = try await RedisServer.start()
        try await withClient(of: server.address) { client async throws in
            let blocked = Task {
                await failure { () throws(RedisError) in
                    try await client.block(["BLPOP", "a", 30], at: "a", for: 30)
                }
            }
            try await waitUntil { try isBlocking(server) }
            let start = ContinuousClock.now
            blocked.cancel()
            #expect(await blocked.value.error == .unanswered("The call was cancelled."))
            #expect(.now - start < .seconds(25))
            #expect(try await client.call(["PING"], at: nil) == .status("PONG"))
        }
        server.stop()
    }

    @Test("They fail when the server stays silent for longer than it was to block")
    func silent() async throws {
        let server = try await RedisServer.start()
        var options = RedisClient.Options()
        options.patience = .milliseconds(500)
        try await withClient(of: server.address, options) { client async throws in
            async let blocked = failure { () throws(RedisError) in
                try await client.block(["BLPOP", "a", 2], at: "a", for: 2)
            }
            try await waitUntil { try isBlocking(server) }
            server.pause()
            let failed = await blocked
            #expect(failed.error?.reason?.contains("has not answered in time") == true, "\(failed)")
            #expect((.milliseconds(2_490)..<(.seconds(30))).contains(failed.time), "\(failed)")
            server.resume()
        }
        server.stop()
    }

    private func isBlocking(_ server: RedisServer) throws -> Bool {
        try server.command("INFO", "clients").contains("blocked_clients:1")
    }
}
