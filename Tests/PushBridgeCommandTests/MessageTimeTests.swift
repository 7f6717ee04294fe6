import Foundation
import PushBridge
import Testing

@Suite("With --now message each message is judged at its own time")
struct MessageTimeTests {
    /// Quiet in the night of Shanghai, which is 14:00 to 24:00 in UTC.
    private static let sleeper =
        #"{"id":"6006","quiet":{"daily":{"start":"22:00","end":"08:00"},"timeZone":"Asia/Shanghai"}}"#

    private static func message(_ time: String) -> String {
        Sample.message.replacing(#""chatType""#, with: #""timestamp":\#(time),"chatType""#)
    }

    /// Times, whether they lie in the night; the run's own moment never counts.
    static let cases: [(time: String, isQuiet: Bool)] = [
        ("1795276800000", true),  // 2026-11-21T16:00:00Z
        ("\"1795276800000\"", true), ("1795248000000", false),  // 08:00:00Z
        ("1795276800", true), ("1795248000.5", false), ("\"2026-11-21T16:00:00Z\"", true),
        // In 2019, long before the run.
        ("1574352000000", true), ("1574323200000", false),
    ]

    @Test("Its timestamp decides, in milliseconds, in seconds or as text", arguments: cases)
    func times(time: String, isQuiet: Bool) throws {
        let folder = try TemporaryFolder()
        let people = try folder.file("people", Self.sleeper)
        let result = try PushBridgeProcess.translate(
            Self.message(time), "--recipients", people, "--now", "message")
        #expect(result.output.contains(#""suppressed":"quiet-hours""#) == isQuiet, "\(result.output)")
        #expect(!result.output.contains("without-time"))
    }

    @Test("One without a time that can be read has a diagnostic, and is judged when it is read")
    func without() throws {
        for message in [Sample.message, Self.message("\"soon\""), Self.message("-5"), Self.message("1e300")] {
            let record = try JSONDocument(try PushBridgeProcess.translate(message, "--now", "message").output)
                .root
            let told = record["diagnostics"]?.elements.first { $0["code"]?.string == "without-time" }
            #expect(told?["kind"]?.string == "defaulted" && told?["severity"]?.string == "info", "\(message)")
            let fixed = try PushBridgeProcess.translate(message, "--now", "2026-11-21T12:00:00Z")
            #expect(!fixed.output.contains("without-time"))
        }
    }

    @Test("People are counted and explained at the message's time too")
    func others() throws {
        let folder = try TemporaryFolder()
        let people = try folder.file("people", Self.sleeper)
        let badge = { (time: String) in
            ConversionSample.badge.replacing(#""chatType""#, with: #""timestamp":\#(time),"chatType""#)
        }
        for (time, noticing) in [("1795276800000", 0), ("1795248000000", 1)] {
            let report = try PushBridgeProcess.json(
                badge(time), "verify", "--to", "nim", "--format", "json", "--recipients", people, "--now",
                "message")
            #expect(report[0]["people"]?["noticing"]?.integer == noticing, "\(time)")
            let explained = try PushBridgeProcess.json(
                badge(time), "explain", "--format", "json", "--recipients", people, "--now", "message")
            let person = explained[0]["recipients"]?.elements.first { _ in true }
            #expect(person?["pushed"]?.bool == (noticing == 1))
        }
        let summary = folder.path("summary")
        let input = Data(ConversionSample.badge.utf8)
        _ = try PushBridgeProcess.run(
            ["verify", "--to", "nim", "--recipients", people, "--now", "message", "--summary", summary],
            input: input)
        #expect(try folder.contents(of: "summary").contains(#""defaulted":1"#))
    }
}
