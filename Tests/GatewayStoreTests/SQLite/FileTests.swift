import Foundation
import GRDB
import Testing

@testable import Gateway

@Suite("The file of the SQLite store")
struct FileTests {
    @Test("It is its owner's alone, and so are its log and its lock")
    func mode() async throws {
        try await withFile { path in
            let store = try await SQLiteStore(path: path)
            _ = try await store.accept(.sample(1))
            for file in [path, path + "-wal", path + "-shm", path + ".lock"] {
                let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
                #expect(mode == 0o600, "\(file)")
            }
            await store.close()
        }
    }

    @Test("A second process that would serve from it is refused, until the first one ends")
    func secondProcess() async throws {
        try await withFile { path in
            let first = try await SQLiteStore(path: path)
            let error = await openingError(path)
            #expect(error?.code == .unavailable)
            #expect(error?.message.contains("Another process serves") == true)
            await first.close()
            await (try SQLiteStore(path: path)).close()
        }
    }

    @Test(
        "A process beside the serving one makes keys and drives dead letters again", .timeLimit(.minutes(5)))
    func beside() async throws {
        try await withFile { path in
            let serving = try await SQLiteStore(path: path)
            let job = try await serving.job(1)
            try await serving.settle(Settlement(job, .dead(reason: "late")))

            let beside = try await SQLiteStore(path: path, options: SQLiteOptions(use: .beside))
            let key = StoredKey(
                id: "k", digest: [1, 2], app: "shop", scopes: ["send"], note: "", createdAt: noon)
            try await beside.put(key)
            #expect(try await serving.key(digest: [1, 2]) == key)
            let taken = Task { try await serving.take(atMost: 1) }
            // It waits before the job is there.
            try await Task.sleep(for: .milliseconds(50))
            #expect(try await beside.redrive(app: "shop", ids: nil) == 1)
            #expect(try await taken.value.map(\.work) == [job.work])
            #expect(try await serving.backlog() == Backlog(jobs: 1, oldest: noon, dead: 0))
            _ = try await serving.accept(.sample(2))
            #expect(try await beside.backlog().jobs == 2)
            await beside.close()
            #expect(try await serving.job(3).work.message == MessageID(2))
            #expect(try await serving.revoke(key: "k"))
            await serving.close()
        }
    }

    @Test("A process beside makes the file where there is none")
    func besideFirst() async throws {
        try await withFile { path in
            let beside = try await SQLiteStore(path: path, options: SQLiteOptions(use: .beside))
            let key = StoredKey(id: "k", digest: [1], app: nil, scopes: [], note: "", createdAt: noon)
            try await beside.put(key)
            let serving = try await SQLiteStore(path: path)
            #expect(try await serving.keys() == [key])
            await beside.close()
            await serving.close()
        }
    }

    @Test(
        "What is no database of the gateway is refused, with what to do",
        arguments: [
            ("noise", StoreError.Code.damaged, "Restore it"), ("header", .damaged, "Restore it"),
            ("folder", .unavailable, "Give the path of a file"), ("missing", .unavailable, "Make it"),
            ("sysfs", .readOnly, "Let the gateway's user write"),
            ("stranger", .unavailable, "another program"),
        ])
    func refused(what: String, code: StoreError.Code, words: String) async throws {
        try await withFile { path in
            var path = path
            switch what {
            case "noise":
                try Data((0..<9_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }).write(to: url(path))
            case "header":
                await (try SQLiteStore(path: path)).close()
                try overwrite(path, at: 0, with: Data(repeating: 7, count: 40))
            case "folder":
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            case "missing": path += "/no/store.sqlite"
            case "sysfs": path = "/sys/store.sqlite"
            default: try await stranger(path)
            }
            let before = what == "stranger" ? try Data(contentsOf: url(path)) : nil
            if ["noise", "header", "stranger"].contains(what) {
                let seen = #expect(throws: StoreError.self) { try SQLiteStore.keys(inFile: path) }
                #expect(seen?.code == code)
            }
            let error = await openingError(path)
            #expect(error?.code == code)
            #expect(error?.message.contains(words) == true, "\(error?.message ?? "no error")")
            #expect(error?.message.contains(path) == true)
            if let before {
                #expect(try Data(contentsOf: url(path)) == before, "another program's file changed")
            }
        }
    }

    @Test("A file that may not be written to is refused as such", .enabled(if: ReadOnlyFolder.isPossible))
    func readOnly() async throws {
        try await withFile { path in
            await (try SQLiteStore(path: path)).close()
            try await ReadOnlyFolder.with(url(path).deletingLastPathComponent()) {
                #expect(await openingError(path)?.code == .readOnly)
            }
            await (try SQLiteStore(path: path)).close()
        }
    }

    @Test("A page that is damaged is said to be, and does not stop the process")
    func damagedPages() async throws {
        try await withFile { path in
            var store = try await SQLiteStore(path: path)
            for id in 1...200 {
                var submission = Submission.sample(id)
                submission.messages[0].body = Array(
                    "a body that fills \(String(repeating: "x", count: 1_000))".utf8)
                _ = try await store.accept(submission)
            }
            await store.close()
            let bytes = try Data(contentsOf: url(path))
            for start in stride(from: 0, to: bytes.count, by: 4_096)
            where bytes[start..<start + 4_096].range(of: Data("a body that fills".utf8)) != nil {
                try overwrite(path, at: start, with: Data(repeating: 0xEE, count: 4_096))
            }
            store = try await SQLiteStore(path: path)
            var codes: Set<StoreError.Code?> = []
            codes.insert(await failure { _ = try await store.message(MessageID(150), app: "shop") })
            codes.insert(await failure { _ = try await store.erase(person: "bob", app: "shop") })
            codes.insert(await failure { _ = try await store.accept(.sample(100)) })
            #expect(codes == [.damaged])
            // What is written to a damaged file is lost, so nothing more is.
            let damaged = store
            #expect(
                await failure { try await damaged.put(StoredPerson(id: "carol"), app: "shop") } == .damaged)
            #expect(await failure { try await damaged.check() } == .damaged)
            await store.close()
        }
    }

    @Test("Nothing of a person who was erased is in the file or its log")
    func erasedBytes() async throws {
        try await withFile { path in
            let store = try await SQLiteStore(path: path)
            let person = "person-of-whom-nothing-stays"
            for id in 1...300 {
                let receiver = id.isMultiple(of: 2) ? person : "bob-\(id)"
                _ = try await store.accept(.sample(id, to: receiver, key: .sample("api:\(id)")))
            }
            try await store.put(StoredPerson(id: person, settings: Array("{}".utf8)), app: "shop")
            try await store.put(.sample("t1", of: person), app: "shop")
            try await store.put(StoredGroup(id: "team", members: ["carol", person]), app: "shop")
            for (number, job) in try await store.take(atMost: 200).enumerated() {
                _ = try await store.begin(job, counting: .add, at: noon)
                let outcome = NewOutcome.sample(number, to: job.work.receiver)
                let ending: Settlement.Ending = number < 100 ? .done : .dead(reason: "late")
                try await store.settle(Settlement(job, ending, outcomes: [outcome]))
            }
            #expect(try occurrences(of: person, at: path) > 0)
            #expect(try await store.erase(person: person, app: "shop"))
            #expect(try occurrences(of: person, at: path) == 0)
            await store.close()
            #expect(try occurrences(of: person, at: path) == 0)
        }
    }

    private func occurrences(of text: String, at path: String) throws -> Int {
        try [path, path + "-wal"].filter(FileManager.default.fileExists).reduce(0) { count, file in
            let bytes = try Data(contentsOf: url(file))
            return count + (bytes.range(of: Data(text.utf8)) == nil ? 0 : 1)
        }
    }

    private func stranger(_ path: String) async throws {
        let queue = try DatabaseQueue(path: path)
        try await queue.write { try $0.execute(sql: "CREATE TABLE song (title TEXT)") }
        try queue.close()
    }
}
