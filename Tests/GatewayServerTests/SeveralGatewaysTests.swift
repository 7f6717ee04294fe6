import Foundation
import RedisTestServer
import Testing

@Suite(
    "Several gateways on one engine", .enabled(if: RedisServer.isInstalled, "redis-server is not installed"))
struct SeveralGatewaysTests {
    @Test("Every message is pushed by one of them, once")
    func once() async throws {
        try await run("once", "--messages", "1000")
    }

    @Test(
        "Nothing is lost, counted twice or out of order when they and the engine are killed",
        arguments: ["1", "3"])
    func kills(masters: String) async throws {
        try await run(
            "kills", "--masters", masters, "--messages", "1200", "--kills", "4", "--engine-kills", "1")
    }

    @Test("The receivers of one that is killed are served by the others soon")
    func takeover() async throws {
        try await run("takeover", "--people", "150", "--within", "20")
    }

    @Test("All are restarted one by one under load, and no request fails")
    func rolling() async throws {
        try await run("rolling", "--messages", "1500", "--pace", "0.01")
    }

    @Test(
        "One that cannot reach the engine says so at once, the others do its work, and it comes back",
        .enabled(if: Network.hasNamespaces, "network namespaces cannot be made here"))
    func partition() async throws {
        try await run("partition", "--messages", "1000", "--pace", "0.02")
    }

    private func run(_ arguments: String...) async throws {
        let result = try await TrialScript.run("cluster", arguments)
        #expect(result.status == 0, "\(result)")
    }
}

/// What the machine has for networks.
private enum Network {
    /// Making one is the only way to know.
    static let hasNamespaces =
        geteuid() == 0 && runs("ip", "netns", "add", "pushbridge-probe")
        && runs("ip", "netns", "del", "pushbridge-probe")

    private static func runs(_ words: String...) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
