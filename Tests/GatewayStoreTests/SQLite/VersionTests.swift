import Foundation
import GRDB
import Testing

@testable import Gateway

@Suite("Versions of the SQLite store's file")
struct VersionTests {
    @Test("A file that an earlier version wrote is refused, and stays as it is")
    func earlier() async throws {
        try await withFile { path in
            let dumps = url(#filePath).deletingLastPathComponent().appending(path: "Versions")
            let dump = try String(contentsOf: dumps.appending(path: "4.sql"), encoding: .utf8)
            let queue = try DatabaseQueue(path: path)
            try await queue.writeWithoutTransaction { try $0.execute(sql: dump) }
            try queue.close()
            let before = try Data(contentsOf: url(path))
            for use in [SQLiteOptions.Use.serving, .beside] {
                #expect(await openingError(path, options: SQLiteOptions(use: use))?.code == .newer)
            }
            let seen = #expect(throws: StoreError.self) { try SQLiteStore.keys(inFile: path) }
            #expect(seen?.code == .newer)
            #expect(try Data(contentsOf: url(path)) == before)
        }
    }

    @Test("A file is looked into without being changed")
    func looked() async throws {
        try await withFile { path in
            await (try SQLiteStore(path: path)).close()
            let folder = url(path).deletingLastPathComponent().path
            let (before, files) = (
                try Data(contentsOf: url(path)), try FileManager.default.contentsOfDirectory(atPath: folder)
            )
            #expect(try SQLiteStore.keys(inFile: path) == [])
            #expect(try Data(contentsOf: url(path)) == before)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == files.sorted())
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
}
