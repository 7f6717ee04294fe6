import RedisTestServer
import Testing

@testable import Gateway

@Suite("A server that is away", .enabled(if: RedisServer.isInstalled), .timeLimit(.minutes(5)))
struct AvailabilityTests {
    @Test("Calls fail at once while the server is away, and work again by themselves")
    func killed() async throws {
        let server = try await RedisServer.start(["appendonly yes", "appendfsync always"])
        let log = LoggedSentences()
        // Other tests may keep this one waiting, for less than this.
        var options = RedisClient.Options()
        options.patience = .seconds(60)
        try await withClient(of: server.address, options, log: log.add) { client async throws in
            _ = try await client.call(["SET", "a", "1"], at: "a")
            server.kill()
            try await waitUntil { !client.isAvailable }
            for _ in 0..<10 {
                let failed = await failure { () throws(RedisError) in
                    try await client.call(["GET", "a"], at: "a")
                }
                #expect(failed.error?.reason != nil && failed.time < .seconds(30), "\(failed)")
            }
            try await waitUntil { log.all.contains { $0.contains("connection refused") } }
            try await server.restart()
            try await waitUntil { client.isAvailable }
            #expect(try await client.call(["GET", "a"], at: "a") == .bytes([0x31]))
        }
        #expect(log.all.count(where: { $0.contains("was lost") }) == 1, "\(log.all)")
        #expect(log.all.count(where: { $0.contains("connection refused") }) == 1, "\(log.all)")
        server.stop()
    }

    @Test("A call in flight fails when the server dies, and is not sent again")
    func inFlight() async throws {
        let server = try await RedisServer.start()
        try await withClient(of: server.address) { client async throws in
            server.pause()
            async let call = failure { () throws(RedisError) in try await client.call(["INCR", "n"], at: "n")
            }
            try await Task.sleep(for: .milliseconds(50))
            server.kill()
            #expect(await call.error?.reason?.contains("was lost") == true)
            try await server.restart()
            try await waitUntil { client.isAvailable }
            #expect(try await client.call(["GET", "n"], at: "n") == .null)
        }
        server.stop()
    }

    @Test("Calls to a server that is silent fail within the patience, later ones at once")
    func silent() async throws {
        let server = try await RedisServer.start()
        var options = RedisClient.Options()
        options.patience = .seconds(1)
        try await withClient(of: server.address, options) { client async throws in
            server.pause()
            let first = await failure { () throws(RedisError) in try await client.call(["PING"], at: nil) }
            #expect(first.error?.reason?.contains("has not answered in time") == true, "\(first)")
            #expect((.milliseconds(990)..<(.seconds(30))).contains(first.time), "\(first)")
            let second = await failure { () throws(RedisError) in try await client.call(["PING"], at: nil) }
            #expect(second.time < .seconds(30), "\(second)")
            server.resume()
            try await waitUntil { client.isAvailable }
            #expect(try await client.call(["PING"], at: nil) == .status("PONG"))
        }
        server.stop()
    }

    @Test("That a server has become silent is noticed without a call")
    func silentWhileIdle() async throws {
        let server = try await RedisServer.start()
        var options = RedisClient.Options()
        options.patience = .seconds(1)
        try await withClient(of: server.address, options) { client async throws in
            // An answered question tells that it is not merely the time that has passed.
            try await Task.sleep(for: .milliseconds(1_600))
            #expect(client.isAvailable)
            server.pause()
            try await waitUntil { !client.isAvailable }
            server.resume()
        }
        server.stop()
    }

    @Test("No more calls wait than the limit says, and those that wait are answered")
    func limit() async throws {
        let server = try await RedisServer.start()
        var options = RedisClient.Options()
        options.limit = 100
        options.patience = .seconds(60)
        try await withClient(of: server.address, options) { client async throws in
            server.pause()
            let answered = await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<150 {
                    group.addTask { (try? await client.call(["PING"], at: nil)) == .status("PONG") }
                }
                var answers: [Bool] = []
                for await isAnswered in group {
                    answers.append(isAnswered)
                    if answers.count == 50 { server.resume() }
                }
                return answers
            }
            #expect(answered.prefix(50).allSatisfy { !$0 } && answered.dropFirst(50).allSatisfy(\.self))
        }
        server.stop()
    }

    @Test("Nobody listens: the reason is readable, and connecting can be tried again")
    func nobody() async throws {
        let server = try await RedisServer.start()
        server.kill()
        let client = RedisClient(try RedisAddress(server.address))
        await #expect(
            throws: RedisError.unavailable("127.0.0.1:\(server.port) cannot be reached: connection refused.")
        ) {
            try await client.connect()
        }
        try await server.restart()
        try await client.connect()
        #expect(client.isAvailable)
        await client.close()
        server.stop()
    }

    @Test("A peer that talks something else is named as such")
    func foreign() async throws {
        let peer = try await ForeignPeer(answering: "HTTP/1.1 400 Bad Request\r\n\r\n")
        let client = RedisClient(try RedisAddress(peer.address))
        let failed = await failure { () throws(RedisError) in
            try await client.connect()
            return .null
        }
        #expect(failed.error?.reason?.contains("does not answer as Redis does") == true, "\(failed)")
        try await peer.close()
    }

    @Test("A replica is passed over for the master, also after they have changed places")
    func masterElsewhere() async throws {
        let first = try await RedisServer.start(["repl-diskless-sync-delay 0"])
        let second = try await RedisServer.start([
            "replicaof 127.0.0.1 \(first.port)", "repl-diskless-sync-delay 0",
        ])
        // The master hands over only to a replica that has told it how far it is.
        try await waitUntil { try first.command("INFO", "replication").contains("state=online") }
        try await withClient(of: "redis://127.0.0.1:\(second.port),127.0.0.1:\(first.port)") {
            client async throws in
            _ = try await client.call(["SET", "a", "1"], at: "a")
            #expect(try first.command("FAILOVER", "TO", "127.0.0.1", "\(second.port)").hasPrefix("OK"))
            try await waitUntil { try second.command("ROLE").hasPrefix("master") }
            #expect(try await client.call(["SET", "a", "2"], at: "a") == .status("OK"))
        }
        #expect(try second.command("GET", "a").hasPrefix("2"))
        first.stop()
        second.stop()
    }

    @Test("Calls in flight and later ones fail when the client is closed")
    func closed() async throws {
        let server = try await RedisServer.start()
        let client = RedisClient(try RedisAddress(server.address))
        try await client.connect()
        server.pause()
        async let call = failure { () throws(RedisError) in try await client.call(["PING"], at: nil) }
        try await Task.sleep(for: .milliseconds(50))
        await client.close()
        #expect(await call.error == .closed)
        let later = await failure { () throws(RedisError) in try await client.call(["PING"], at: nil) }
        #expect(later.error == .closed)
        #expect(!client.isAvailable)
        server.stop()
    }
}
