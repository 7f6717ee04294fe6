import Foundation
import PushBridge
import Testing

@Suite("The summary and the progress count what happened")
struct SummaryTests {
    @Test("The summary counts lines, records, suppressions, rejects and diagnostics", arguments: ["1", "4"])
    func summary(jobs: String) throws {
        let folder = try TemporaryFolder()
        let people = try folder.file("people", #"{"id":"muted","mode":"none"}"#)
        let toMuted = Sample.message.replacing("6006", with: "muted")
        let input = "\(Sample.message)\n\n\(toMuted)\nx\n{}\n"
        _ = try PushBridgeProcess.translate(
            input, "--summary", folder.path("summary"), "--jobs", jobs, "--recipients", people)
        let summary = try JSONDocument(try folder.contents(of: "summary")).root
        #expect(summary["lines"]?.integer == 4)
        #expect(summary["blankLines"]?.integer == 1)
        #expect(summary["records"]?.integer == 2)
        #expect(summary["suppressed"]?["mode-none"]?.integer == 1)
        #expect(summary["rejected"]?["invalid-json"]?.integer == 1)
        #expect(summary["rejected"]?["unknown-vendor"]?.integer == 1)
        #expect(summary["diagnostics"]?.kind == .object)
    }

    @Test("The summary may go to the standard output when the records go elsewhere")
    func summaryToOutput() throws {
        let folder = try TemporaryFolder()
        let result = try PushBridgeProcess.translate(
            Sample.message, "--output", folder.path("records"), "--summary", "-")
        #expect(try JSONDocument(result.output).root["lines"]?.integer == 1)
        #expect(Record.all(in: try folder.contents(of: "records")) == [Record(line: 1)])
    }

    @Test("Progress is for terminals unless it is asked for")
    func progress() throws {
        let lines = String(repeating: Sample.message + "\n", count: 1_234)
        #expect(try PushBridgeProcess.translate(lines).error.isEmpty)
        #expect(try PushBridgeProcess.translate(lines, "--progress", "never").error.isEmpty)
        let shown = try PushBridgeProcess.translate(lines, "--progress", "always").error
        #expect(shown.hasPrefix("1,234 lines, "))
        #expect(shown.contains(" a second"))
    }
}
