import Testing

@testable import Gateway

@Suite("People, devices and groups")
struct PeopleTests {
    @Test("A person is kept as they were put; the counter and the presence stay", arguments: StoreKind.all)
    func person(kind: StoreKind) async throws {
        try await kind.withStore { store in
            var bob = StoredPerson(
                id: "bob", settings: [0, 1, 255], unread: 3, isOnline: true, presenceAt: noon, updatedAt: noon
            )
            try await store.put(bob, app: "shop")
            #expect(try await store.person("bob", app: "shop") == bob)
            #expect(try await store.person("bob", app: "bank") == nil)
            #expect(try await store.person("Bob", app: "shop") == nil)
            try await store.put(StoredPerson(id: "bob", updatedAt: noon + 1), app: "shop")
            bob.settings = []
            bob.updatedAt = noon + 1
            #expect(try await store.person("bob", app: "shop") == bob)
        }
    }

    @Test("Identifiers that look alike are several people", arguments: StoreKind.all)
    func identifiers(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ids = [
                "a", "A", "a\u{0}", "a\u{0}b", "a\u{1B}0", "a\u{1B}", "a ", "ä", "😀",
                "a'; DROP TABLE person; --",
            ]
            for (number, id) in ids.enumerated() {
                try await store.put(StoredPerson(id: id, unread: number), app: "shop")
            }
            for (number, id) in ids.enumerated() {
                #expect(try await store.person(id, app: "shop") == StoredPerson(id: id, unread: number))
            }
            #expect(Set(try await store.people(app: "shop", after: nil, limit: 99)) == Set(ids))
        }
    }

    @Test("People are listed in parts, each once", arguments: StoreKind.all)
    func people(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ids = (1...25).map { "p\($0)" }
            for id in ids { try await store.put(StoredPerson(id: id), app: "shop") }
            try await store.put(StoredPerson(id: "other"), app: "bank")
            var listed: [String] = []
            repeat {
                let part = try await store.people(app: "shop", after: listed.last, limit: 10)
                if part.isEmpty { break }
                listed += part
            } while listed.count < 99
            #expect(listed.count == 25)
            #expect(Set(listed) == Set(ids))
        }
    }

    @Test("An older word about presence never overrides a newer one", arguments: StoreKind.all)
    func presence(kind: StoreKind) async throws {
        try await kind.withStore { store in
            try await store.setPresence(of: "bob", app: "shop", isOnline: true, at: noon)
            #expect(
                try await store.person("bob", app: "shop")
                    == StoredPerson(id: "bob", isOnline: true, presenceAt: noon, updatedAt: noon))
            for (isOnline, moment, expected) in [
                (false, noon - 1, true), (false, noon + 1, false), (true, noon, false),
                (true, noon + 1, true),
            ] {
                try await store.setPresence(of: "bob", app: "shop", isOnline: isOnline, at: moment)
                #expect(try await store.person("bob", app: "shop")?.isOnline == expected)
            }
            #expect(try await store.person("bob", app: "bank") == nil)
        }
    }

    @Test("Devices are kept as they were put, oldest registration first", arguments: StoreKind.all)
    func devices(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let bare = StoredDevice(person: "bob", token: "b2", registeredAt: noon - 5)
            let abroad = StoredDevice(
                person: "bob", token: "b3", language: "zh-Hans", registeredAt: noon - 9)
            try await store.put(.sample("b1"), app: "shop")
            try await store.put(abroad, app: "shop")
            try await store.put(bare, app: "shop")
            #expect(try await store.devices(of: "bob", app: "shop") == [abroad, bare, .sample("b1")])
            #expect(try await store.remove(device: "b3", of: "bob", app: "shop"))
            #expect(try await store.devices(of: "bob", app: "bank") == [])
            #expect(try await !store.remove(device: "b1", of: "bob", app: "bank"))
            #expect(try await !store.remove(device: "b1", of: "carol", app: "shop"))
            #expect(try await store.remove(device: "b1", of: "bob", app: "shop"))
            #expect(try await !store.remove(device: "b1", of: "bob", app: "shop"))
            #expect(try await store.devices(of: "bob", app: "shop") == [bare])
        }
    }

    @Test("A token has one person in an app, and one in another", arguments: StoreKind.all)
    func token(kind: StoreKind) async throws {
        try await kind.withStore { store in
            try await store.put(.sample("t"), app: "shop")
            try await store.put(.sample("t"), app: "bank")
            try await store.put(.sample("t", of: "carol", registeredAt: noon + 1), app: "shop")
            #expect(try await store.devices(of: "bob", app: "shop") == [])
            #expect(
                try await store.devices(of: "carol", app: "shop")
                    == [.sample("t", of: "carol", registeredAt: noon + 1)])
            #expect(try await store.devices(of: "bob", app: "bank") == [.sample("t")])
        }
    }

    @Test("A group is kept in place of what was kept of it", arguments: StoreKind.all)
    func group(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let groups = [
                StoredGroup(id: "team", members: ["a", "b", "c"], managers: ["b", "outsider"]),
                StoredGroup(id: "team", members: ["b"], managers: []), StoredGroup(id: "team", members: []),
                StoredGroup(id: "team", members: ["z"], managers: nil),
                StoredGroup(id: "team", members: ["m", "n", "z"], managers: ["n"], name: "Ä team"),
                StoredGroup(id: "team", members: [], name: ""),
            ]
            for group in groups {
                try await store.put(group, app: "shop")
                let kept = try #require(try await store.group("team", app: "shop"))
                #expect(kept.members.sorted() == group.members)
                #expect(kept.managers?.sorted() == group.managers)
                #expect(kept.name == group.name)
                #expect(
                    try await store.members(of: "team", app: "shop", after: nil, limit: 9) == kept.members)
            }
            #expect(try await store.group("team", app: "bank") == nil)
            #expect(try await store.members(of: "team", app: "bank", after: nil, limit: 9) == nil)
            #expect(try await !store.remove(group: "team", app: "bank"))
            #expect(try await store.remove(group: "team", app: "shop"))
            #expect(try await !store.remove(group: "team", app: "shop"))
            #expect(try await store.members(of: "team", app: "shop", after: nil, limit: 9) == nil)
        }
    }

    @Test("Members are listed in parts, each once, whoever is named twice", arguments: StoreKind.all)
    func members(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let ids = (1...25).map { "p\($0)" }
            try await store.put(StoredGroup(id: "team", members: ids + ids, managers: ["x"]), app: "shop")
            var listed: [String] = []
            while let part = try await store.members(of: "team", app: "shop", after: listed.last, limit: 10),
                !part.isEmpty, listed.count < 99
            {
                listed += part
            }
            #expect(listed.count == 25)
            #expect(Set(listed) == Set(ids))
        }
    }
}
