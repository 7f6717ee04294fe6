import RedisTestServer
import Testing

@testable import Gateway

@Suite("What a configuration's engine lacks", .enabled(if: RedisServer.isInstalled))
struct EngineCheckTests {
    private static let url = "gateway.yaml:1: risk: store.url: "

    /// The problems of a configuration with this address, without that the file is not used.
    private func found(_ address: String) async throws -> [String] {
        let folder = try ConfigurationFolder()
        try folder.writeUsualFiles()
        return try await folder.problemsWithStore("store: {url: '\(address)'}")
            .filter { !$0.contains("store.path") }
    }

    /// Makes a key, so that nobody misses one.
    private func addKey(at address: String) async throws {
        let store = try await RedisStore(address: address)
        _ = try await OperatedStore(store).addKey(app: nil, scopes: [.operate], note: "")
        await store.close()
    }

    @Test("One that keeps what it is given, and has a key, lacks nothing")
    func sound() async throws {
        let server = try await RedisServer.start(["appendonly yes"])
        try await addKey(at: server.address)
        #expect(try await found(server.address) == [])
        server.stop()
    }

    @Test("One without an append-only file is a risk")
    func forgetful() async throws {
        let server = try await RedisServer.start(["appendonly no"])
        try await addKey(at: server.address)
        let found = try await found(server.address)
        #expect(found.count == 1)
        #expect(
            found.first?.hasPrefix(Self.url + "The server forgets what was accepted when it restarts") == true
        )
        server.stop()
    }

    @Test("One that does not tell its settings is a risk")
    func silent() async throws {
        let server = try await RedisServer.start(["user default on nopass ~* +@all -config"])
        try await addKey(at: server.address)
        let found = try await found(server.address)
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix(Self.url + "The server does not tell its settings") == true)
        server.stop()
    }

    @Test("Neither a user nor a password is printed")
    func password() async throws {
        let server = try await RedisServer.start([
            "appendonly yes", "user zebra on >walrus-in-a-url ~* &* +@all",
        ])
        let found = try await found("redis://zebra:walrus-in-a-url@127.0.0.1:\(server.port)")
        #expect(found.count == 2)
        #expect(found.first?.contains("The address has a password") == true)
        #expect(
            found.last?.hasPrefix(Self.url + "redis://127.0.0.1:\(server.port) has no key") == true)
        #expect(!found.contains { $0.contains("walrus") || $0.contains("zebra") })
        server.stop()
    }

    @Test("An address that cannot be read is told once, and one where nobody answers as well")
    func unreadable() async throws {
        for address in ["http://127.0.0.1", "redis://127.0.0.1:0", "redis://127.0.0.1:1"] {
            let found = try await found(address)
            #expect(found.count == 1, "\(found)")
            #expect(found.first?.hasPrefix("gateway.yaml:1: error: store.url: ") == true, "\(found)")
        }
    }
}
