import APNSTestServer
import APNSTypes
import Foundation
import PushBridge
import Testing

@Suite("The sums of send add up", .serialized)
struct SendSumTests {
    /// Lines of every kind: pushes that are accepted and rejected, and what is not sent.
    private static let mixed = [
        SendSample.record(1), SendSample.record(2), "", SendSample.record(3),
        #"{"line":2,"recipient":"x","suppressed":"quiet-hours","diagnostics":[]}"#,
        #"{"line":3,"error":{"code":"invalid-json","message":"x"},"input":"x"}"#,
        "{broken", "17", " ", #"{"payload":{"aps":{"alert":"x"}}}"#, SendSample.record(4),
    ]

    private static func counts(_ summary: JSONValue, _ name: UTF8Text) -> Int {
        summary[name]?.members.reduce(0) { $0 + ($1.value.integer ?? 0) } ?? -1
    }

    /// Checks that a summary accounts for every line, and returns it.
    private static func check(_ text: String, lines: Int) throws -> JSONValue {
        let summary = try JSONDocument(text).root
        let outcomes = summary["outcomes"]
        #expect(summary["lines"]?.integer == counts(summary, "outcomes"))
        #expect((summary["lines"]?.integer ?? 0) + (summary["blankLines"]?.integer ?? 0) == lines)
        #expect(counts(summary, "settled") == outcomes?["settled"]?.integer ?? 0)
        let unaccepted = ["rejected", "failed", "skipped"].reduce(0) {
            $0 + (outcomes?[UTF8Text($1)]?.integer ?? 0)
        }
        #expect(counts(summary, "reasons") == unaccepted)
        return summary
    }

    @Test(
        "Every line is blank or has one outcome, in the summary and in the sentence, also when a run goes on")
    func mixedLines() async throws {
        let refused = ScriptedAnswer(.refuse(RejectionReason(rawValue: "Unregistered")))
        let trial = try await SendTrial(
            Script(devices: [SendSample.token(2): ScriptedDevice(answers: [refused])]))
        let input = Self.mixed.joined(separator: "\n")
        let first = try await trial.send(input, "--summary", trial.folder.path("sums"))
        _ = try Self.check(try trial.folder.contents(of: "sums"), lines: Self.mixed.count)
        #expect(
            first.error.contains(
                "9 lines: 3 accepted, 1 rejected (1 Unregistered), 5 skipped (2 invalid-record, 1 error/invalid-json, 1 no-token, 1 suppressed/quiet-hours)."
            ), "\(first.error)")
        let file = try trial.folder.file("outcomes", first.output)
        let second = try await trial.resume(file, input, "--summary", trial.folder.path("sums2"))
        let summary = try Self.check(try trial.folder.contents(of: "sums2"), lines: Self.mixed.count)
        #expect(summary["settled"]?.raw.description == #"{"accepted":3,"rejected":1}"#)
        #expect(second.error.contains("4 settled. Settled earlier: 3 accepted, 1 rejected."))
        await trial.server.stop()
    }

    @Test("Many reasons are counted together, so that the sentence adds up")
    func manyReasons() async throws {
        let trial = try await SendTrial()
        let lines = (1...12).map { #"{"line":\#($0),"suppressed":"reason-\#($0)","diagnostics":[]}"# }
        let result = try await trial.send(lines.joined(separator: "\n"))
        #expect(result.error.hasPrefix("Note: 12 skipped (1 suppressed/reason-1, "))
        #expect(result.error.contains(", 4 for other reasons)."))
        await trial.server.stop()
    }

    @Test("A run that is interrupted accounts for the lines that it has read, and names the last")
    func interrupted() async throws {
        let trial = try await SendTrial()
        let run = try OpenRun(
            trial.arguments + ["--summary", trial.folder.path("sums")])
        run.write("\n" + SendSample.records(20) + "\n\n")
        #expect(try await run.output(until: 20))
        kill(run.processIdentifier, SIGTERM)
        #expect(run.status == 143)
        let told = try run.told()
        let last = try #require(
            told.firstMatch(of: /Interrupted after line ([0-9]+)\./).flatMap { Int($0.1) })
        #expect((21...23).contains(last))
        _ = try Self.check(try trial.folder.contents(of: "sums"), lines: last)
        await trial.server.stop()
    }

    @Test("The outcomes of an array's elements carry the index, and --resume finds them")
    func array() async throws {
        let trial = try await SendTrial()
        let records = (1...3).map { SendSample.record($0) }.joined(separator: ",\n")
        let first = try await trial.send("[\n\(records)\n]")
        #expect(first.column("line") == ["1", "2", "3"] && first.column("index") == ["0", "1", "2"])
        let half = first.output.split(separator: "\n").prefix(2).joined(separator: "\n") + "\n"
        let file = try trial.folder.file("outcomes", half)
        let second = try await trial.resume(file, "[\n\(records)\n]")
        #expect(second.column("index") == ["0", "1", "2"])
        #expect(trial.server.received.count == 4)
        await trial.server.stop()
    }
}
