import Foundation

/// A folder for the files of one test, removed afterwards.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("pushbridge-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The path of a file that need not exist.
    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    /// Writes a file and returns its path.
    func file(_ name: String, _ contents: Data) throws -> String {
        try contents.write(to: url.appendingPathComponent(name))
        return path(name)
    }

    /// Writes a file and returns its path.
    func file(_ name: String, _ contents: String) throws -> String {
        try file(name, Data(contents.utf8))
    }

    /// What a file holds.
    func contents(of name: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
    }

    /// What a file holds; nothing where it is not there.
    func contents(ifAny name: String) throws -> String {
        FileManager.default.fileExists(atPath: path(name)) ? try contents(of: name) : ""
    }
}
