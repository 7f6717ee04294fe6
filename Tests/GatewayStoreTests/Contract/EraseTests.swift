import Testing

@testable import Gateway

@Suite("Erasing and expiring")
struct EraseTests {
    @Test("Nothing is left of a person who is erased, and all of the others", arguments: StoreKind.all)
    func erase(kind: StoreKind) async throws {
        try await kind.withStore { store in
            for app in ["shop", "bank"] { try await fill(store, app: app, from: app == "shop" ? 1 : 101) }
            let before = try await store.backlog()
            #expect(try await store.erase(person: "bob", app: "shop"))

            #expect(try await store.person("bob", app: "shop") == nil)
            #expect(try await store.devices(of: "bob", app: "shop") == [])
            let group = try await store.group("team", app: "shop")
            #expect(group == StoredGroup(id: "team", members: ["carol"], managers: ["carol"]))
            // 1 was for Bob alone, 2 was his own, 3 was for a group.
            for (id, isKept) in [(1, false), (2, false), (3, true)] {
                #expect((try await store.message(MessageID(id), app: "shop") != nil) == isKept)
            }
            let outcomes = try await store.outcomes(app: "shop", after: 0, limit: 99)
            #expect(outcomes.map(\.outcome.receiver) == ["carol"])
            #expect(
                try await store.deadLetters(app: "shop", after: 0, limit: 99).map(\.job.work.receiver) == [
                    "carol"
                ])
            #expect(try await store.people(app: "shop", after: nil, limit: 9) == ["carol"])

            #expect(try await store.unread(app: "bank") == 1)
            #expect(try await store.devices(of: "bob", app: "bank").count == 1)
            #expect(try await store.outcomes(app: "bank", after: 0, limit: 99).count == 2)
            let after = try await store.backlog()
            // Two jobs and a dead letter of Bob, and Carol's job for Bob's message.
            #expect(after.jobs == before.jobs - 3)
            #expect(after.dead == before.dead - 1)
            #expect(try await !store.erase(person: "bob", app: "shop"))
            #expect(try await !store.erase(person: "nobody", app: "shop"))
        }
    }

    @Test("A job in hand whose receiver is erased neither begins nor writes", arguments: StoreKind.all)
    func jobInHand(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let job = try await store.job(1)
            _ = try await store.begin(job, counting: .add, at: noon)
            #expect(try await store.erase(person: "bob", app: "shop"))
            #expect(try await store.begin(job, counting: .add, at: noon)?.tries == nil)
            try await store.settle(Settlement(job, .done, outcomes: [.sample(1)]))
            #expect(try await store.outcomes(app: "shop", after: 0, limit: 9) == [])
            #expect(try await !store.erase(person: "bob", app: "shop"))
        }
    }

    /// Traffic from and to Bob and Carol: three messages, two settled jobs, two dead ones and four that wait.
    private func fill(_ store: any Store, app: String, from first: Int) async throws {
        for person in ["bob", "carol"] {
            try await store.put(StoredPerson(id: person, settings: [1]), app: app)
            try await store.put(.sample("token-\(person)", of: person), app: app)
        }
        try await store.put(
            StoredGroup(id: "team", members: ["bob", "carol"], managers: ["bob", "carol"]), app: app)
        let messages = [
            StoredMessage.sample(first, sender: "dave", receiver: "bob"),
            .sample(first + 1, sender: "bob", receiver: "carol"),
            .sample(first + 2, sender: "carol", receiver: nil, group: "team"),
        ]
        let third = messages[2].id
        let works =
            ["bob", "carol", "bob", "carol", "bob", "carol"].map {
                NewJob(kind: .push, message: third, receiver: $0, group: "team", isCounted: true)
            } + [
                NewJob(kind: .push, message: messages[0].id, receiver: "bob"),
                NewJob(kind: .push, message: messages[1].id, receiver: "carol"),
            ]
        _ = try await store.accept(Submission(app: app, messages: messages, jobs: works))
        let jobs = try await store.take(atMost: 8, of: app)
        for job in jobs.prefix(4) { _ = try await store.begin(job, counting: .add, at: noon) }
        for job in jobs.prefix(2) {
            let outcome = NewOutcome.sample(first + 2, to: job.work.receiver)
            try await store.settle(Settlement(job, .done, outcomes: [outcome]))
        }
        for job in jobs[2...3] { try await store.settle(Settlement(job, .dead(reason: "late"))) }
    }

    @Test("What is kept no longer goes, in parts, and nothing else", arguments: StoreKind.all)
    func expire(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let retention = Retention(messages: 7 * day, outcomes: 2 * day)
            // From the newest to the oldest, so that numbers and times do not agree.
            for id in 1...10 {
                let moment = noon - id * day
                let key = SubmissionKey.sample("api:\(id)", until: noon - 5 * day + id * day)
                _ = try await store.accept(.sample(id, vendorID: "v\(id)", key: key, acceptedAt: moment))
            }
            for job in try await store.take(atMost: 10) where job.work.message != MessageID(9) {
                let outcome = NewOutcome.sample(job.work.message?.rawValue ?? 0, at: job.acceptedAt)
                _ = try await store.begin(job, counting: .add, at: noon)
                let isDead = job.work.message == MessageID(10)
                try await store.settle(
                    Settlement(job, isDead ? .dead(reason: "late") : .done, outcomes: [outcome]))
            }
            var gone = 0
            while case let part = try await store.expire(retention, at: noon), part > 0 { gone += part }
            #expect(gone > 0)
            // 8 is too old; 9 waits for its job, 10 for being driven again.
            for id in 1...10 {
                #expect((try await store.message(MessageID(id), app: "shop") == nil) == (id == 8), "\(id)")
            }
            #expect(
                try await store.outcomes(app: "shop", after: 0, limit: 99).map(\.outcome.message)
                    == [MessageID(1), MessageID(2)])
            for id in 1...10 {
                let result = try await store.accept(.sample(id + 20, key: .sample("api:\(id)")))
                let isNew = if case .accepted = result { true } else { false }
                #expect(isNew == (id <= 5), "\(id)")
            }
            #expect(try await store.expire(retention, at: noon) == 0)
            #expect(try await store.unread() == 9, "what is unread was expired")
        }
    }

    @Test("Much is expired in parts that are small", arguments: StoreKind.all)
    func bounded(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let works = (1...1_500).map {
                NewJob(kind: .count, message: MessageID(1), receiver: "p\($0)", isCounted: true)
            }
            _ = try await store.accept(
                Submission(app: "shop", messages: [.sample(1, acceptedAt: 0)], jobs: works))
            let jobs = try await store.take(atMost: 2_000)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for job in jobs {
                    group.addTask {
                        _ = try await store.begin(job, counting: .add, at: noon)
                        try await store.settle(Settlement(job, .done))
                    }
                }
                try await group.waitForAll()
            }
            var parts: [Int] = []
            while case let part = try await store.expire(Retention(), at: noon), part > 0 {
                parts.append(part)
            }
            #expect(try await store.message(MessageID(1), app: "shop") == nil)
            #expect(parts.count > 1 && parts.allSatisfy { $0 <= 1_000 })
        }
    }
}
