import Foundation
import RedisTestServer
import Testing

@testable import Gateway

/// A place on a server that several stores share.
struct SharedSpace {
    let address: String
    let space = UUID().uuidString

    /// A place on the server of this process.
    static func fresh() async throws -> SharedSpace {
        SharedSpace(address: try await RedisServer.shared().address)
    }

    /// Opens one more store.
    func open(
        longestSleep: Int = 250
    ) async throws(StoreError) -> RedisStore {
        var options = RedisStoreOptions(space: space, patience: patience)
        options.longestSleep = longestSleep
        return try await RedisStore(address: address, options: options)
    }

    /// The tag of the app that samples are of.
    var tag: String { AppTags(space: space).tag(of: "shop") }
}

/// Opens stores that share a place for as long as `body` runs.
func withStores(
    _ count: Int, longestSleep: Int = 250, _ body: ([RedisStore], SharedSpace) async throws -> Void
) async throws {
    let space = try await SharedSpace.fresh()
    var stores: [RedisStore] = []
    for _ in 0..<count { stores.append(try await space.open(longestSleep: longestSleep)) }
    try await body(stores, space)
    for store in stores { await store.close() }
}

extension RedisStore {
    /// Gives the lanes of a store to another one, as if the first had been silent for too long.
    func loseLanes(to other: RedisStore, in space: SharedSpace) async throws {
        let busy = String(repeating: "0", count: StableHash.lanes)
        _ = try await engine.run(
            .lease, space.tag, ScriptWords(.text(other.engine.run), 60_000, .text(busy)))
        _ = try await engine.run(.leave, space.tag, ScriptWords(.text(engine.run)))
    }
}

/// Begins and ends what a store hands out, until `isDone` says so; tells of each job.
func work(
    _ store: RedisStore, until isDone: @escaping @Sendable () async throws -> Bool,
    _ note: @escaping @Sendable (Job) -> Void
) async throws {
    let jobs = Task {
        while case let jobs = try await store.take(atMost: 64), !jobs.isEmpty {
            for job in jobs {
                guard try await store.begin(job, counting: .add, at: noon) != nil else { continue }
                note(job)
                try await store.settle(Settlement(job, .done))
            }
        }
    }
    while try await !isDone() { try await Task.sleep(for: .milliseconds(5)) }
    jobs.cancel()
    _ = try? await jobs.value
}
