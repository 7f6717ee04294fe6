import Foundation
import GRDB
import Testing

@testable import Gateway

@Suite("A file that goes bad while the SQLite store uses it")
struct DamageTests {
    /// What happens to a file, by the name of what is done.
    static let accidents: [(String, @Sendable (String) throws -> Void)] = [
        ("its head is overwritten", { try overwrite($0, at: 0, with: Data(repeating: 0xA5, count: 100)) }),
        (
            "all of it is overwritten",
            {
                try overwrite(
                    $0, at: 0, with: Data(repeating: 0xA5, count: try Data(contentsOf: url($0)).count))
            }
        ),
        (
            "it is cut off",
            {
                let file = try FileHandle(forWritingTo: url($0))
                try file.truncate(atOffset: 0)
                try file.close()
            }
        ),
        ("it is deleted", { try FileManager.default.removeItem(atPath: $0) }),
        (
            "another one takes its place",
            {
                try FileManager.default.copyItem(atPath: $0, toPath: $0 + ".copy")
                try FileManager.default.removeItem(atPath: $0)
                try FileManager.default.moveItem(atPath: $0 + ".copy", toPath: $0)
            }
        ),
        ("its log is deleted", { try FileManager.default.removeItem(atPath: $0 + "-wal") }),
    ]

    @Test("Is noticed by looking at it, and takes nothing more", arguments: accidents.map(\.0))
    func noticed(_ name: String) async throws {
        let accident = try #require(Self.accidents.first { $0.0 == name }?.1)
        try await withFile { path in
            var store = try await SQLiteStore(path: path)
            for id in 1...300 { _ = try await store.accept(.sample(id)) }
            await store.close()
            store = try await SQLiteStore(path: path)
            _ = try await store.accept(.sample(301))
            await store.watch.look()
            try await store.check()
            try accident(path)
            // What is in memory hides it.
            _ = try await store.accept(.sample(302))
            await store.watch.look()
            let opened = store
            #expect(await failure { try await opened.check() } == .damaged)
            #expect(await failure { _ = try await opened.accept(.sample(303)) } == .damaged)
            #expect(await failure { _ = try await opened.take(atMost: 1) } == .damaged)
            await store.close()
        }
    }

    @Test("Is not suspected while it is sound, whoever else uses it")
    func sound() async throws {
        try await withFile { path in
            let store = try await SQLiteStore(path: path)
            for id in 10...500 { _ = try await store.accept(.sample(id)) }
            for id in 1...5 {
                _ = try await store.accept(.sample(id))
                let beside = try await SQLiteStore(path: path, options: SQLiteOptions(use: .beside))
                try await beside.put(StoredPerson(id: "carol"), app: "shop")
                await store.watch.look()
                await beside.close()
                await store.watch.look()
                _ = try await store.erase(person: "bob", app: "shop")
            }
            // An operator makes the file smaller.
            let size = try Data(contentsOf: url(path)).count
            let other = try DatabaseQueue(path: path)
            try await other.writeWithoutTransaction { try $0.execute(sql: "VACUUM") }
            try other.close()
            _ = try await store.erase(person: "bob", app: "shop")
            #expect(try Data(contentsOf: url(path)).count < size)
            await store.watch.look()
            try await store.check()
            await store.close()
        }
    }

    @Test("Is told as damaged for good, and as trouble of the disk for some time")
    func memory() async throws {
        let watch = FileWatch(path: "/nowhere", memory: .milliseconds(50))
        watch.note(StoreError(.full, "no room"))
        #expect(watch.fault == nil)
        watch.note(StoreError(.disk, "bad sector"))
        #expect(watch.fault?.code == .disk && watch.damage == nil)
        try await Task.sleep(for: .milliseconds(60))
        #expect(watch.fault == nil)
        watch.note(StoreError(.damaged, "first"))
        watch.note(StoreError(.damaged, "second"))
        try await Task.sleep(for: .milliseconds(60))
        #expect(watch.fault?.message == "first")
    }
}
