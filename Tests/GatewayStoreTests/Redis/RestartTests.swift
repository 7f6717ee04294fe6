import Foundation
import RedisTestServer
import Testing

@testable import Gateway

@Suite("Jobs when the server ends or an answer is lost", .enabled(if: RedisServer.isInstalled))
struct RestartTests {
    @Test("What was in hand when the server ended comes again, in order, and no number comes twice")
    func restart() async throws {
        let server = try await RedisServer.start(["appendonly yes", "appendfsync always"])
        let store = try await RedisStore(address: server.address)
        let jobs = try await store.jobs(1...3)
        try await store.settle(Settlement(jobs[0], .done, outcomes: [.sample(1)]))
        let cursor = try #require(try await outcomes(store).last?.cursor)

        try await server.restart()
        try await untilItAnswers(store)
        // The server may have forgotten that the message was counted, so this end of its job is none.
        try await store.settle(Settlement(jobs[1], .done))
        #expect(try await store.openJobs(of: MessageID(2), app: "shop") == 1)
        #expect(try await store.begin(jobs[1], counting: .add, at: noon) == nil)

        let again = try await store.take(atMost: 10)
        #expect(again.map(\.id) == jobs.dropFirst().map(\.id))
        try await store.settle(Settlement(again[0], .done, outcomes: [.sample(2)]))
        #expect(try await outcomes(store).last.map { $0.cursor > cursor + 100_000 } == true)
        #expect(try await store.job(4).id > jobs[2].id + 100_000)
        await store.close()
    }

    @Test("No app's numbers come twice after the server ended, whichever app asks first")
    func apps() async throws {
        let server = try await RedisServer.start(["appendonly yes", "appendfsync always"])
        let store = try await RedisStore(address: server.address)
        _ = try await store.job(1)
        _ = try await store.accept(.sample(2, app: "tea"))
        let before = try #require(try await store.take(atMost: 1, of: "tea").first)
        try await server.restart()
        try await untilItAnswers(store)
        _ = try await store.job(3)
        _ = try await store.accept(.sample(4, app: "tea"))
        let after = try await store.take(atMost: 2, of: "tea")
        #expect(after.first?.id == before.id)
        #expect(after.last.map { $0.id > before.id + 100_000 } == true)
        await store.close()
    }

    @Test(
        "What the server handed out in an answer that was lost comes again, and nothing else does",
        .timeLimit(.minutes(1)))
    func lostAnswer() async throws {
        let server = try await RedisServer.start()
        let store = try await RedisStore(
            address: server.address, options: RedisStoreOptions(patience: .seconds(1)))
        let inHand = try await store.job(1)
        for id in 2...4 { _ = try await store.accept(.sample(id)) }
        let lost = try await store.engine.run(
            .take, store.engine.tag(of: "shop"),
            ScriptWords(.text(store.engine.run), .integer(noon), 10, 3_600_000))
        #expect(try lost.list()[0].list().count == 3)

        server.pause()
        #expect(await failure { _ = try await store.take(atMost: 10) } == .unavailable)
        server.resume()
        try await untilItAnswers(store)
        var jobs: [Job] = []
        // A busy machine may let an answer wait once more.
        while jobs.isEmpty { jobs = (try? await store.take(atMost: 10)) ?? [] }
        #expect(jobs.map(\.work.message) == [2, 3, 4].map { MessageID($0) })
        for job in [inHand] + jobs { try await store.settle(Settlement(job, .done)) }
        #expect(try await store.backlog().jobs == 0)
        await store.close()
    }

    private func outcomes(_ store: RedisStore) async throws -> [StoredOutcome] {
        try await store.outcomes(app: "shop", after: 0, limit: 10)
    }

    /// Waits until the store has a connection again, for ten seconds at most.
    private func untilItAnswers(_ store: RedisStore) async throws {
        for _ in 0..<1_000 {
            if await failure({ try await store.check() }) == nil { return }
            try await Task.sleep(for: .milliseconds(10))
        }
        Issue.record("The store never came back.")
    }
}
