import APNSTestServer
import APNSTypes
import Foundation
import PushBridge
import Testing

@Suite("A run of send goes on where an earlier one ended", .serialized)
struct SendResumeTests {
    @Test(
        "What is settled is repeated and not sent again, however the earlier file ends",
        arguments: ["", "\n", "\n{\"line\":4,\"outc"])
    func settled(_ end: String) async throws {
        let trial = try await SendTrial()
        let first = try await trial.send(SendSample.records(3))
        let outcomes = first.output.trimmingCharacters(in: .newlines) + end
        let file = try trial.folder.file("outcomes.jsonl", outcomes)
        let second = try await trial.send(SendSample.records(5), "--resume", file)
        #expect(second.column("line") == ["1", "2", "3", "4", "5"])
        #expect(second.column("outcome") == Array(repeating: "accepted", count: 5))
        // Spaces stand where the first line named the earlier file.
        #expect(second.output.replacing(/^\{ +/, with: "{").hasPrefix(first.output))
        #expect(trial.server.received.count == 5)
        #expect(second.error.contains("2 accepted, 3 settled."))
        await trial.server.stop()
    }

    @Test(
        "Of a run that was killed at its first outcome nothing is known, and all is sent", arguments: [3, 20])
    func killedAtOnce(_ bytes: Int) async throws {
        let trial = try await SendTrial()
        let first = try await trial.send(SendSample.records(2))
        let file = try trial.folder.file("outcomes.jsonl", String(first.output.prefix(bytes)))
        let second = try await trial.send(SendSample.records(2), "--resume", file)
        #expect(second.status == 0 && second.column("outcome") == ["accepted", "accepted"])
        #expect(trial.server.received.count == 4)
        await trial.server.stop()
    }

    @Test("A failed push is sent again only where APNs cannot have processed it, unless told otherwise")
    func failed() async throws {
        let trial = try await SendTrial()
        let first = try await trial.send(SendSample.records(3))
        var lines = first.output.split(separator: "\n").map(String.init)
        lines[0] = Self.failed(lines[0], mayBeDelivered: true)
        lines[1] = Self.failed(lines[1], mayBeDelivered: false)
        let file = try trial.folder.file("outcomes.jsonl", lines.joined(separator: "\n") + "\n")
        let careful = try await trial.send(SendSample.records(3), "--resume", file)
        #expect(careful.column("outcome") == ["failed", "accepted", "accepted"])
        #expect(trial.server.received.count == 4)
        let bold = try await trial.send(SendSample.records(3), "--resume", file, "--retry-uncertain")
        #expect(bold.column("outcome") == ["accepted", "accepted", "accepted"])
        #expect(trial.server.received.count == 6)
        await trial.server.stop()
    }

    @Test(
        "A rejection stands unless time, the key or the app's set-up may change it",
        arguments: [
            (503, "ServiceUnavailable", true), (500, "InternalServerError", true), (502, "status-502", true),
            (429, "TooManyRequests", true), (403, "ExpiredProviderToken", true),
            (403, "InvalidProviderToken", true), (400, "TopicDisallowed", true),
            (410, "Unregistered", false), (400, "BadDeviceToken", false), (413, "PayloadTooLarge", false),
            (403, "Forbidden", false), (400, "status-400", false),
        ])
    func rejected(status: Int, reason: String, isSentAgain: Bool) async throws {
        let trial = try await SendTrial()
        let first = try await trial.send(SendSample.records(1))
        let earlier = first.output.replacing(#""outcome":"accepted""#, with: #""outcome":"rejected""#)
            .replacing(#""status":200"#, with: #""status":\#(status),"reason":"\#(reason)""#)
        let file = try trial.folder.file("outcomes.jsonl", earlier)
        let second = try await trial.send(SendSample.records(1), "--resume", file)
        #expect(second.column("outcome") == [isSentAgain ? "accepted" : "rejected"])
        #expect(trial.server.received.count == (isSentAgain ? 2 : 1))
        await trial.server.stop()
    }

    @Test("What Apple's servers refused for trouble of their own is sent by the next run")
    func trouble() async throws {
        let answers = [RejectionReason.serviceUnavailable].map { ScriptedAnswer(.refuse($0)) }
        let trial = try await SendTrial(
            Script(devices: [
                SendSample.token(2): ScriptedDevice(answers: answers + [ScriptedAnswer(.accept)])
            ]))
        let first = try await trial.send(SendSample.records(3))
        #expect(first.column("reason") == ["-", "ServiceUnavailable", "-"])
        let file = try trial.folder.file("outcomes.jsonl", first.output)
        let second = try await trial.send(SendSample.records(3), "--resume", file)
        #expect(second.column("outcome") == ["accepted", "accepted", "accepted"] && second.status == 0)
        #expect(trial.server.received.count == 4)
        await trial.server.stop()
    }

    @Test("Outcomes of another input are refused")
    func otherInput() async throws {
        let trial = try await SendTrial()
        let first = try await trial.send(SendSample.records(2))
        let file = try trial.folder.file("outcomes.jsonl", first.output)
        let other = [SendSample.record(1), SendSample.record(7)].joined(separator: "\n")
        let result = try await trial.send(other, "--resume", file)
        #expect(result.status == 65)
        #expect(result.error.contains("line 2"))
        #expect(trial.server.received.count == 2)
        await trial.server.stop()
    }

    @Test("A file that holds no outcome is refused, even if it is one line without an end")
    func noOutcomes() async throws {
        let trial = try await SendTrial()
        let file = try trial.folder.file("outcomes.jsonl", SendSample.record(1))
        let result = try await trial.send(SendSample.records(1), "--resume", file)
        #expect(result.status == 65)
        #expect(result.error.contains("the line is not an outcome"))
        #expect(trial.server.received.isEmpty)
        await trial.server.stop()
    }

    @Test("The outcomes may not be written over the file that they go on from")
    func sameFile() async throws {
        let trial = try await SendTrial()
        let first = try await trial.send(SendSample.records(1))
        let file = try trial.folder.file("outcomes.jsonl", first.output)
        let result = try await trial.send(SendSample.records(1), "--resume", file, "--output", file)
        #expect(result.status == 64)
        #expect(try trial.folder.contents(of: "outcomes.jsonl") == first.output)
        await trial.server.stop()
    }

    @Test(
        "An interrupt finishes what is on its way, and the next run does the rest",
        arguments: [SIGINT, SIGTERM])
    func interrupt(_ signal: Int32) async throws {
        let trial = try await SendTrial(Script(latency: 200))
        let run = try OpenRun(trial.arguments)
        run.write(SendSample.records(3))
        // Apple has all of them, and answers later.
        while trial.server.received.count < 3 { try await Task.sleep(for: .milliseconds(10)) }
        kill(run.processIdentifier, signal)
        #expect(run.status == 128 + signal)
        let written = try run.written()
        #expect(written.split(separator: "\n").count == 3)
        #expect(!written.contains("failed"))
        let file = try trial.folder.file("outcomes.jsonl", written)
        let second = try await trial.send(SendSample.records(4), "--resume", file)
        #expect(second.column("outcome") == Array(repeating: "accepted", count: 4))
        #expect(trial.server.received.count == 4)
        await trial.server.stop()
    }

    @Test("An interrupt does not wait for pushes that wait to be sent again; the next run sends them")
    func impatience() async throws {
        let answers = [ScriptedAnswer(.refuse(.tooManyRequests)), ScriptedAnswer(.accept)]
        let trial = try await SendTrial(
            Script(devices: [SendSample.token(2): ScriptedDevice(answers: answers)]))
        let run = try OpenRun(trial.arguments + ["--deadline", "600"])
        run.write(SendSample.records(2))
        while trial.server.received.count < 2 { try await Task.sleep(for: .milliseconds(10)) }
        kill(run.processIdentifier, SIGTERM)
        #expect(run.status == 128 + SIGTERM)
        let written = try run.written()
        #expect(written.contains(#""reason":"TooManyRequests""#) && trial.server.received.count == 2)
        let file = try trial.folder.file("outcomes.jsonl", written)
        let second = try await trial.send(SendSample.records(2), "--resume", file)
        #expect(second.column("outcome") == ["accepted", "accepted"])
        await trial.server.stop()
    }

    /// The record of an accepted push as that of one without an answer.
    private static func failed(_ record: String, mayBeDelivered: Bool) -> String {
        record.replacing(#""outcome":"accepted""#, with: #""outcome":"failed""#)
            .replacing(#""status":200"#, with: #""mayBeDelivered":\#(mayBeDelivered)"#)
    }
}
