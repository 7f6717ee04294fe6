import Foundation
import Testing

@testable import Gateway

@Suite("Lanes and their leases")
struct LaneTests {
    @Test(
        "After a round of renewals every lane has an owner that is alive, whoever joined, left or died before",
        arguments: 1...6 as ClosedRange<UInt64>)
    func rounds(seed: UInt64) async throws {
        try await withStores(1) { stores, space in
            var trial = LeaseTrial(stores[0].engine, space.tag, seed: seed)
            for round in 1...40 {
                try await trial.change()
                try await trial.renewAll()
                let owners = try await trial.owners()
                #expect(owners.count == StableHash.lanes, "round \(round)")
                #expect(owners.values.allSatisfy { trial.alive.contains($0) }, "round \(round)")
            }
            // Nobody joins any more, and no job is in hand.
            for _ in 1...3 { try await trial.renewAll(busy: false) }
            let share = (StableHash.lanes + trial.alive.count - 1) / trial.alive.count
            let counts = Dictionary(grouping: try await trial.owners().values) { $0 }.mapValues(\.count)
            #expect(counts.count == trial.alive.count)
            #expect(counts.values.allSatisfy { $0 <= share })
        }
    }

    @Test("A lane whose group is gone is read again, with what is known of its jobs, page by page")
    func destroyedGroup() async throws {
        try await withStores(1) { stores, space in
            let jobs = try await stores[0].jobs(1...30)
            for job in jobs { _ = try await stores[0].begin(job, counting: .add, at: noon) }
            await stores[0].close()
            let next = try await space.open()
            let lane = jobs[0].work.order.lane
            _ = try await next.engine.call(
                space.tag, "XGROUP", "DESTROY", .text("\(space.tag)q:\(lane)"), "g")
            var again: [Job] = []
            while again.count < 30 { again += try await next.take(atMost: 10) }
            #expect(again.map(\.id) == jobs.map(\.id))
            #expect(again.allSatisfy { $0.tries == 1 })
            await next.close()
        }
    }

    @Test("What a gateway that is gone leaves among those that sleep goes with its lease")
    func sleepers() async throws {
        try await withStores(1) { stores, space in
            let engine = stores[0].engine
            let busy = RedisWord.text(String(repeating: "0", count: StableHash.lanes))
            _ = try await engine.run(.lease, space.tag, ScriptWords("dead", 1, busy))
            _ = try await engine.call(space.tag, "SADD", .text(space.tag + "z"), "dead")
            try await Task.sleep(for: .milliseconds(10))
            _ = try await engine.run(.lease, space.tag, ScriptWords(.text(engine.run), 1_000, busy))
            #expect(try await engine.call(space.tag, "SCARD", .text(space.tag + "z")) == .integer(0))
        }
    }

    @Test("A second gateway takes over what the first one had, in order, when that is silent")
    func takingOver() async throws {
        try await withStores(2) { stores, space in
            for id in 1...6 { _ = try await stores[0].accept(.sample(id)) }
            let jobs = try await stores[0].take(atMost: 4)
            #expect(jobs.count == 4)
            _ = try await stores[0].begin(jobs[0], counting: .add, at: noon)
            try await stores[0].settle(Settlement(jobs[0], .done))
            _ = try await stores[0].begin(jobs[1], counting: .add, at: noon)
            try await stores[0].settle(Settlement(jobs[1], .again(due: noon), doneDevices: ["d1"]))
            try await stores[0].loseLanes(to: stores[1], in: space)

            let again = try await stores[1].take(atMost: 10)
            #expect(again.map(\.work.message?.rawValue) == [2, 3, 4, 5, 6])
            #expect(again.map(\.tries) == [1, 0, 0, 0, 0])
            #expect(again[0].doneDevices == ["d1"])
        }
    }

    @Test("A gateway whose lane is another's changes nothing for the jobs that it had")
    func fencing() async throws {
        try await withStores(2) { stores, space in
            let (old, new) = (stores[0], stores[1])
            let jobs = try await old.jobs(1...3)
            try await old.loseLanes(to: new, in: space)
            let taken = try await new.take(atMost: 10)
            #expect(taken.map(\.id) == jobs.map(\.id))

            #expect(try await old.begin(jobs[0], counting: .add, at: noon)?.tries == nil)
            #expect(try await old.unread() == nil)
            let badge = NewJob(kind: .badge, message: nil, receiver: "bob")
            try await old.settle(Settlement(jobs[1], .done, outcomes: [.sample(2)], jobs: [badge]))
            try await old.settle(Settlement(jobs[1], .dead(reason: "late")))
            try await old.putBack([jobs[2]], behind: nil)
            #expect(try await old.outcomes(app: "shop", after: 0, limit: 9) == [])
            #expect(try await old.backlog() == Backlog(jobs: 3, oldest: noon, dead: 0))

            for (number, job) in taken.enumerated() {
                #expect(try await new.begin(job, counting: .add, at: noon)?.unread == number + 1)
                try await new.settle(Settlement(job, .done))
            }
            #expect(try await new.backlog().jobs == 0)
        }
    }

    @Test("A job that was handed out under an earlier lease of the same gateway does not begin")
    func earlierLease() async throws {
        try await withStores(1) { stores, space in
            let job = try await stores[0].job(1)
            let other = try await space.open()
            try await stores[0].loseLanes(to: other, in: space)
            #expect(try await other.take(atMost: 1).map(\.id) == [job.id])
            await other.close()
            let again = try #require(try await stores[0].take(atMost: 1).first)
            #expect(again.id == job.id && again.lease != job.lease)
            #expect(try await stores[0].begin(job, counting: .add, at: noon) == nil)
            #expect(try await stores[0].begin(again, counting: .add, at: noon)?.tries == 1)
        }
    }

    @Test("A gateway that closes gives its lanes to the others at once, with what it had not settled")
    func closing() async throws {
        try await withStores(2, longestSleep: 20_000) { stores, _ in
            let jobs = try await stores[0].jobs(1...3)
            async let next = stores[1].take(atMost: 10)
            try await Task.sleep(for: .milliseconds(20))
            await stores[0].close()
            let start = ContinuousClock.now
            #expect(try await next.map(\.id) == jobs.map(\.id))
            #expect(start.duration(to: .now) < .seconds(2))
        }
    }

    @Test("A gateway that joins gets its part of the lanes when their jobs are done, and order is kept")
    func joining() async throws {
        try await withStores(2) { stores, space in
            for id in 1...200 { _ = try await stores[0].accept(.sample(id, to: "p\(id % 50)")) }
            let jobs = try await stores[0].take(atMost: 100)
            #expect(jobs.count == 100)
            async let others = stores[1].take(atMost: 200)
            // What is in hand is settled after the lanes were marked.
            try await Task.sleep(for: .milliseconds(1_200))
            for job in jobs {
                #expect(try await stores[0].begin(job, counting: .add, at: noon) != nil)
                try await stores[0].settle(Settlement(job, .done))
            }
            let taken = try await others
            #expect(!taken.isEmpty)
            #expect(Set(taken.map(\.id)).isDisjoint(with: jobs.map(\.id)))
        }
    }

    @Test("The gateway that leads an app is one, and another one when it has ended")
    func leading() async throws {
        try await withStores(2) { stores, _ in
            for store in stores { _ = try await store.accept(.sample(store.node + 1)) }
            _ = try await stores[0].take(atMost: 9)
            #expect(try await stores[0].leads(app: "shop"))
            #expect(try await !stores[1].leads(app: "shop"))
            #expect(try await !stores[0].leads(app: "bank"))
            async let next = stores[1].take(atMost: 9)
            await stores[0].close()
            _ = try await next
            #expect(try await stores[1].leads(app: "shop"))
        }
    }

    @Test("Gateways have numbers of their own, 64 at most, which others get when they end")
    func numbers() async throws {
        let space = try await SharedSpace.fresh()
        let stores = try await withThrowingTaskGroup(of: RedisStore.self) { group in
            for _ in 1...64 { group.addTask { try await space.open() } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(stores.map(\.node)) == Set(0...63))
        #expect(await failure { _ = try await space.open() } == .unavailable)
        await stores[17].close()
        let next = try await space.open()
        #expect(next.node == stores[17].node)
        await next.close()
        for store in stores { await store.close() }
    }
}

/// Gateways that join, leave and die at random, of which nothing but the leases is there.
private struct LeaseTrial {
    private let engine: RedisEngine
    private let tag: String
    private var random: SeededNumbers
    private(set) var alive: [String] = ["n0"]
    private var last = 0

    init(_ engine: RedisEngine, _ tag: String, seed: UInt64) {
        self.engine = engine
        self.tag = tag
        random = SeededNumbers(seed: seed)
    }

    /// Some join, leave or die; one stays.
    mutating func change() async throws {
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let victim = Int.random(in: 0..<alive.count, using: &random)
            switch Int.random(in: 0...3, using: &random) {
            case 0 where alive.count > 1:
                _ = try await engine.run(.leave, tag, ScriptWords(.text(alive.remove(at: victim))))
            case 1 where alive.count > 1:
                _ = try await engine.call(
                    tag, "ZREM", .text(tag + "l:alive"), .text(alive.remove(at: victim)))
            default:
                last += 1
                alive.insert("n\(last)", at: victim)
            }
        }
    }

    /// Every gateway renews its lease once, with some lanes whose jobs are in hand.
    mutating func renewAll(busy: Bool = true) async throws {
        for node in alive {
            let lanes = (0..<StableHash.lanes).map { _ in
                busy && Bool.random(using: &random) ? "1" : "0"
            }
            let words = ScriptWords(.text(node), 60_000, .text(lanes.joined()))
            _ = try await engine.run(.lease, tag, words)
        }
    }

    /// The owner of each lane.
    func owners() async throws -> [Int: String] {
        let fields = try await engine.call(tag, "HGETALL", .text(tag + "l")).texts()
        var owners: [Int: String] = [:]
        for place in stride(from: 0, to: fields.count, by: 2) {
            owners[try #require(Int(fields[place]))] = String(fields[place + 1].prefix { $0 != ":" })
        }
        return owners
    }
}

/// Numbers that are the same for the same seed.
private struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var number = state
        number = (number ^ number >> 30) &* 0xbf58_476d_1ce4_e5b9
        number = (number ^ number >> 27) &* 0x94d0_49bb_1331_11eb
        return number ^ number >> 31
    }
}
