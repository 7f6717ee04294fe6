import Foundation
import Testing

@Suite("An interrupted run says where it stopped and how to go on")
struct InterruptionTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let arguments: [String]
        let line: String

        init(_ arguments: String, _ line: String) {
            self.arguments = arguments.split(separator: " ").map(String.init)
            self.line = line
        }

        var testDescription: String { arguments.joined(separator: " ") }
    }

    static let cases = [
        Case("translate", Sample.message), Case("convert --to nim", Sample.message),
        Case("settings convert --from easemob --to nim", #"{"user":"6006"}"#),
    ]

    @Test(
        "It names the last line that is done, and the records are whole", arguments: cases, [SIGINT, SIGTERM])
    func lines(_ example: Case, signal: Int32) async throws {
        let run = try OpenRun(example.arguments)
        run.write(String(repeating: example.line + "\n", count: 50) + "\n")
        #expect(try await run.output(until: 50))
        run.write(example.line)
        kill(run.processIdentifier, signal)
        #expect(run.status == 128 + signal)
        #expect(try run.written().hasSuffix("}\n"))
        let told = try run.told()
        #expect(
            told.hasPrefix("Note: Interrupted after line 51 of standard input. ")
                || told.hasPrefix("Note: Interrupted after line 50 of standard input. "), "\(told)")
        #expect(told.contains("standard output has all records up to there, each complete."))
        #expect(told.contains("To continue, give the rest of the input, and another --output;"))
    }

    @Test("What it wrote and what the named rest becomes are the whole together")
    func rest() async throws {
        let folder = try TemporaryFolder()
        let lines = (1...60_000).map { Sample.message("\($0)") + "\n" }
        let input = try folder.file("in put.jsonl", lines.joined())
        let script = """
            "$0" translate "$1" --jobs 2 -o "$2/first" 2> "$2/told" & sleep 0.6; kill -TERM $!; wait $!; echo $?
            """
        let result = try PushBridgeProcess.shell(script, input, folder.url.path)
        let told = try folder.contents(of: "told")
        guard result.output == "143\n" else { return }
        let done = told.firstMatch(of: /after line ([0-9]+) of/).flatMap { Int($0.1) } ?? 0
        #expect(told.contains("'tail -n +\(done + 1) '\(input)''") || done == 0, "\(told)")
        let first = try folder.contents(ifAny: "first").split(separator: "\n")
        #expect(first.count >= done && first.allSatisfy { $0.hasSuffix("}") })
        let written = first.prefix(done).compactMap { Record.all(in: String($0)).first?.line }
        #expect(written == Array(1...max(done, 1)).prefix(done).map { $0 })
    }

    @Test("A report is not begun, and that is said")
    func report() async throws {
        let run = try OpenRun(["verify", "--to", "nim"])
        run.write(Sample.message + "\n")
        try await Task.sleep(for: .milliseconds(400))
        kill(run.processIdentifier, SIGINT)
        #expect(run.status == 130)
        #expect(try run.written().isEmpty)
        #expect(try run.told() == "Note: Interrupted. Nothing is in the report; run the command again.\n")
    }
}
