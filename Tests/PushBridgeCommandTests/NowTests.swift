import Foundation
import PushBridge
import Testing

@Suite("The moment of each message")
struct NowTests {
    @Test("Without --now each message is judged at the moment at which it is read", arguments: ["1", "2"])
    func reading(jobs: String) async throws {
        let folder = try TemporaryFolder()
        let end = Instant(seconds: Int(Date().timeIntervalSince1970) + 3)
        let people = try folder.file("people", #"{"id":"6006","quiet":{"until":"\#(end.rfc3339)"}}"#)
        let run = try OpenRun(["translate", "--jobs", jobs, "--recipients", people])
        run.write(Sample.message + "\n")
        #expect(try await run.output(until: 1))
        #expect(try run.written().contains(#""suppressed":"quiet-duration""#))
        while Date().timeIntervalSince1970 < Double(end.seconds) {
            try await Task.sleep(for: .milliseconds(50))
        }
        run.write(Sample.message + "\n")
        run.closeInput()
        #expect(run.status == 0)
        let records = try run.written().split(separator: "\n")
        #expect(records.count == 2)
        #expect(records.last?.contains(#""payload""#) == true)
    }

    @Test("With --now every message is judged at that moment")
    func fixed() throws {
        let folder = try TemporaryFolder()
        let people = try folder.file("people", #"{"id":"6006","quiet":{"until":"2026-11-21T12:00:00Z"}}"#)
        for (now, isQuiet) in [("2026-11-21T11:59:59Z", true), ("2026-11-21T12:00:00Z", false)] {
            let result = try PushBridgeProcess.translate(
                Sample.message, "--recipients", people, "--now", now)
            #expect(result.output.contains("quiet-duration") == isQuiet)
        }
    }

    @Test(
        "Counts of people do not depend on the hour, and say so; a time has to be there where messages bring it"
    )
    func people() throws {
        let folder = try TemporaryFolder()
        let people = try folder.file(
            "people",
            #"{"id":"6006","quiet":{"daily":{"start":"00:00","end":"23:59"},"timeZone":"Asia/Shanghai"}}"#)
        func numbers(_ now: String...) throws -> (reached: Int?, noticing: Int?, untimed: Int?, text: String)
        {
            let arguments = ["verify", "--to", "nim", "--recipients", people] + now
            let message = Data(ConversionSample.badge.utf8)
            let tally = try JSONDocument(
                PushBridgeProcess.run(arguments + ["--format", "json"], input: message).output)
            let counts = tally.root["people"]
            return (
                counts?["reached"]?.integer, counts?["noticing"]?.integer,
                counts?["untimedMessages"]?.integer,
                try PushBridgeProcess.run(arguments, input: message).output
            )
        }
        let (usual, fixed) = (try numbers(), try numbers("--now", "2026-11-21T12:00:00Z"))
        let own = try numbers("--now", "message")
        #expect((usual.reached, usual.noticing, usual.untimed) == (1, 1, 0))
        #expect((fixed.reached, fixed.noticing, fixed.untimed) == (1, 0, 0))
        #expect((own.reached, own.noticing, own.untimed) == (0, 0, 1))
        #expect(usual.text.contains("Quiet hours are left out") && !fixed.text.contains("Quiet hours are"))
        #expect(
            own.text.contains("without a time are not in these numbers, since --now message needs one: 1."))
    }
}
