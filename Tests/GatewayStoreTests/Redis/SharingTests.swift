import Synchronization
import Testing

@testable import Gateway

@Suite("Several gateways on one server")
struct SharingTests {
    @Test("Every message is worked on once under each lease of its lane, and one receiver's in their order")
    func once() async throws {
        try await withStores(3) { stores, _ in
            let seen = SeenJobs()
            let count = 900
            try await withThrowingTaskGroup(of: Void.self) { group in
                for store in stores {
                    group.addTask {
                        try await work(store, until: { try await seen.isDone(count, store) }) { seen.add($0) }
                    }
                }
                group.addTask {
                    for id in 1...count {
                        _ = try await stores[id % 3].accept(.sample(id, to: "p\(id % 60)"))
                    }
                }
                try await group.waitForAll()
            }
            // A lease that runs out on a slow machine hands the job in hand out again (at least once).
            let all = seen.all
            #expect(Set(all.map { [$0.id, $0.lease] }).count == all.count)
            let byReceiver = Dictionary(grouping: all, by: \.work.receiver)
            for (receiver, jobs) in byReceiver {
                #expect(jobs.map(\.id) == jobs.map(\.id).sorted(), "\(receiver)")
                #expect(try await stores[0].unread(receiver) == count / 60)
            }
        }
    }

    @Test("Who waits is woken by what another one accepts")
    func waking() async throws {
        try await withStores(2, longestSleep: 20_000) { stores, _ in
            var fastest = Duration.seconds(60)
            for id in 1...5 {
                async let next = stores[0].take(atMost: 1)
                try await Task.sleep(for: .milliseconds(50))
                let start = ContinuousClock.now
                _ = try await stores[1].accept(.sample(id))
                #expect(try await next.count == 1)
                fastest = min(fastest, start.duration(to: .now))
            }
            // Nobody who slept through would be there before 20 seconds.
            #expect(fastest < .seconds(10))
        }
    }

    @Test("Devices that several change at a time are all kept")
    func devices() async throws {
        try await withStores(2) { stores, _ in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 1...40 {
                    group.addTask {
                        try await stores[number % 2].put(.sample("t\(number)"), app: "shop")
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await stores[0].devices(of: "bob", app: "shop").count == 40)
        }
    }

    @Test("Names of apps that are parts of keys are told apart")
    func names() async throws {
        let space = try await SharedSpace.fresh()
        let names = [
            "", "%", "{", "}", "{}", "a}b", "a/b", "a%2fb", "pushbridge", "%pushbridge", "\u{0}", "ä", " ",
        ]
        let tags = AppTags(space: "x")
        #expect(Set(names.map { tags.tag(of: $0) } + [tags.shared]).count == names.count + 1)
        for name in names {
            let tag = tags.tag(of: name)
            #expect(tag.hasPrefix("{") && tag.firstIndex(of: "}") == tag.indices.last, "\(tag)")
        }
        let store = try await space.open()
        for (number, name) in names.enumerated() {
            _ = try await store.accept(.sample(number + 1, app: name))
        }
        for (number, name) in names.enumerated() {
            #expect(
                try await store.take(atMost: 9, of: name).map(\.work.message?.rawValue) == [number + 1])
        }
        await store.close()
    }
}

/// The jobs that were worked on, in the order in which they were.
final class SeenJobs: Sendable {
    private let jobs = Mutex<[Job]>([])

    var all: [Job] { jobs.withLock { $0 } }

    func add(_ job: Job) { jobs.withLock { $0.append(job) } }

    /// Whether a number of messages was worked on, and none is left.
    func isDone(_ count: Int, _ store: RedisStore) async throws -> Bool {
        guard Set(all.map(\.work.message)).count >= count else { return false }
        return try await store.backlog().jobs == 0
    }
}
