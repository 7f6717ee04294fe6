import RedisTestServer
import Testing

@testable import Gateway

@Suite("Steps that are asked for again since their answer was lost", .enabled(if: RedisServer.isInstalled))
struct LostAnswerTests {
    private let never = noon + 1_800_000

    @Test("A page of a group is fanned out once")
    func page() async throws {
        try await withStores(1) { stores, _ in
            let store = stores[0]
            let message = StoredMessage.sample(1, receiver: nil, group: "g")
            let job = NewJob(kind: .fanOut, message: message.id, receiver: "g", group: "g", isCounted: true)
            _ = try await store.accept(Submission(app: "shop", messages: [message], jobs: [job]))
            let fanOut = try #require(try await store.take(atMost: 1).first)
            for (page, times) in [("p1", 2), ("p2", 1)] {
                _ = try await store.begin(fanOut, counting: .none, at: noon)
                let member = NewJob(
                    kind: .push, message: message.id, receiver: page, group: "g", isCounted: true)
                for _ in 0..<times {
                    try await store.settle(Settlement(fanOut, .goesOn(position: page), jobs: [member]))
                }
            }
            #expect(try await store.openJobs(of: message.id, app: "shop") == 3)
            #expect(try await store.take(atMost: 10).map(\.work.receiver) == ["p1", "p2"])
        }
    }

    @Test("A try that was not the last is told of once, and the next one too")
    func again() async throws {
        try await withStores(1) { stores, _ in
            let store = stores[0]
            var job = try await store.job(1)
            for round in 1...2 {
                #expect(try await store.begin(job, counting: .add, at: noon)?.tries == round)
                let settlement = Settlement(job, .again(due: noon), outcomes: [.sample(1)])
                for _ in 0..<2 { try await store.settle(settlement) }
                #expect(try await store.outcomes(of: MessageID(1), app: "shop").count == round)
                job = try #require(try await store.take(atMost: 1).first)
            }
            try await store.settle(Settlement(job, .done))
        }
    }
}
