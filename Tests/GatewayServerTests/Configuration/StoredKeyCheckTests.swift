import Foundation
import Testing

@testable import Gateway

@Suite("What a configuration's database lacks")
struct StoredKeyCheckTests {
    private let folder: ConfigurationFolder

    init() throws {
        folder = try ConfigurationFolder()
        try folder.writeUsualFiles()
    }

    private var path: String { "\(folder.path)/store.sqlite" }

    private func found() async throws -> [String] {
        try await folder.problemsWithStore(ConfigurationProblemTests.sound)
    }

    private func files() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("store") }
    }

    /// Makes a key as the command does; the store is made if it is not there.
    private func addKey(app: String?) async throws {
        var configuration = StoreConfiguration()
        configuration.path = path
        _ = try await OperatedStore.open(configuration, makesIt: true) {
            try await $0.addKey(app: app, scopes: app == nil ? [.operate] : [.send], note: "")
        }
    }

    @Test("A database that is not there is not missed, and not made")
    func absent() async throws {
        #expect(try await found() == [])
        #expect(try files() == [])
    }

    @Test("One without any key, or without one for an app, is a risk; it is left as it was")
    func keys() async throws {
        await (try SQLiteStore(path: path)).close()
        let before = try Data(contentsOf: URL(filePath: path))
        let left = try files()
        #expect(try await found() == ["PUSHBRIDGE_STORE_PATH: risk: store.path: \(Self.noKey)"])
        #expect(try Data(contentsOf: URL(filePath: path)) == before)
        #expect(try files() == left)
        // Whoever starts the gateway or makes a key is not told.
        #expect(try folder.problems(ConfigurationProblemTests.sound) == [])
        try await addKey(app: nil)
        #expect(
            try await found() == [
                "gateway.yaml:2: risk: apps.tea: No key is for this app, so that nobody can put its people and devices. Make one with pushbridge-gateway key new --app tea."
            ])
        try await addKey(app: "tea")
        #expect(try await found() == [])
    }

    private static let noKey =
        "store.sqlite has no key, so that only webhooks are taken, and nobody can put people and devices. Make one with pushbridge-gateway key new."

    @Test("One in use is read as it is now")
    func inUse() async throws {
        let store = try await SQLiteStore(path: path)
        #expect(try await found().count == 1)
        _ = try await OperatedStore(store).addKey(app: "tea", scopes: [.send], note: "")
        #expect(try await found() == [])
        _ = try await OperatedStore(store).addKey(app: "tea", scopes: [.send], note: "")
        try await store.check()
        await store.close()
    }

    @Test("One that is damaged, or no database, is an error")
    func damaged() async throws {
        try folder.write("store.sqlite", String(repeating: "no database", count: 1_000))
        #expect(try await found().count == 1)
        #expect(
            try await found().first?.hasPrefix(
                "PUSHBRIDGE_STORE_PATH: error: store.path: store.sqlite is damaged, or no database") == true
        )
        try FileManager.default.removeItem(atPath: path)
        try await addKey(app: "tea")
        let file = try FileHandle(forWritingTo: URL(filePath: path))
        try file.truncate(atOffset: 8_192)
        try file.close()
        #expect(
            try await found().first?.hasPrefix(
                "PUSHBRIDGE_STORE_PATH: error: store.path: store.sqlite is damaged")
                == true)
    }

    @Test(
        "One that this user may not read is an error",
        .enabled(if: geteuid() != 0, "Root may read everything."))
    func unreadable() async throws {
        try await addKey(app: "tea")
        try FileManager.default.setAttributes([.posixPermissions: 0o200], ofItemAtPath: path)
        #expect(try await found().first?.contains("cannot be opened") == true)
    }
}
