import Foundation
import RedisTestServer
import Testing

@testable import Gateway

/// A way to make a store.
///
/// Every store of the table passes every test in `Contract`.
struct StoreKind: Sendable, CustomTestStringConvertible {
    let name: String
    /// Opens a store that keeps its state in a folder, now or at an earlier time.
    let open: @Sendable (_ folder: URL) async throws -> any Store

    var testDescription: String { name }

    static let all = [
        StoreKind(name: "SQLite, normal") {
            try await SQLiteStore(path: $0.appending(path: "store.sqlite").path)
        },
        StoreKind(name: "SQLite, full") {
            try await SQLiteStore(
                path: $0.appending(path: "store.sqlite").path,
                options: SQLiteOptions(synchronous: .full))
        },
        StoreKind(name: "Redis") {
            try await RedisStore(
                address: RedisServer.shared().address,
                options: RedisStoreOptions(space: $0.lastPathComponent, patience: patience))
        },
        StoreKind(name: "Redis, cluster of three") {
            try await RedisStore(
                address: RedisCluster.shared().address,
                options: RedisStoreOptions(space: $0.lastPathComponent, patience: patience))
        },
    ]

    /// Gives a new store for as long as `body` runs.
    func withStore(_ body: (any Store) async throws -> Void) async throws {
        try await withFolder { folder in
            let store = try await open(folder)
            try await body(store)
            await store.close()
        }
    }

    /// Gives a function that opens the same state each time, after the store of the time before was closed.
    func withState(_ body: (@Sendable () async throws -> any Store) async throws -> Void) async throws {
        try await withFolder { folder in try await body { try await open(folder) } }
    }
}

/// How long a server may be silent in tests that try nothing else, on a machine that is busy.
let patience = Duration.seconds(20)

/// Gives a folder of its own for as long as `body` runs.
func withFolder<Value>(_ body: (URL) async throws -> Value) async throws -> Value {
    try await folders.take {
        let folder = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await body(folder)
    }
}

/// All tests of a process begin at once, and a store has some four files open: a process may have no more than a thousand,
/// and Foundation crashes when it starts another process with more.
private let folders = Turns(32)
