import RedisTestServer
import Testing

@testable import Gateway

@Suite("Calls", .enabled(if: RedisServer.isInstalled), .timeLimit(.minutes(5)))
struct CallTests {
    @Test(
        "Words arrive as they are, whatever their bytes",
        arguments: [[], Array(0...255), Array("a\r\n$3\r\nb".utf8), Array(repeating: 0x2A, count: 1 << 20)])
    func bytes(value: [UInt8]) async throws {
        try await withClient(of: RedisServer.shared().address) { client async throws in
            let key = "call:bytes:\(value.count)"
            #expect(try await client.call(["SET", .text(key), .bytes(value)], at: key) == .status("OK"))
            #expect(try await client.call(["GET", .text(key)], at: key) == .bytes(value))
        }
    }

    @Test("Each kind of reply is told apart")
    func kinds() async throws {
        try await withClient(of: RedisServer.shared().address) { client async throws in
            let script: RedisWord = """
                return {1, 'é', false, redis.status_reply('FINE'), {}, {{-7}}, redis.error_reply('ODD one')}
                """
            #expect(
                try await client.call(["EVAL", script, 0], at: nil)
                    == .array([
                        .integer(1), .bytes(Array("é".utf8)), .null, .status("FINE"), .array([]),
                        .array([.array([.integer(-7)])]), .failure(RedisFailure("ODD one")),
                    ]))
        }
    }

    @Test("Ten thousand calls at a time get their own replies")
    func many() async throws {
        try await withClient(of: RedisServer.shared().address) { client async throws in
            let answered = try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in 0..<10_000 {
                    group.addTask {
                        try await client.call(["ECHO", .integer(number)], at: nil)
                            == .bytes(Array("\(number)".utf8))
                    }
                }
                return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(answered == 10_000)
        }
    }

    @Test("A command that is refused says why, and the next one works")
    func refused() async throws {
        try await withClient(of: RedisServer.shared().address) { client async throws in
            _ = try await client.call(["SET", "call:text", "a"], at: "call:text")
            let failed = await failure { () throws(RedisError) in
                try await client.call(["LPUSH", "call:text", "b"], at: "call:text")
            }
            guard case .refused(let reason) = failed.error else {
                Issue.record("It is not refused: \(failed)")
                return
            }
            #expect(reason.code == "WRONGTYPE")
            #expect(reason.message.hasPrefix("WRONGTYPE Operation against a key"))
            #expect(try await client.call(["GET", "call:text"], at: nil) == .bytes(Array("a".utf8)))
        }
    }

    @Test("A script runs on a server that does not know it, and on one that does")
    func script() async throws {
        let script = RedisScript("return {KEYS[1], ARGV[1], #ARGV}")
        try await withClient(of: RedisServer.shared().address) { client async throws in
            for _ in 0..<2 {
                #expect(
                    try await client.run(script, keys: ["call:script"], ["x", 5])
                        == .array([.bytes(Array("call:script".utf8)), .bytes(Array("x".utf8)), .integer(2)]))
            }
            #expect(
                try await client.call(["SCRIPT", "EXISTS", .text(script.digest)], at: nil)
                    == .array([.integer(1)]))
        }
    }

    @Test("A command for every master reaches the only one")
    func everyMaster() async throws {
        try await withClient(of: RedisServer.shared().address) { client async throws in
            #expect(try await client.everyMaster(["ECHO", "a"]) == [.bytes(Array("a".utf8))])
        }
    }

    @Test("The database of the address is used, and connections have a name")
    func database() async throws {
        try await withClient(of: RedisServer.shared().address + "/3") { client async throws in
            guard case .bytes(let bytes) = try await client.call(["CLIENT", "INFO"], at: nil) else { return }
            let information = String(decoding: bytes, as: UTF8.self)
            #expect(information.contains(" db=3 ") && information.contains(" name=pushbridge "))
        }
    }

    @Test("A reply that is too large, or nested too deep, ends the connection, and the next one works")
    func tooLarge() async throws {
        var options = RedisClient.Options()
        options.replyLimit = 100_000
        try await withClient(of: RedisServer.shared().address, options) { client async throws in
            let scripts: [(script: RedisWord, reason: String)] = [
                ("return string.rep('a', 200000)", "larger than 100000 bytes"),
                ("return {{{{{{{{{{1}}}}}}}}}}", "nested multi bulk replies"),
            ]
            for (script, reason) in scripts {
                let failed = await failure { () throws(RedisError) in
                    try await client.call(["EVAL", script, 0], at: nil)
                }
                #expect(failed.error?.reason?.contains(reason) == true, "\(failed)")
                try await waitUntil { client.isAvailable }
            }
            #expect(try await client.call(["ECHO", "a"], at: nil) == .bytes(Array("a".utf8)))
        }
    }
}
