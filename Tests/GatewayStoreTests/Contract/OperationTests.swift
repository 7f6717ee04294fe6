import Testing

@testable import Gateway

@Suite("Keys, hooks and operation")
struct OperationTests {
    @Test("Keys are kept by their digests, listed, and ended", arguments: StoreKind.all)
    func keys(kind: StoreKind) async throws {
        try await kind.withState { open in
            var store = try await open()
            let keys = [
                StoredKey(
                    id: "k1", digest: [UInt8](repeating: 1, count: 32), app: "shop",
                    scopes: ["send", "read"],
                    note: "For the shop's back end", createdAt: noon),
                StoredKey(
                    id: "k2", digest: [UInt8](repeating: 0, count: 32), app: nil, scopes: [], note: "",
                    createdAt: noon + 1),
            ]
            for key in keys { try await store.put(key) }
            await store.close()
            store = try await open()
            #expect(try await store.keys() == keys)
            for key in keys { #expect(try await store.key(digest: key.digest) == key) }
            #expect(try await store.key(digest: [UInt8](repeating: 2, count: 32)) == nil)
            #expect(try await store.key(digest: []) == nil)
            #expect(try await store.revoke(key: "k1"))
            #expect(try await !store.revoke(key: "k1"))
            #expect(try await store.key(digest: keys[0].digest) == nil)
            #expect(try await store.keys() == [keys[1]])
            await store.close()
        }
    }

    @Test("A hook's position is kept for each app", arguments: StoreKind.all)
    func hook(kind: StoreKind) async throws {
        try await kind.withState { open in
            var store = try await open()
            #expect(try await store.hook(.taken, app: "shop") == 0)
            try await store.setHook(.taken, 7, app: "shop")
            try await store.setHook(.taken, 9, app: "shop")
            await store.close()
            store = try await open()
            #expect(try await store.hook(.taken, app: "shop") == 9)
            #expect(try await store.hook(.taken, app: "bank") == 0)
            await store.close()
        }
    }

    @Test("The backlog says how much waits and since when", arguments: StoreKind.all)
    func backlog(kind: StoreKind) async throws {
        try await kind.withState { open in
            var store = try await open()
            #expect(try await store.backlog() == Backlog(jobs: 0, oldest: nil, dead: 0))
            for id in 1...3 { _ = try await store.accept(.sample(id, acceptedAt: noon + id)) }
            #expect(try await store.backlog() == Backlog(jobs: 3, oldest: noon + 1, dead: 0))
            let jobs = try await store.take(atMost: 2)
            try await store.settle(Settlement(jobs[0], .done))
            try await store.settle(Settlement(jobs[1], .dead(reason: "late")))
            #expect(try await store.backlog() == Backlog(jobs: 1, oldest: noon + 3, dead: 1))
            await store.close()
            store = try await open()
            #expect(try await store.backlog() == Backlog(jobs: 1, oldest: noon + 3, dead: 1))
            await store.close()
        }
    }

    @Test("A store that can be written to passes the check", arguments: StoreKind.all)
    func check(kind: StoreKind) async throws {
        try await kind.withStore { store in
            for _ in 1...3 { try await store.check() }
        }
    }
}
