import Foundation

@testable import Gateway

/// Gives the path of a file in a folder of its own.
func withFile(_ body: (String) async throws -> Void) async throws {
    try await withFolder { try await body($0.appending(path: "store.sqlite").path) }
}

func url(_ path: String) -> URL { URL(fileURLWithPath: path) }

/// The error with which a file is refused; nil if it is not.
func openingError(_ path: String, options: SQLiteOptions = SQLiteOptions()) async -> StoreError? {
    do throws(StoreError) {
        await (try SQLiteStore(path: path, options: options)).close()
        return nil
    } catch {
        return error
    }
}

/// Writes over a part of a file.
func overwrite(_ path: String, at offset: Int, with data: Data) throws {
    let handle = try FileHandle(forWritingTo: url(path))
    try handle.seek(toOffset: UInt64(offset))
    try handle.write(contentsOf: data)
    try handle.close()
}

/// A folder in which nothing can be written, for a while.
///
/// Modes of files do not stop root, for whom the folder is mounted anew, read-only; a container may forbid that.
enum ReadOnlyFolder {
    static let isPossible = geteuid() != 0 || Mount.isPossible

    static func with(_ folder: URL, _ body: () async throws -> Void) async throws {
        if geteuid() == 0 {
            try Mount.run("mount", "--bind", folder.path, folder.path)
            defer { try? Mount.run("umount", folder.path) }
            try Mount.run("mount", "-o", "remount,ro,bind", folder.path)
            try await body()
        } else {
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            let paths = files.map { folder.appending(path: $0).path } + [folder.path]
            for path in paths { chmod(path, 0o500) }
            defer { for path in paths { chmod(path, 0o700) } }
            try await body()
        }
    }
}

/// Mounts, where the system lets tests do that.
enum Mount {
    static let isPossible: Bool = {
        let folder = FileManager.default.temporaryDirectory.appending(path: "mount-\(UUID().uuidString)")
        guard geteuid() == 0,
            (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil
        else { return false }
        defer { try? FileManager.default.removeItem(at: folder) }
        guard (try? run("mount", "-t", "tmpfs", "none", folder.path)) != nil else { return false }
        return (try? run("umount", folder.path)) != nil
    }()

    static func run(_ words: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableRuntimeMismatch) }
    }
}
