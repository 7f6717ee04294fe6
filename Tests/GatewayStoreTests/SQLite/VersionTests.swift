import Foundation
import GRDB
import Testing

@testable import Gateway

@Suite("Versions of the SQLite store's file")
struct VersionTests {
    /// Dumps of files that earlier versions wrote, each with the message 1, its job, and Bob with five unread messages.
    ///
    /// A new version adds one, made with `sqlite3 store.sqlite .dump`, and changes none of the others.
    static let dumps = ["1", "2", "3", "4"]

    @Test("What an earlier version wrote is brought up to date and read", arguments: dumps)
    func migrated(version: String) async throws {
        try await withFile { path in
            try await load(version, into: path)
            let store = try await SQLiteStore(path: path)
            let job = try #require(try await store.take(atMost: 9).first)
            #expect(job.work == NewJob(.push, message: MessageID(1), receiver: "bob", isCounted: true))
            let context = try #require(try await store.begin(job, counting: .add, at: noon))
            #expect(context.message == .sample(1, vendorID: "nim:id:v1"))
            #expect(context.unread == 6 && context.devices == [.sample("b1")])
            try await store.settle(Settlement(job, .done, outcomes: [.sample(1)]))
            #expect(try await store.outcomes(of: MessageID(1), app: "shop").map(\.outcome) == [.sample(1)])
            // Behind what was given out when all apps were numbered together.
            let cursors = try await store.outcomes(app: "shop", after: 0, limit: 9).map(\.cursor)
            #expect(cursors == (version == "1" ? [1] : [1, 2]))
            #expect(
                try await store.accept(.sample(2, key: .sample("api:1"))) != .accepted(ids: [MessageID(2)]))
            #expect(try await store.job(3).id > job.id)
            await store.close()
        }
    }

    @Test("A file that was brought up to date looks like a new one", arguments: dumps)
    func schema(version: String) async throws {
        try await withFile { old in
            try await load(version, into: old)
            await (try SQLiteStore(path: old)).close()
            try await withFile { new in
                await (try SQLiteStore(path: new)).close()
                #expect(try schema(of: old) == schema(of: new))
                #expect(try schema(of: new).count > 20)
            }
        }
    }

    @Test("A file is looked into without being brought up to date", arguments: dumps)
    func looked(version: String) async throws {
        try await withFile { path in
            try await load(version, into: path)
            let before = try Data(contentsOf: url(path))
            #expect(try SQLiteStore.keys(inFile: path) == [])
            #expect(try Data(contentsOf: url(path)) == before)
            let folder = url(path).deletingLastPathComponent().path
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["store.sqlite"])
        }
    }

    @Test("A file that a newer version wrote is refused, and stays as it is")
    func newer() async throws {
        try await withFile { path in
            await (try SQLiteStore(path: path)).close()
            let queue = try DatabaseQueue(path: path)
            try await queue.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('999')") }
            try queue.close()
            for use in [SQLiteOptions.Use.serving, .beside] {
                let error = await openingError(path, options: SQLiteOptions(use: use))
                #expect(error?.code == .newer)
                #expect(error?.message.contains("Start that version") == true)
            }
            let seen = #expect(throws: StoreError.self) { try SQLiteStore.keys(inFile: path) }
            #expect(seen?.code == .newer)
        }
    }

    private func load(_ version: String, into path: String) async throws {
        let folder = url(#filePath).deletingLastPathComponent().appending(path: "Versions")
        let dump = try String(contentsOf: folder.appending(path: "\(version).sql"), encoding: .utf8)
        let queue = try DatabaseQueue(path: path)
        try await queue.writeWithoutTransaction { try $0.execute(sql: dump) }
        try queue.close()
    }

    private func schema(of path: String) throws -> Set<String> {
        let queue = try DatabaseQueue(path: path)
        defer { try? queue.close() }
        return try queue.read {
            try String.fetchSet($0, sql: "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")
        }
    }
}
