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
}
