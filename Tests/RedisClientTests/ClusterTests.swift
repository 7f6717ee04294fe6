import RedisTestServer
import Testing

@testable import Gateway

@Suite("A cluster", .enabled(if: RedisServer.isInstalled), .timeLimit(.minutes(5)))
struct ClusterTests {
    @Test("Keys go to the server that has their slot, from any server's address")
    func keys() async throws {
        let cluster = try await RedisCluster.shared()
        for server in cluster.masters {
            try await withClient(of: server.address) { client async throws in
                for number in 0..<100 {
                    let key = "cluster:\(number)"
                    let reply = try await client.call(["SET", .text(key), 1], at: key)
                    #expect(reply == .status("OK"))
                }
            }
        }
    }

    @Test(
        "A key's slot is the one that servers compute",
        arguments: ["a", "{a}b", "b{a}{c}", "{}a", "a{", "{ä}x", ""])
    func slot(key: String) async throws {
        try await withClient(of: RedisCluster.shared().address) { client async throws in
            let reply = try await client.call(["CLUSTER", "KEYSLOT", .text(key)], at: nil)
            #expect(reply == .integer(HashSlot.of(key)))
        }
    }

    @Test("A command for every master reaches each once")
    func everyMaster() async throws {
        let cluster = try await RedisCluster.shared()
        try await withClient(of: cluster.address) { client async throws in
            let names = try await client.everyMaster(["CLUSTER", "MYID"])
            #expect(Set(names).count == 3 && names.count == 3)
        }
    }

    @Test("Scripts run where their keys are")
    func scripts() async throws {
        let script = RedisScript("return redis.call('INCR', KEYS[1])")
        try await withClient(of: RedisCluster.shared().address) { client async throws in
            _ = try await client.everyMaster(["SCRIPT", "FLUSH"])
            for number in 0..<30 {
                let key = "script:{\(number)}"
                _ = try await client.call(["DEL", .text(key)], at: key)
                #expect(try await client.run(script, keys: [key], []) == .integer(1))
            }
        }
    }

    @Test("No call fails and none is carried out twice while a slot moves, key by key")
    func moving() async throws {
        let cluster = try await RedisCluster.start()
        try await withClient(of: cluster.address) { client async throws in
            let counters = (0..<100).map { "{move}\($0)" }
            let calls = CountedCalls()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for worker in 0..<10 {
                    group.addTask {
                        var number = 0
                        while !calls.isOver {
                            number += 1
                            let key = counters[(worker * 7 + number) % counters.count]
                            _ = try await client.call(["INCR", .text(key)], at: key)
                            calls.count()
                        }
                    }
                }
                for target in [1, 2, 0, 1] {
                    try await cluster.moveSlot(of: "{move}", to: target) {
                        // A counter that no server has yet is made where the slot goes.
                        _ = try await client.call(["INCR", .text("{move}new\(target)")], at: "{move}")
                        let before = calls.number
                        try await waitUntil { calls.number > before + 100 }
                    }
                }
                calls.end()
                try await group.waitForAll()
            }
            var sum = 0
            for counter in counters {
                guard case .bytes(let digits) = try await client.call(["GET", .text(counter)], at: counter)
                else { continue }
                sum += Int(String(decoding: digits, as: UTF8.self)) ?? 0
            }
            #expect(sum == calls.number)
        }
        cluster.stop()
    }

    @Test("A master that dies takes its own keys away only, and they come back with it")
    func killed() async throws {
        let cluster = try await RedisCluster.start(lines: [
            "appendonly yes", "appendfsync always", "cluster-require-full-coverage no",
        ])
        // A key of the first master, and one of the last.
        let names = (0..<100).map { "k\($0)" }
        let keys = try [
            #require(names.first { HashSlot.of($0) < 5_000 }),
            #require(names.first { HashSlot.of($0) > 11_000 }),
        ]
        // Other tests may keep this one waiting, for less than this.
        var options = RedisClient.Options()
        options.patience = .seconds(60)
        try await withClient(of: cluster.address, options) { client async throws in
            for key in keys { _ = try await client.call(["SET", .text(key), 1], at: key) }
            cluster.masters[0].kill()
            try await waitUntil { !client.isAvailable }
            let failed = await failure { () throws(RedisError) in
                try await client.call(["GET", .text(keys[0])], at: keys[0])
            }
            #expect(failed.error?.reason != nil && failed.time < .seconds(30), "\(failed)")
            #expect(try await client.call(["GET", .text(keys[1])], at: keys[1]) == .bytes([0x31]))
            try await cluster.masters[0].restart()
            try await waitUntil {
                (try? await client.call(["GET", .text(keys[0])], at: keys[0])) == .bytes([0x31])
            }
        }
        cluster.stop()
    }
}
