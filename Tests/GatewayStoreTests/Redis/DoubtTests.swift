import RedisTestServer
import Testing

@testable import Gateway

@Suite("Whether what failed may have been done nevertheless", .enabled(if: RedisServer.isInstalled))
struct DoubtTests {
    @Test(
        "A call that was sent, and not answered, may have been done; without a connection nothing was",
        .timeLimit(.minutes(1)))
    func unanswered() async throws {
        let server = try await RedisServer.start()
        let store = try await RedisStore(
            address: server.address, options: RedisStoreOptions(patience: .seconds(1)))
        _ = try await store.accept(.sample(1))
        server.pause()
        let silent = await error { _ = try await store.accept(.sample(2)) }
        #expect(silent?.code == .unavailable && silent?.mayBeDone == true, "\(String(describing: silent))")
        // The connection was given up, and there is no new one.
        let unconnected = await error { _ = try await store.accept(.sample(3)) }
        #expect(
            unconnected?.code == .unavailable && unconnected?.mayBeDone == false,
            "\(String(describing: unconnected))")
        server.resume()
        var kept = 0
        while kept < 2 { kept = (try? await store.backlog().jobs) ?? 0 }
        #expect(kept == 2)
        await store.close()
        server.stop()
    }

    @Test("What the server refuses was not done")
    func refused() async throws {
        let server = try await RedisServer.start()
        let store = try await RedisStore(address: server.address)
        _ = try await store.accept(.sample(1))
        try server.command("CONFIG", "SET", "maxmemory", "1")
        let refused = await error { _ = try await store.accept(.sample(2)) }
        #expect(refused?.code == .full && refused?.mayBeDone == false, "\(String(describing: refused))")
        await store.close()
        server.stop()
    }

    private func error(_ body: () async throws -> Void) async -> StoreError? {
        do {
            try await body()
            return nil
        } catch {
            return error as? StoreError
        }
    }
}
