import Testing

@testable import Gateway

@Suite("Jobs are handed out")
struct TakeTests {
    @Test("A job is handed out as it was given", arguments: StoreKind.all)
    func fields(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let works = [
                NewJob(
                    kind: .push, message: MessageID(1), receiver: "bob", group: "team", isCounted: true,
                    recalls: MessageID(9), position: "zoe"),
                NewJob(kind: .count, message: MessageID(1), receiver: "carol"),
                NewJob(kind: .fanOut, message: MessageID(1), receiver: "", group: nil),
                NewJob(kind: .countOut, message: MessageID(1), receiver: "team", group: "team"),
                NewJob(kind: .badge, message: nil, receiver: "bob"),
            ]
            _ = try await store.accept(
                Submission(app: "shop", messages: [.sample(1, acceptedAt: noon + 5)], jobs: works))
            let jobs = try await store.take(atMost: 10)
            #expect(jobs.map(\.work) == works)
            #expect(jobs.allSatisfy { $0.app == "shop" && $0.acceptedAt == noon + 5 && $0.tries == 0 })
            #expect(jobs.allSatisfy { $0.doneDevices.isEmpty })
            #expect(Set(JobKind.allCases) == Set(works.map(\.kind)), "a kind has no sample here")
        }
    }

    @Test("Jobs come in the order of acceptance, in parts, each once", arguments: StoreKind.all)
    func order(kind: StoreKind) async throws {
        try await kind.withStore { store in
            for id in 1...25 { _ = try await store.accept(.sample(100 - id)) }
            var taken: [Job] = []
            while taken.count < 25 {
                let part = try await store.take(atMost: 10)
                #expect(part.count <= 10)
                taken += part
            }
            #expect(taken.map(\.work.message) == (1...25).map { MessageID(100 - $0) })
            #expect(taken.map(\.id) == taken.map(\.id).sorted())
            #expect(Set(taken.map(\.id)).count == 25)
        }
    }

    @Test("Who waits for jobs gets them when they are there", arguments: StoreKind.all)
    func waiting(kind: StoreKind) async throws {
        try await kind.withStore { store in
            async let first = store.take(atMost: 10)
            try await Task.sleep(for: .milliseconds(20))
            _ = try await store.accept(.sample(1))
            let job = try #require(try await first.first)
            async let second = store.take(atMost: 10)
            try await store.settle(
                Settlement(job, .done, jobs: [NewJob(kind: .badge, message: nil, receiver: "bob")]))
            #expect(try await second.map(\.work.kind) == [.badge])
        }
    }

    @Test("Many who take at a time share the jobs", arguments: StoreKind.all)
    func sharing(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ids = try await withThrowingTaskGroup(of: [Int].self) { group in
                for _ in 1...20 { group.addTask { try await store.take(atMost: 1).map(\.id) } }
                for id in 1...20 { _ = try await store.accept(.sample(id)) }
                return try await group.reduce(into: []) { $0 += $1 }
            }
            #expect(ids.count == 20)
            #expect(Set(ids).count == 20)
        }
    }

    @Test("Who no longer wants jobs gets none, and the next one gets them", arguments: StoreKind.all)
    func cancelling(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let waiting = Task { try await store.take(atMost: 1) }
            try await Task.sleep(for: .milliseconds(20))
            waiting.cancel()
            #expect(try await waiting.value == [])
            #expect(try await Task { try await store.job(1) }.value.work.message == MessageID(1))
        }
    }

    @Test("A closed store hands out nothing, and does nothing", arguments: StoreKind.all)
    func closing(kind: StoreKind) async throws {
        try await kind.withState { open in
            let store = try await open()
            let waiting = Task { try await store.take(atMost: 1) }
            try await Task.sleep(for: .milliseconds(20))
            await store.close()
            #expect(try await waiting.value == [])
            await store.close()
            #expect(await failure { _ = try await store.take(atMost: 1) } == .closed)
            #expect(await failure { _ = try await store.accept(.sample(1)) } == .closed)
            #expect(await failure { _ = try await store.person("bob", app: "shop") } == .closed)
            #expect(await failure { _ = try await store.erase(person: "bob", app: "shop") } == .closed)
            #expect(await failure { try await store.check() } == .closed)
        }
    }

    @Test("After a restart unsettled jobs come again in order, settled ones do not", arguments: StoreKind.all)
    func restart(kind: StoreKind) async throws {
        try await kind.withState { open in
            var store = try await open()
            let jobs = try await store.jobs(1...4)
            for job in jobs { _ = try await store.begin(job, counting: .add, at: noon) }
            try await store.settle(Settlement(jobs[0], .done))
            try await store.settle(Settlement(jobs[1], .again(due: noon + 500), doneDevices: ["a\"b", "c"]))
            await store.close()

            store = try await open()
            _ = try await store.accept(.sample(5))
            let again = try await store.take(atMost: 10)
            // The second one was due long ago; its receiver's others come behind it.
            #expect(again.map(\.work.message?.rawValue) == [2, 3, 4, 5])
            #expect(again.map(\.id).prefix(3) == jobs.map(\.id).suffix(3))
            #expect(again.map(\.tries) == [1, 1, 1, 0])
            #expect(again.map(\.doneDevices) == [["a\"b", "c"], [], [], []])
            await store.close()
        }
    }

    @Test("A number of a job is never used again", arguments: StoreKind.all)
    func numbers(kind: StoreKind) async throws {
        try await kind.withState { open in
            var store = try await open()
            let last = try await store.job(1)
            try await store.settle(Settlement(last, .done))
            await store.close()
            store = try await open()
            #expect(try await store.job(2).id > last.id)
            await store.close()
        }
    }
}
