import Testing

@testable import Gateway

@Suite("A message counts once for each receiver")
struct CountingTests {
    @Test("However often and by how many at a time its job begins", arguments: StoreKind.all)
    func concurrently(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let jobs = try await store.jobs(1...5)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for round in 0..<100 {
                    group.addTask {
                        let context = try await store.begin(jobs[round % 5], counting: .add, at: noon)
                        #expect(context?.isCounted == true && (1...5).contains(context?.unread ?? 0))
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await store.unread() == 5)
        }
    }

    @Test("A later try has the count of then, with what was counted meanwhile", arguments: StoreKind.all)
    func countOfNow(kind: StoreKind) async throws {
        try await kind.withState { open in
            var store = try await open()
            let job = try await store.job(1)
            _ = try await store.changeUnread(of: "bob", app: "shop", .set(6), adding: [])
            #expect(try await store.begin(job, counting: .add, at: noon)?.unread == 7)
            for next in try await store.jobs(2...4) {
                _ = try await store.begin(next, counting: .add, at: noon)
            }
            await store.close()
            store = try await open()
            for counting in [Counting.add, .none] {
                let context = try await store.begin(job, counting: counting, at: noon)
                #expect(context?.unread == 10 && context?.isCounted == true)
            }
            #expect(try await store.unread() == 10)
            await store.close()
        }
    }

    @Test("Its number is never more than what is unread by then", arguments: StoreKind.all)
    func readElsewhere(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let jobs = try await store.jobs(1...3)
            for job in jobs { _ = try await store.begin(job, counting: .add, at: noon) }
            _ = try await store.changeUnread(of: "bob", app: "shop", .set(2), adding: [])
            #expect(try await store.begin(jobs[0], counting: .add, at: noon)?.unread == 2)
            #expect(try await store.begin(jobs[2], counting: .add, at: noon)?.unread == 2)
            #expect(try await store.unread() == 2)
        }
    }

    @Test("For each of several receivers, and not where it does not count", arguments: StoreKind.all)
    func receivers(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let works = ["bob", "carol"].map {
                NewJob(kind: .count, message: MessageID(1), receiver: $0, isCounted: true)
            }
            _ = try await store.accept(Submission(app: "shop", messages: [.sample(1)], jobs: works))
            let jobs = try await store.take(atMost: 2)
            #expect(try await store.begin(jobs[0], counting: .add, at: noon)?.unread == 1)
            let silent = try await store.begin(jobs[1], counting: .none, at: noon)
            #expect(silent?.unread == 0 && silent?.isCounted == false)
            #expect(try await store.unread("carol") == nil)
            #expect(try await store.begin(jobs[1], counting: .add, at: noon)?.unread == 1)
        }
    }

    @Test("A recalled message is taken back once", arguments: StoreKind.all)
    func takeBack(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let jobs = try await store.jobs(1...3)
            for job in jobs.prefix(2) { _ = try await store.begin(job, counting: .add, at: noon) }
            for _ in 1...2 {
                let context = try await store.begin(jobs[2], counting: .takeBack(MessageID(1)), at: noon)
                #expect(context?.unread == 1 && context?.isCounted == false)
                #expect(context?.receiver?.unread == 1)
            }
            // A late try of the recalled message does not count it again.
            let late = try await store.begin(jobs[0], counting: .add, at: noon)
            #expect(late?.unread == 1 && late?.isCounted == false)
            #expect(try await store.unread() == 1)
        }
    }

    @Test("A message that was not counted is not taken back", arguments: StoreKind.all)
    func notCounted(kind: StoreKind) async throws {
        try await kind.withStore { store in
            _ = try await store.changeUnread(of: "bob", app: "shop", .set(3), adding: [])
            let jobs = try await store.jobs(1...2)
            for message in [1, 77] {
                let counting = Counting.takeBack(MessageID(message))
                #expect(try await store.begin(jobs[1], counting: counting, at: noon)?.unread == 3)
            }
            // Nor another app's, nor below 0.
            _ = try await store.begin(jobs[0], counting: .add, at: noon)
            _ = try await store.accept(.sample(5, app: "bank"))
            let other = try #require(try await store.take(atMost: 1, of: "bank").first)
            _ = try await store.changeUnread(of: "bob", app: "bank", .set(9), adding: [])
            let counting = Counting.takeBack(MessageID(1))
            #expect(try await store.begin(other, counting: counting, at: noon)?.unread == 9)
            #expect(try await store.unread() == 4)
            _ = try await store.changeUnread(of: "bob", app: "shop", .set(0), adding: [])
            #expect(try await store.begin(jobs[1], counting: counting, at: noon)?.unread == 0)
        }
    }

    @Test("A settlement takes a message back as well", arguments: StoreKind.all)
    func settlement(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let jobs = try await store.jobs(1...2)
            for job in jobs { _ = try await store.begin(job, counting: .add, at: noon) }
            try await store.settle(Settlement(jobs[0], .done, takesBack: MessageID(1)))
            #expect(try await store.unread() == 1)
            try await store.settle(Settlement(jobs[0], .done, takesBack: MessageID(2)))
            #expect(try await store.unread() == 1, "a job that was settled before changed something")
        }
    }

    @Test(
        "A counter goes from 0 to the greatest number that JSON carries",
        arguments: [
            (4, UnreadChange.set(9), 9), (4, .set(-1), 0), (4, .add(3), 7), (4, .add(-3), 1),
            (4, .add(-5), 0),
            (4, .add(Int.max), 9_007_199_254_740_991), (4, .add(Int.min), 0),
            (4, .set(Int.max), 9_007_199_254_740_991), (0, .set(Int.min), 0),
        ])
    func bounds(before: Int, change: UnreadChange, after: Int) async throws {
        for kind in StoreKind.all {
            try await kind.withStore { store in
                try await store.put(StoredPerson(id: "bob", unread: before), app: "shop")
                #expect(try await store.changeUnread(of: "bob", app: "shop", change, adding: []) == after)
                #expect(try await store.unread() == after)
                let job = try await store.job(1)
                let counted = try await store.begin(job, counting: .add, at: noon)?.unread
                #expect(counted == min(after + 1, 9_007_199_254_740_991))
            }
        }
    }
}
