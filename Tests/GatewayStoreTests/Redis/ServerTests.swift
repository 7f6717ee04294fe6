import Foundation
import RedisTestServer
import Synchronization
import Testing

@testable import Gateway

@Suite("The server of a Redis store")
struct ServerTests {
    @Test("While the server is away calls fail at once; what was accepted is there when it is back")
    func away() async throws {
        let server = try await RedisServer.start(["appendonly yes", "appendfsync always"])
        let store = try await RedisStore(address: server.address)
        _ = try await store.accept(.sample(1))
        #expect(try await store.take(atMost: 1).count == 1)
        async let waiting = failure { _ = try await store.take(atMost: 1) }
        try await Task.sleep(for: .milliseconds(50))
        server.kill()
        #expect(await waiting == .unavailable)
        let start = ContinuousClock.now
        for id in 2...20 {
            #expect(await failure { _ = try await store.accept(.sample(id)) } == .unavailable)
        }
        #expect(await failure { try await store.check() } == .unavailable)
        #expect(start.duration(to: .now) < .milliseconds(500))

        try await server.restart()
        var next: [Job] = []
        let end = ContinuousClock.now + .seconds(30)
        while next.isEmpty, ContinuousClock.now < end {
            if (try? await store.accept(.sample(30))) == nil {
                try await Task.sleep(for: .milliseconds(20))
            } else {
                next = try await store.take(atMost: 9)
            }
        }
        #expect(next.map(\.work.message?.rawValue).last == 30)
        #expect(try await store.backlog().jobs == 2)
        await store.close()
        server.stop()
    }

    @Test("A lane whose stream somebody deleted goes on with what comes next")
    func deletedStream() async throws {
        try await withStores(1) { stores, space in
            let store = stores[0]
            let job = try await store.job(1)
            let stream = "\(space.tag)q:\(job.work.order.lane)"
            _ = try await store.engine.call(space.tag, "DEL", .text(stream))
            #expect(try await store.begin(job, counting: .add, at: noon)?.tries == nil)
            #expect(try await store.job(2).work.message == MessageID(2))
        }
    }

    @Test("A lane whose group somebody deleted goes on, and hands out nothing twice that is in hand")
    func deletedGroup() async throws {
        try await withStores(1) { stores, space in
            let store = stores[0]
            let jobs = try await store.jobs(1...3)
            _ = try await store.begin(jobs[1], counting: .add, at: noon)
            try await store.settle(Settlement(jobs[0], .done))
            let stream = "\(space.tag)q:\(jobs[0].work.order.lane)"
            _ = try await store.engine.call(space.tag, "XGROUP", "DESTROY", .text(stream), "g")
            _ = try await store.accept(.sample(4))
            let again = try await store.take(atMost: 9)
            #expect(again.map(\.work.message) == [MessageID(4)])
            for job in jobs.dropFirst() + again { try await store.settle(Settlement(job, .done)) }
            #expect(try await store.backlog().jobs == 0)
        }
    }

    @Test("A server that drops keys when its memory is full is refused")
    func policy() async throws {
        let server = try await RedisServer.start(["maxmemory-policy allkeys-lru"])
        let error = await #expect(throws: StoreError.self) {
            _ = try await RedisStore(address: server.address)
        }
        #expect(error?.code == .unavailable)
        #expect(error?.message.contains("allkeys-lru") == true)
        #expect(error?.message.contains("noeviction") == true)
        server.stop()
    }

    @Test(
        "A server that forgets what it has when it restarts is used with a warning",
        arguments: [("appendonly no", 1), ("appendonly yes", 0)])
    func withoutLog(line: String, warnings: Int) async throws {
        let server = try await RedisServer.start([line])
        let told = Mutex<[String]>([])
        let store = try await RedisStore(
            address: server.address,
            options: RedisStoreOptions(warn: { text in told.withLock { $0.append(text) } }))
        #expect(told.withLock { $0.count { $0.contains("appendonly") } } == warnings)
        await store.close()
        server.stop()
    }

    @Test("A server that does not tell its settings is used with a warning")
    func secretSettings() async throws {
        let server = try await RedisServer.start([
            "user default on nopass ~* +@all -config"
        ])
        let told = Mutex<[String]>([])
        let store = try await RedisStore(
            address: server.address,
            options: RedisStoreOptions(warn: { text in told.withLock { $0.append(text) } }))
        #expect(told.withLock { $0.count { $0.contains("CONFIG GET") } } == 1)
        await store.close()
        server.stop()
    }

    @Test("State that another version wrote is left alone", arguments: [-1, 1])
    func other(difference: Int) async throws {
        let space = try await SharedSpace.fresh()
        let store = try await space.open()
        let key = store.engine.shared + "schema"
        #expect(
            try await store.engine.call(store.engine.shared, "GET", .text(key)).number() == RedisEngine.schema
        )
        _ = try await store.engine.call(
            store.engine.shared, "SET", .text(key), .integer(RedisEngine.schema + difference))
        await store.close()
        #expect(await failure { _ = try await space.open() } == .newer)
    }

    @Test("An address that cannot be read, and one where nobody answers, are told")
    func addresses() async throws {
        for address in ["http://127.0.0.1", "redis://127.0.0.1:1"] {
            #expect(await failure { _ = try await RedisStore(address: address) } == .unavailable)
        }
    }

    @Test("Values that nobody wrote are told as damage")
    func damage() async throws {
        try await withStores(1) { stores, space in
            let (store, tag) = (stores[0], space.tag)
            _ = try await store.engine.call(tag, "SET", .text(tag + "m:7"), "x")
            #expect(await failure { _ = try await store.message(MessageID(7), app: "shop") } == .damaged)
            _ = try await store.engine.call(tag, "SET", .text(tag + "o"), "x")
            #expect(
                await failure { _ = try await store.outcomes(app: "shop", after: 0, limit: 1) } == .damaged)
        }
    }
}
