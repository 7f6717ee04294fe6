import RedisTestServer
import Testing

@testable import Gateway

@Suite("Memory of a Redis store", .serialized)
struct MemoryTests {
    private static let count = 20_000

    @Test("Above nine tenths of the server's memory nothing is accepted, and jobs go on")
    func fullServer() async throws {
        let server = try await RedisServer.start(["maxmemory 4mb"])
        let store = try await RedisStore(
            address: server.address, options: RedisStoreOptions(patience: patience))
        let accepted = try await fill(store)
        #expect(accepted > 100)
        #expect(try await store.backlog().jobs == accepted)
        let jobs = try await store.take(atMost: accepted)
        #expect(jobs.count == accepted)
        for job in jobs {
            #expect(try await store.begin(job, counting: .none, at: noon) != nil)
            try await store.settle(Settlement(job, .done))
        }
        while try await store.expire(Retention(messages: 0, outcomes: 0), at: noon + 2 * day) > 0 {}
        await store.engine.lookAtMemory()
        #expect(try await store.accept(.sample(90_000)) == .accepted(ids: [MessageID(90_000)]))
        await store.close()
        server.stop()
    }

    @Test("The store has a limit of its own for a server that has none")
    func limit() async throws {
        let server = try await RedisServer.start()
        let store = try await RedisStore(
            address: server.address, options: RedisStoreOptions(memoryLimit: 4 << 20, patience: patience))
        #expect(try await fill(store) > 100)
        #expect(await failure { try await store.check() } == .full)
        await store.close()
        server.stop()
    }

    /// Accepts until there is no room; says how many.
    private func fill(_ store: RedisStore) async throws -> Int {
        for id in 1...20_000 {
            var submission = Submission.sample(id)
            submission.messages[0].body = [UInt8](repeating: 65, count: 3_000)
            if id.isMultiple(of: 20) { await store.engine.lookAtMemory() }
            if let code = await failure({ _ = try await store.accept(submission) }) {
                #expect(code == .full)
                return id - 1
            }
        }
        Issue.record("there was always room")
        return 0
    }

    @Test("A message that waits takes at most 900 bytes, and that it was counted for its receiver 120 more")
    func direct() async throws {
        let server = try await RedisServer.start()
        let store = try await RedisStore(
            address: server.address, options: RedisStoreOptions(patience: patience))
        let first = 1_000_000_000_000_000
        let empty = try usedMemory(server)
        try await each(first) { id in
            var submission = Submission.sample(
                id, to: "user-\(id % 5_000)",
                vendorID: "7b3f1c2e-1111-4222-8333-\(String(id).suffix(12))",
                acceptedAt: noon + (id - first) * 10)
            submission.messages[0].body = [UInt8](repeating: 65, count: 500)
            _ = try await store.accept(submission)
        }
        #expect((try usedMemory(server) - empty) / Self.count <= 900)
        #expect(try await bytesOfCounting(store, server) <= 120)
        await store.close()
        server.stop()
    }

    @Test("A receiver in a group for whom a message was counted is remembered in at most 120 bytes")
    func group() async throws {
        let server = try await RedisServer.start()
        let store = try await RedisStore(
            address: server.address, options: RedisStoreOptions(patience: patience))
        for id in 1...4 {
            let works = (0..<Self.count / 4).map {
                NewJob(
                    kind: .push, message: MessageID(id), receiver: "user-\($0)", group: "team",
                    isCounted: true)
            }
            let message = StoredMessage.sample(id, receiver: nil, group: "team")
            _ = try await store.accept(Submission(app: "shop", messages: [message], jobs: works))
        }
        #expect(try await bytesOfCounting(store, server) <= 120)
        await store.close()
        server.stop()
    }

    /// How many more bytes each message takes once it was counted for its receiver.
    private func bytesOfCounting(_ store: RedisStore, _ server: RedisServer) async throws -> Int {
        // The people are known, and jobs begun, before messages are counted.
        for person in 0..<5_000 {
            _ = try await store.changeUnread(of: "user-\(person)", app: "shop", .add(0), adding: [])
        }
        let jobs = try await store.take(atMost: Self.count)
        #expect(jobs.count == Self.count)
        try await each(0) { _ = try await store.begin(jobs[$0], counting: .none, at: noon) }
        let begun = try usedMemory(server)
        try await each(0) { _ = try await store.begin(jobs[$0], counting: .add, at: noon) }
        return (try usedMemory(server) - begun) / Self.count
    }

    /// Does something 20 000 times, many at a time.
    private func each(_ first: Int, _ body: @escaping @Sendable (Int) async throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for start in stride(from: 0, to: Self.count, by: 1_000) {
                group.addTask { for id in start..<start + 1_000 { try await body(first + id) } }
            }
            try await group.waitForAll()
        }
    }

    private func usedMemory(_ server: RedisServer) throws -> Int {
        let lines = try server.command("INFO", "memory").split(whereSeparator: \.isNewline)
        let line = try #require(lines.first { $0.hasPrefix("used_memory:") })
        return try #require(Int(line.dropFirst("used_memory:".count)))
    }
}
