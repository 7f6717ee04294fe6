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
    func rest() throws {
        let folder = try TemporaryFolder()
        let lines = (1...40_000).map { Sample.message("\($0)") + "\n" }
        _ = try folder.file("lines", lines.joined())
        // The input stays open behind the lines, so that the run does not end before the signal.
        let script = """
            cd "$1"; mkfifo 'in put'; (cat lines; exec sleep 60) > 'in put' & writer=$!
            "$0" translate 'in put' --jobs 2 -o first 2> told & run=$!
            until [ -s first.tmp-* ]; do sleep 0.02; done
            kill -TERM $run; wait $run; echo $?; kill -KILL $writer
            """
        let result = try PushBridgeProcess.shell(script, folder.url.path)
        #expect(result.output == "143\n")
        let told = try folder.contents(of: "told")
        let done = try #require(told.firstMatch(of: /after line ([0-9]+) of in put\./).flatMap { Int($0.1) })
        #expect(told.contains("To continue, give --first-line \(done + 1) and another --output"), "\(told)")
        let first = try folder.contents(of: "first.partial")
        #expect(first.hasSuffix("}\n"))
        #expect(Record.all(in: first).prefix(done).map(\.line) == Array(1...done))
        let rest = try PushBridgeProcess.run(["translate", "--first-line", "39999", folder.path("lines")])
        #expect(Record.all(in: rest.output).map(\.line) == [39_999, 40_000])
    }

    @Test(
        "Where nobody reads the output, it says that a record may be cut, and rejects no cut line"
    )
    func unreadOutput() throws {
        let folder = try TemporaryFolder()
        _ = try folder.file("lines", (1...4_000).map { Sample.message("\($0)") + "\n" }.joined())
        // The input ends in the middle of a line while the output, of which one byte was read, waits for its reader.
        let script = """
            cd "$1"; mkfifo output; exec 3<> output
            (cat lines; sleep 0.5; printf '{"from":') | "$0" translate --jobs 1 > output 2> told & run=$!
            dd bs=1 count=1 <&3 > begun 2> /dev/null; sleep 1; kill -TERM $run; wait $run; echo $?
            """
        let result = try PushBridgeProcess.shell(script, folder.url.path)
        #expect(result.output == "143\n")
        let told = try folder.contents(of: "told")
        #expect(told.contains("of the first lines, the last one cut."), "\(told)")
        #expect(told.components(separatedBy: "\n").count == 2, "\(told)")
    }

    @Test("A report is not begun, and that is said")
    func report() async throws {
        let run = try OpenRun(["verify", "--to", "nim"])
        run.write("no message\n")
        for _ in 0..<1_000 where try run.told().isEmpty { try await Task.sleep(for: .milliseconds(10)) }
        kill(run.processIdentifier, SIGINT)
        #expect(run.status == 130)
        #expect(try run.written().isEmpty)
        let note = "\nNote: Interrupted. Nothing is in the report; run the command again.\n"
        #expect(try run.told().hasSuffix(note))
    }
}
