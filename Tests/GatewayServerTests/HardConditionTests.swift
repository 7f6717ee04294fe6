import Foundation
import Testing

@Suite("Hard conditions")
struct HardConditionTests {
    /// A condition of the trial `hard`.
    struct Condition: CustomTestStringConvertible, Sendable {
        let name: String
        let testDescription: String

        init(_ name: String, _ claim: String) {
            self.name = name
            testDescription = claim
        }
    }

    static let conditions = [
        Condition("long-bodies", "a body of 10 MB"),
        Condition("json-bombs", "JSON that is deep, or that has many values"),
        Condition("broken-text", "text that is no UTF-8"),
        Condition("unreadable-requests", "requests that are no HTTP that can be read"),
        Condition("long-keys", "an Idempotency-Key of 256 characters"),
        Condition("slow-clients", "clients that send a byte at a time, or take no answer"),
        Condition("idle-connections", "thousands of idle connections"),
        Condition("clients-that-leave", "clients that go away while they wait"),
        Condition("full-disk", "a full disk"),
        Condition("file-limit", "a file that may not grow"),
        Condition("read-only-file", "a file that may not be written to"),
        Condition("damaged-at-start", "a damaged database"),
        Condition("damaged-while-running", "a database that is damaged while it is used"),
        Condition("a-second-gateway", "a second gateway on the same store"),
        Condition("restored-copy", "a store that was restored from a copy"),
        Condition("another-user", "a user who is not root"),
        Condition("drain", "SIGTERM under load"),
        Condition("drain-time", "SIGTERM while a request does not end"),
        Condition("reload", "SIGHUP under load"),
        Condition("tls", "clients over TLS, and a certificate that is renewed"),
        Condition("secrets", "the log level trace"),
        Condition("asks-before-pushes", "a vendor's server that asks before each push"),
    ]

    /// Whether this user may mount a small disk, as a full one needs.
    private static let canMount: Bool = {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["unshare", "-m", "true"]
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    @Test(
        "The gateway answers clearly, and loses nothing that it accepted, with a full disk",
        .enabled(if: canMount, "Only root can mount a small disk; file-limit is tried in its place."))
    func fullDisk() async throws {
        let result = try await TrialScript.run("hard", "full-disk")
        #expect(result.status == 0, "\(result)")
    }

    @Test(
        "The gateway answers clearly, and loses nothing that it accepted, with",
        arguments: conditions.filter { $0.name != "full-disk" })
    func condition(_ condition: Condition) async throws {
        let result = try await TrialScript.run("hard", condition.name, "--connections", "1500")
        #expect(result.status == 0, "\(result)")
    }

    @Test("Each condition that the script knows is tried")
    func all() async throws {
        let listed = try await TrialScript.run("hard", "--list")
        let names = listed.description.split(separator: "\n").compactMap { $0.split(separator: ":").first }
        #expect(names.map(String.init) == Self.conditions.map(\.name))
    }
}
