import Foundation
import Testing

@Suite("A reader that goes away ends the command in silence")
struct ClosedPipeTests {
    /// Commands whose output does not fit into a pipe, with `messages`, `records`, `users` and `webhooks` as inputs.
    private static let commands = [
        "translate messages", "translate --format payload messages", "convert --to nim messages",
        "settings convert --from easemob --to nim users",
        "webhook verify --vendor easemob --secret-file secret webhooks",
        "send --dry-run --environment sandbox records", "translate --jobs 1 messages",
        "explain large",
        "mappings list",
    ]

    @Test("Nothing is said, and the status is SIGPIPE's", arguments: commands)
    func silence(_ command: String) throws {
        let folder = try TemporaryFolder()
        try Self.fill(folder)
        let script = #"cd "$1"; { "$0" \#(command); echo "status $?" >&2; } | head -n 1 >/dev/null"#
        let result = try PushBridgeProcess.shell(script, folder.url.path)
        #expect(result.error == "status 141\n")
    }

    @Test(
        "It makes no difference that a caller ignores SIGPIPE",
        arguments: ["translate messages", "mappings list"])
    func ignoredSignal(_ command: String) throws {
        let folder = try TemporaryFolder()
        try Self.fill(folder)
        let script =
            #"trap '' PIPE; cd "$1"; { "$0" \#(command); echo "status $?" >&2; } | head -n 1 >/dev/null"#
        let result = try PushBridgeProcess.shell(script, folder.url.path)
        #expect(result.error == "status 141\n")
    }

    @Test(
        "What is short is silent too, even if nobody reads at all",
        arguments: [
            "--help", "-h", "--version", "translate one", "verify --to nim one", "explain one",
            "token sign -h",
        ])
    func noReader(_ command: String) throws {
        let folder = try TemporaryFolder()
        try Self.fill(folder)
        let script = #"cd "$1"; { sleep 0.1; "$0" \#(command); echo "status $?" >&2; } | true"#
        let result = try PushBridgeProcess.shell(script, folder.url.path)
        #expect(result.error == "status 141\n")
    }

    private static func fill(_ folder: TemporaryFolder) throws {
        func lines(_ line: String) -> String { String(repeating: line + "\n", count: 4_000) }
        _ = try folder.file("messages", lines(Sample.message))
        _ = try folder.file("one", Sample.message)
        let receivers = (1...3_000).map { "\"\($0)\"" }.joined(separator: ",")
        _ = try folder.file("large", Sample.message.replacing("\"6006\"", with: "[\(receivers)]"))
        _ = try folder.file("records", lines(SendSample.record(1)))
        _ = try folder.file("users", lines(#"{"user":"6006"}"#))
        _ = try folder.file("webhooks", lines(#"{"headers":{},"body":"{}"}"#))
        _ = try folder.file("secret", "secret")
    }
}
