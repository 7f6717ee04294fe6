import Testing

@testable import Gateway

@Suite("Messages in")
struct AcceptTests {
    @Test("A message is kept as it came", arguments: StoreKind.all)
    func message(kind: StoreKind) async throws {
        try await kind.withStore { store in
            var message = StoredMessage.sample(7, vendorID: "v7", group: "team")
            message.body = Array((0...255).map(UInt8.init))
            let result = try await store.accept(Submission(app: "shop", messages: [message], jobs: []))
            #expect(result == .accepted(ids: [MessageID(7)]))
            #expect(try await store.message(MessageID(7), app: "shop") == message)
            #expect(try await store.message(vendorID: "v7", app: "shop") == message)
            #expect(try await store.message(vendorID: "v8", app: "shop") == nil)
            #expect(try await store.message(MessageID(8), app: "shop") == nil)
        }
    }

    @Test("A message without a sender, a receiver and a body is kept too", arguments: StoreKind.all)
    func bareMessage(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let message = StoredMessage(
                id: MessageID(1), surface: "", source: "", acceptedAt: 0, body: [])
            _ = try await store.accept(Submission(app: "", messages: [message], jobs: []))
            #expect(try await store.message(MessageID(1), app: "") == message)
        }
    }

    @Test("An app sees no message of another", arguments: StoreKind.all)
    func apps(kind: StoreKind) async throws {
        try await kind.withStore { store in
            _ = try await store.accept(.sample(1, vendorID: "v"))
            #expect(try await store.message(MessageID(1), app: "bank") == nil)
            #expect(try await store.message(vendorID: "v", app: "bank") == nil)
            #expect(
                try await store.accept(.sample(2, app: "bank", vendorID: "v"))
                    == .accepted(ids: [MessageID(2)]))
            #expect(try await store.message(vendorID: "v", app: "shop")?.id == MessageID(1))
        }
    }

    @Test(
        "The same key with the same body gets the first answer, and writes nothing", arguments: StoreKind.all)
    func repetition(kind: StoreKind) async throws {
        try await kind.withStore { store async throws in
            #expect(
                try await store.accept(.sample(1, key: .sample("api:k"))) == .accepted(ids: [MessageID(1)]))
            #expect(
                try await store.accept(.sample(2, key: .sample("api:k")))
                    == .repeated(StoredAnswer(status: 202, body: Array("answer 1".utf8))))
            #expect(try await store.message(MessageID(2), app: "shop") == nil)
            #expect(try await store.backlog().jobs == 1)
        }
    }

    @Test("The same key with another body is a conflict, and writes nothing", arguments: StoreKind.all)
    func conflict(kind: StoreKind) async throws {
        try await kind.withStore { store in
            _ = try await store.accept(.sample(1, key: .sample("api:k")))
            #expect(try await store.accept(.sample(2, key: .sample("api:k", body: 2))) == .conflict)
            #expect(try await store.message(MessageID(2), app: "shop") == nil)
        }
    }

    @Test("A key is an app's own, and other keys are other requests", arguments: StoreKind.all)
    func keys(kind: StoreKind) async throws {
        try await kind.withStore { store async throws in
            let requests: [Submission] = [
                .sample(1, key: .sample("api:k")), .sample(2, app: "bank", key: .sample("api:k")),
                .sample(3, key: .sample("api:K")), .sample(4, key: .sample("api:k\u{0}")), .sample(5),
                .sample(6),
            ]
            for request in requests {
                #expect(try await store.accept(request) == .accepted(ids: request.messages.map(\.id)))
            }
        }
    }

    @Test("Of many requests at a time under one key exactly one is new", arguments: StoreKind.all)
    func concurrentKeys(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let results = try await withThrowingTaskGroup(of: SubmissionResult.self) { group in
                for id in 1...100 {
                    group.addTask { try await store.accept(.sample(id, key: .sample("api:k"))) }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            let new = results.compactMap { if case .accepted(let ids) = $0 { ids } else { nil } }.joined()
            let id = try #require(new.first)
            #expect(new.count == 1)
            #expect(
                results.count { $0 == .repeated(StoredAnswer(status: 202, body: Array("answer \(id)".utf8))) }
                    == 99)
            #expect(try await store.take(atMost: 10).map(\.work.message) == [id])
        }
    }

    @Test(
        "A message that the app has already keeps its first identifier", arguments: [false, true],
        StoreKind.all)
    func knownMessage(joins: Bool, kind: StoreKind) async throws {
        try await kind.withStore { store in
            _ = try await store.accept(.sample(1, vendorID: "v"))
            var again = Submission.sample(2, to: "carol", vendorID: "v")
            again.messages.append(.sample(3))
            again.jobs.append(NewJob(kind: .push, message: MessageID(3), receiver: "dave"))
            again.joinsKnownMessages = joins
            #expect(try await store.accept(again) == .accepted(ids: [MessageID(1), MessageID(3)]))
            #expect(try await store.message(vendorID: "v", app: "shop")?.receiver == "bob")
            #expect(try await store.message(MessageID(2), app: "shop") == nil)
            let jobs = try await store.take(atMost: 10).map(\.work)
            #expect(jobs.map(\.receiver) == (joins ? ["bob", "carol", "dave"] : ["bob", "dave"]))
            #expect(jobs.map(\.message) == (joins ? [1, 1, 3] : [1, 3]).map(MessageID.init(rawValue:)))
        }
    }

    @Test("A request that cannot be written fails alone, and leaves nothing", arguments: StoreKind.all)
    func failsAlone(kind: StoreKind) async throws {
        try await kind.withStore { store in
            _ = try await store.accept(.sample(50))
            let accepted = await withTaskGroup(of: Int?.self) { group in
                for id in 1...100 where id != 50 {
                    group.addTask { (try? await store.accept(.sample(id))) == nil ? nil : id }
                }
                // The first message of this one is new; its second has a number that is taken.
                group.addTask {
                    var broken = Submission.sample(200)
                    broken.messages.append(.sample(50, receiver: "eve"))
                    return await failure { _ = try await store.accept(broken) } == nil ? 200 : nil
                }
                return await group.reduce(into: Set<Int>()) { if let id = $1 { $0.insert(id) } }
            }
            #expect(accepted == Set(1...100).subtracting([50]))
            #expect(try await store.message(MessageID(200), app: "shop") == nil)
            #expect(try await store.message(MessageID(50), app: "shop")?.receiver == "bob")
            #expect(try await store.backlog().jobs == 100)
        }
    }
}
