import Testing

@testable import Gateway

@Suite("A job begins")
struct BeginTests {
    @Test("With everything that it needs", arguments: StoreKind.all)
    func context(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let alice = StoredPerson(id: "alice", settings: Array("{}".utf8), updatedAt: noon)
            let bob = StoredPerson(
                id: "bob", settings: Array("{\"mode\":\"all\"}".utf8), unread: 4, isOnline: false,
                presenceAt: noon, updatedAt: noon)
            try await store.put(alice, app: "shop")
            try await store.put(bob, app: "shop")
            try await store.put(.sample("b1"), app: "shop")
            try await store.put(.sample("b2", registeredAt: noon - 1), app: "shop")
            try await store.put(.sample("c1", of: "carol"), app: "shop")
            try await store.put(.sample("x1"), app: "bank")
            try await store.put(
                StoredGroup(id: "team", members: ["alice", "bob"], managers: ["alice"], name: "Team"),
                app: "shop")
            let message = StoredMessage.sample(1, receiver: nil, group: "team")
            let work = NewJob(
                kind: .push, message: MessageID(1), receiver: "bob", group: "team", isCounted: true)
            _ = try await store.accept(Submission(app: "shop", messages: [message], jobs: [work]))
            let job = try #require(try await store.take(atMost: 1).first)

            let context = try #require(try await store.begin(job, counting: .add, at: noon))
            #expect(context.message == message)
            #expect(context.sender == alice)
            #expect(context.isSenderManager == true)
            #expect(context.groupName == "Team")
            #expect(context.devices.map(\.token) == ["b2", "b1"])
            #expect(context.devices.last == .sample("b1"))
            var counted = bob
            counted.unread = 5
            #expect(context.receiver == counted)
            #expect(context.unread == 5)
            #expect(context.isCounted)
            #expect(context.tries == 1)
        }
    }

    @Test(
        "Whether the sender manages the group is known where somebody listed the managers",
        arguments: StoreKind.all)
    func managers(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let groups = [
                StoredGroup(id: "g1", members: ["alice"], managers: ["alice"]),
                StoredGroup(id: "g2", members: ["alice"], managers: []),
                StoredGroup(id: "g3", members: ["alice"]),
            ]
            for group in groups { try await store.put(group, app: "shop") }
            for (number, expected) in [true, false, nil, nil].enumerated() {
                let id = number + 1
                let job = NewJob(kind: .push, message: MessageID(id), receiver: "bob", group: "g\(id)")
                _ = try await store.accept(Submission(app: "shop", messages: [.sample(id)], jobs: [job]))
                let taken = try #require(try await store.take(atMost: 1).first)
                let context = try #require(try await store.begin(taken, counting: .none, at: noon))
                #expect(context.isSenderManager == expected, "g\(id)")
            }
        }
    }

    @Test("The group's name is known, whoever sent the message", arguments: StoreKind.all)
    func groupName(kind: StoreKind) async throws {
        try await kind.withStore { store in
            try await store.put(StoredGroup(id: "g1", members: ["n"], name: "Team"), app: "shop")
            try await store.put(StoredGroup(id: "g2", members: ["n"]), app: "shop")
            let cases: [(group: String, sender: String?, name: String?)] = [
                ("g1", "alice", "Team"), ("g1", nil, "Team"), ("g2", "alice", nil), ("g3", "alice", nil),
            ]
            for (number, (group, sender, name)) in cases.enumerated() {
                let message = StoredMessage.sample(number + 1, sender: sender, receiver: nil, group: group)
                let job = NewJob(kind: .push, message: message.id, receiver: "bob")
                _ = try await store.accept(Submission(app: "shop", messages: [message], jobs: [job]))
                let taken = try #require(try await store.take(atMost: 1).first)
                let context = try #require(try await store.begin(taken, counting: .none, at: noon))
                #expect(context.groupName == name, "\(group)")
                try await store.settle(Settlement(taken, .done))
            }
        }
    }

    @Test("For somebody whom nobody put", arguments: StoreKind.all)
    func unknown(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let silent = try await store.job(1, isCounted: false)
            let first = try #require(try await store.begin(silent, counting: .none, at: noon))
            #expect(first.receiver == nil && first.unread == 0 && !first.isCounted && first.devices == [])
            #expect(try await store.person("bob", app: "shop") == nil)

            let counted = try await store.job(2)
            let second = try #require(try await store.begin(counted, counting: .add, at: noon + 9))
            let bob = StoredPerson(id: "bob", unread: 1, updatedAt: noon + 9)
            #expect(second.receiver == bob && second.unread == 1 && second.isCounted)
            #expect(try await store.person("bob", app: "shop") == bob)
            #expect(try await store.person("bob", app: "bank") == nil)
        }
    }

    @Test("Without a message: a badge has a count and devices", arguments: StoreKind.all)
    func badge(kind: StoreKind) async throws {
        try await kind.withStore { store in
            try await store.put(.sample("b1"), app: "shop")
            let jobs = [NewJob(kind: .badge, message: nil, receiver: "bob", position: "b2")]
            #expect(try await store.changeUnread(of: "bob", app: "shop", .set(3), adding: jobs) == 3)
            let job = try #require(try await store.take(atMost: 1).first)
            #expect(job.work == jobs[0])
            let context = try #require(try await store.begin(job, counting: .none, at: noon))
            #expect(context.message == nil && context.unread == 3 && context.devices.count == 1)
        }
    }

    @Test("Not without its message, not when it is gone, and not in another app", arguments: StoreKind.all)
    func gone(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let orphan = NewJob(kind: .push, message: MessageID(9), receiver: "bob", isCounted: true)
            _ = try await store.accept(Submission(app: "shop", messages: [], jobs: [orphan]))
            _ = try await store.accept(.sample(10, app: "bank"))
            _ = try await store.accept(
                Submission(
                    app: "shop", messages: [],
                    jobs: [NewJob(kind: .push, message: MessageID(10), receiver: "bob", isCounted: true)]))
            for job in try await store.take(atMost: 3) {
                #expect(try await store.begin(job, counting: .add, at: noon)?.tries == nil)
            }
            #expect(try await store.unread() == nil)
            #expect(try await store.backlog().jobs == 1, "a job without a message waits for ever")

            let other = try #require(try await store.take(atMost: 1, of: "bank").first)
            try await store.settle(Settlement(other, .done))
            #expect(try await store.begin(other, counting: .add, at: noon)?.tries == nil)
            #expect(try await store.unread(app: "bank") == nil)
        }
    }

    @Test("Its tries are counted, by all processes", arguments: StoreKind.all)
    func tries(kind: StoreKind) async throws {
        try await kind.withState { open in
            var tries: [Int] = []
            for process in 1...3 {
                let store = try await open()
                if process == 1 { _ = try await store.accept(.sample(1)) }
                let job = try #require(try await store.take(atMost: 1).first)
                #expect(job.tries == tries.count)
                for _ in 1...2 {
                    tries.append(try await store.begin(job, counting: .add, at: noon)?.tries ?? 0)
                }
                await store.close()
            }
            #expect(tries == [1, 2, 3, 4, 5, 6])
        }
    }
}
