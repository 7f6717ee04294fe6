import APNSTestServer
import Foundation

@testable import Gateway

/// A folder of configuration files for one test, which goes with it.
final class ConfigurationFolder {
    /// 2026-11-23, when these tests were written.
    static let now = 1_795_392_000

    /// The path, without a slash at its end.
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.path + "/gateway-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file that others cannot read, and returns its path.
    @discardableResult
    func write(_ name: String, _ text: String, mode: Int = 0o600) throws -> String {
        let file = "\(path)/\(name)"
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        let changed = Date(timeIntervalSince1970: Double(Self.now))
        try FileManager.default.setAttributes(
            [.posixPermissions: mode, .modificationDate: changed], ofItemAtPath: file)
        return file
    }

    /// Writes `AuthKey.p8`, a profile of each vendor and a secret.
    func writeUsualFiles() throws {
        try write("AuthKey.p8", String(decoding: InventedKey.pem(), as: UTF8.self))
        try write("webhook.secret", "hush-in-a-file\n")
        try write("easemob.json", #"{"vendor":"easemob","topic":"com.example.tea"}"#)
        try write("nim.json", #"{"vendor":"nim","topic":"com.example.tea"}"#)
    }

    /// Reads a text as `gateway.yaml` in this folder.
    func load(
        _ text: String, environment: [String: String] = [:], now: Int = now
    ) throws -> LoadedConfiguration {
        try loader(text, environment, now).load()
    }

    /// The problems of a text, without this folder's path, and without that it has no app: most texts here have none.
    func problems(
        _ text: String, environment: [String: String] = [:], now: Int = now
    ) throws -> [String] {
        words(of: try loader(text, environment, now).load())
    }

    /// The same, with those of the store that it names.
    func problemsWithStore(_ text: String) async throws -> [String] {
        words(of: await (try loader(text, [:], Self.now)).loadLookingIntoStore())
    }

    private func loader(
        _ text: String, _ environment: [String: String], _ now: Int
    ) throws -> ConfigurationLoader {
        let file = try write("gateway.yaml", text)
        var environment = environment
        environment["PUSHBRIDGE_STORE_PATH"] = environment["PUSHBRIDGE_STORE_PATH"] ?? "\(path)/store.sqlite"
        return ConfigurationLoader(file: file, environment: environment, now: { now })
    }

    private func words(of loaded: LoadedConfiguration) -> [String] {
        loaded.problems.map { $0.description.replacing("\(path)/", with: "") }
            .filter { !$0.hasSuffix(Self.withoutApps) }
    }

    /// What is told of a configuration without an app.
    static let withoutApps = "risk: apps: There is no app, so that nothing is taken. Add one below apps."
}
