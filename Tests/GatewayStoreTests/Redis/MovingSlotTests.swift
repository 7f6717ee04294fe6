import Foundation
import RedisTestServer
import Testing

@testable import Gateway

@Suite("An app's slot that moves to another server", .enabled(if: RedisServer.isInstalled))
struct MovingSlotTests {
    @Test("What is accepted and worked on meanwhile is there once, and in order", .timeLimit(.minutes(5)))
    func moving() async throws {
        let cluster = try await RedisCluster.start()
        let store = try await RedisStore(address: cluster.address, options: .init(patience: patience))
        let seen = SeenJobs()
        let count = 600
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                try await work(store, until: { try await seen.isDone(count, store) }) { seen.add($0) }
            }
            group.addTask {
                for id in 1...count { _ = try await store.accept(.sample(id, to: "p\(id % 20)")) }
            }
            group.addTask {
                for target in [0, 1, 2, 0] {
                    try await cluster.moveSlot(of: store.engine.tag(of: "shop"), to: target) {
                        try await Task.sleep(for: .milliseconds(100))
                    }
                }
            }
            try await group.waitForAll()
        }
        for (receiver, jobs) in Dictionary(grouping: seen.all, by: \.work.receiver) {
            let messages = jobs.compactMap(\.work.message?.rawValue)
            #expect(messages == messages.sorted(), "\(receiver)")
            #expect(Set(messages).count == count / 20)
            #expect(Set(jobs.map { [$0.id, $0.lease] }).count == jobs.count)
            #expect(try await store.unread(receiver) == count / 20)
        }
        await store.close()
        cluster.stop()
    }
}
