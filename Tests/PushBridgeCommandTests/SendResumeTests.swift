import APNSTestServer
import APNSTypes
import Foundation
import PushBridge
import Testing

@Suite("A run of send continues the outcomes of an earlier one", .serialized)
struct SendResumeTests {
    @Test(
        "What is settled is not sent again, and the rest is appended, however the file ends",
        arguments: ["", "\n", "\n\n", "\n{\"line\":4,\"outc", "\n{"])
    func settled(_ end: String) async throws {
        let trial = try await SendTrial()
        let first = try await trial.send(SendSample.records(3))
        let outcomes = first.output.trimmingCharacters(in: .newlines) + end
        let file = try trial.folder.file("outcomes.jsonl", outcomes)
        let second = try await trial.resume(file, SendSample.records(5))
        #expect(second.column("line") == ["1", "2", "3", "4", "5"])
        #expect(second.column("outcome") == Array(repeating: "accepted", count: 5))
        #expect(second.output.hasPrefix(first.output))
        #expect(try trial.outcomes(in: "outcomes.jsonl").count == 5)
        #expect(trial.server.received.count == 5)
        #expect(second.error.contains("2 accepted, 3 settled."))
        await trial.server.stop()
    }

    @Test(
        "Of a run that was killed before its first outcome nothing is known, and all is sent",
        arguments: [0, 1, 3, 20])
    func killedAtOnce(_ bytes: Int) async throws {
        let trial = try await SendTrial()
        let first = try await trial.send(SendSample.records(2))
        let file = try trial.folder.file("outcomes.jsonl", String(first.output.prefix(bytes)))
        let second = try await trial.resume(file, SendSample.records(2))
        #expect(second.status == 0 && second.column("outcome") == ["accepted", "accepted"])
        #expect(try trial.outcomes(in: "outcomes.jsonl").count == 2)
        #expect(trial.server.received.count == 4)
        await trial.server.stop()
    }

    @Test("The last outcome of a line counts, whichever run appended it")
    func lastOutcome() async throws {
        let trial = try await SendTrial()
        let accepted = try await trial.send(SendSample.records(6))
        let failed = accepted.output.split(separator: "\n").map {
            Self.failed(String($0), mayBeDelivered: false)
        }
        // Three runs: lines 1 to 4; lines 2, 4 and 5 again; line 3 again.
        let settled = accepted.output.split(separator: "\n").map(String.init)
        let lines = failed[0...3] + [settled[1], failed[3], settled[4], settled[2]]
        let file = try trial.folder.file("outcomes.jsonl", lines.joined(separator: "\n") + "\n")
        let last = try await trial.resume(file, SendSample.records(6))
        #expect(last.column("outcome") == Array(repeating: "accepted", count: 6))
        #expect(last.error.contains("6 lines: 3 accepted, 3 settled. Settled earlier: 3 accepted."))
        #expect(
            trial.server.received.dropFirst(6).map(\.deviceToken) == [1, 4, 6].map(SendSample.token))
        await trial.server.stop()
    }

    @Test("A line that is skipped again for the same reason is counted, and not recorded again")
    func skipped() async throws {
        let trial = try await SendTrial()
        let input = #"{"line":1,"suppressed":"quiet-hours"}"# + "\n{\n" + #"{"payload":{"aps":{}}}"# + "\n"
        let first = try await trial.send(input)
        #expect(first.column("reason") == ["suppressed/quiet-hours", "invalid-record", "no-token"])
        let file = try trial.folder.file("outcomes.jsonl", first.output)
        let same = try await trial.resume(file, input)
        #expect(same.output == first.output && same.status == 1)
        #expect(same.error.contains("3 skipped"))
        let other = try await trial.resume(file, input, "--device", SendSample.token(1))
        #expect(other.output.hasPrefix(first.output))
        #expect(other.column("outcome") == ["skipped", "skipped", "accepted"])
        await trial.server.stop()
    }

    @Test("A dry run prints what would be sent, and leaves the file as it is")
    func dryRun() async throws {
        let trial = try await SendTrial()
        let first = try await trial.send(SendSample.records(2))
        let file = try trial.folder.file("outcomes.jsonl", first.output + #"{"line":3"#)
        let trialRun = try await trial.send(SendSample.records(4), "--dry-run", "--resume", file)
        #expect(trialRun.column("line") == ["3", "4"])
        #expect(trialRun.error.contains("2 settled, 2 not sent because of --dry-run"))
        #expect(try trial.folder.contents(of: "outcomes.jsonl") == first.output + #"{"line":3"#)
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
        let careful = try await trial.resume(file, SendSample.records(3))
        #expect(careful.column("outcome") == ["failed", "accepted", "accepted"])
        #expect(trial.server.received.count == 4)
        let bold = try await trial.resume(file, SendSample.records(3), "--retry-uncertain")
        #expect(bold.column("outcome") == ["accepted", "accepted", "accepted"])
        #expect(trial.server.received.count == 5)
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
        let second = try await trial.resume(file, SendSample.records(1))
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
        let second = try await trial.resume(file, SendSample.records(3))
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
        let result = try await trial.resume(file, other)
        #expect(result.status == 65)
        #expect(result.error.contains("line 2"))
        #expect(trial.server.received.count == 2)
        await trial.server.stop()
    }

    @Test(
        "A file with something else than outcomes is refused and left as it is",
        arguments: [
            SendSample.record(1), SendSample.record(1) + "\n", #"{"resumes":["/a"],"line":1"#,
            #"{"line":1,"outcome":"accepted","record":"0123456789abcdef"}"# + "\nNote: 1 accepted.\n",
        ])
    func noOutcomes(_ contents: String) async throws {
        let trial = try await SendTrial()
        let file = try trial.folder.file("outcomes.jsonl", contents)
        let sums = trial.folder.path("sums")
        let result = try await trial.resume(file, SendSample.records(1), "--summary", sums)
        #expect(result.status == 65 && result.output == contents)
        #expect(result.error.contains("the line is not an outcome"))
        #expect(!FileManager.default.fileExists(atPath: sums))
        #expect(trial.server.received.isEmpty)
        await trial.server.stop()
    }

    @Test("What cannot be appended to is refused")
    func unappendable() async throws {
        let trial = try await SendTrial()
        let device = try await trial.send(SendSample.records(1), "--resume", "/dev/null")
        #expect(device.status == 64 && device.error.contains("cannot be continued"))
        let missing = try await trial.send(SendSample.records(1), "--resume", trial.folder.path("none"))
        #expect(missing.status == 74 && missing.error.contains("No such file"))
        #expect(!FileManager.default.fileExists(atPath: trial.folder.path("none")))
        let first = try await trial.send(SendSample.records(1))
        let file = try trial.folder.file("outcomes.jsonl", first.output)
        #expect(try PushBridgeProcess.shell(#"gzip "$1""#, file).status == 0)
        let before = FileManager.default.contents(atPath: file + ".gz")
        let compressed = try await trial.send(SendSample.records(1), "--resume", file + ".gz")
        #expect(compressed.status == 64 && compressed.error.contains("cannot be continued"))
        #expect(FileManager.default.contents(atPath: file + ".gz") == before)
        #expect(trial.server.received.count == 1)
        await trial.server.stop()
    }

    @Test("The file that is continued may be no other file of the run")
    func sameFile() async throws {
        let trial = try await SendTrial()
        let first = try await trial.send(SendSample.records(1))
        let file = try trial.folder.file("outcomes.jsonl", first.output)
        for options in [["--output", "all.jsonl"], ["--summary", file], [file]] {
            let result = try await PushBridgeProcess.runAside(
                trial.arguments + ["--resume", file] + options, input: Data(SendSample.records(1).utf8))
            #expect(result.status == 64 && result.error.contains("--resume"), "\(options)")
            #expect(try trial.folder.contents(of: "outcomes.jsonl") == first.output)
        }
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
        let second = try await trial.resume(file, SendSample.records(4))
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
        let second = try await trial.resume(file, SendSample.records(2))
        #expect(second.column("outcome") == ["accepted", "accepted"])
        await trial.server.stop()
    }

    /// The record of an accepted push as that of one without an answer.
    private static func failed(_ record: String, mayBeDelivered: Bool) -> String {
        record.replacing(#""outcome":"accepted""#, with: #""outcome":"failed""#)
            .replacing(#""status":200"#, with: #""mayBeDelivered":\#(mayBeDelivered)"#)
    }
}
