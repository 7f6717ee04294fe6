import APNSTestServer
import Foundation
import PushBridge
import Testing

@Suite("A run of send may be ended at any moment, and nothing is sent twice", .serialized)
struct SendKillTests {
    private static let count = 12

    /// How many lines each of six runs gets before it is ended: the first sends four, others end before the first
    /// outcome, in the middle of what is settled, or with new pushes.
    private static let stages = [4, 0, 2, 6, 3, 9]

    @Test(
        "Six runs that were ended at every stage continue one file, and each push is sent once",
        arguments: [SIGTERM, SIGKILL])
    func stages(_ signal: Int32) async throws {
        let trial = try await SendTrial()
        let file = trial.folder.path("outcomes")
        var settled = 0
        for (run, lines) in Self.stages.enumerated() {
            // The summary is there once the run takes signals and has read the outcomes.
            let summary = trial.folder.path("summary\(run)")
            let open = try OpenRun(
                trial.arguments + ["--summary", summary, run == 0 ? "--output" : "--resume", file])
            if lines > 0 { open.write(SendSample.records(lines)) }
            settled = max(settled, lines)
            while try !FileManager.default.fileExists(atPath: summary)
                || trial.lineCount(of: "outcomes") < settled
            {
                try await Task.sleep(for: .milliseconds(10))
            }
            kill(open.processIdentifier, signal)
            #expect(open.status == (signal == SIGKILL ? SIGKILL : 128 + signal))
        }
        let last = try await trial.resume(file, SendSample.records(Self.count))
        #expect(last.column("outcome") == Array(repeating: "accepted", count: Self.count))
        #expect(try trial.lineCount(of: "outcomes") == Self.count)
        #expect(trial.server.received.map(\.deviceToken) == (1...Self.count).map(SendSample.token))
        await trial.server.stop()
    }

    @Test("Whenever a run is killed while it passes what is settled, the file stays as it was")
    func killedBeforeNewOutcomes() async throws {
        let trial = try await SendTrial()
        let input = SendSample.records(500)
        let first = try await trial.send(input)
        let file = try trial.folder.file("outcomes", first.output)
        for run in 0..<12 {
            let open = try OpenRun(trial.arguments + ["--resume", file])
            open.write(input)
            try await Task.sleep(for: .milliseconds(8 * run))
            kill(open.processIdentifier, SIGKILL)
            _ = open.status
            #expect(try trial.folder.contents(of: "outcomes") == first.output)
        }
        #expect(try await trial.resume(file, input).status == 0)
        #expect(trial.server.received.count == 500)
        await trial.server.stop()
    }

    @Test("Whenever a run is killed while it appends, no push with an outcome is sent again")
    func killedWhileAppending() async throws {
        let trial = try await SendTrial(Script(latency: 5))
        let (count, input) = (1_000, SendSample.records(1_000))
        let file = try trial.folder.file("outcomes", "")
        var sent: [String: Int] = [:]
        for run in 0..<8 {
            let before = try trial.lineCount(of: "outcomes")
            let open = try OpenRun(trial.arguments + ["--max-in-flight", "4", "--resume", file])
            // However long it goes on, something is left for the next.
            open.write(SendSample.records(100 * (run + 1)))
            while try trial.lineCount(of: "outcomes") < before + 20 {
                try await Task.sleep(for: .milliseconds(2))
            }
            kill(open.processIdentifier, SIGKILL)
            _ = open.status
            let requests = Dictionary(grouping: trial.server.received, by: \.deviceToken).mapValues(\.count)
            for record in try trial.outcomes(in: "outcomes") {
                let token = record["token"]?.string?.string ?? ""
                sent[token] = sent[token] ?? requests[token]
            }
            // What a crash leaves of a record is cut off.
            let half = try trial.folder.contents(of: "outcomes") + #"{"line":399,"tok"#
            _ = try trial.folder.file("outcomes", half)
        }
        #expect(sent.count >= 160 && sent.count < count)
        let last = try await trial.resume(file, input)
        #expect(last.status == 0 && last.column("outcome") == Array(repeating: "accepted", count: count))
        #expect(try trial.lineCount(of: "outcomes") == count)
        let requests = Dictionary(grouping: trial.server.received, by: \.deviceToken).mapValues(\.count)
        for (token, count) in sent { #expect(requests[token] == count, "\(token)") }
        await trial.server.stop()
    }

    @Test("A file of outcomes that another run writes is refused until that run has ended")
    func inUse() async throws {
        let trial = try await SendTrial()
        let file = trial.folder.path("outcomes")
        let open = try OpenRun(trial.arguments + ["--output", file])
        open.write(SendSample.records(2))
        while try trial.lineCount(of: "outcomes") < 2 { try await Task.sleep(for: .milliseconds(10)) }
        for option in ["--resume", "--output"] {
            let other = try await trial.send(SendSample.records(3), option, file)
            #expect(other.status == 74 && other.error.contains("is in use"), "\(other.error)")
        }
        kill(open.processIdentifier, SIGTERM)
        #expect(open.status == 128 + SIGTERM)
        #expect(try open.told().contains("--resume \(file) instead of --output"))
        #expect(try await trial.resume(file, SendSample.records(3)).status == 0)
        #expect(trial.server.received.count == 3)
        await trial.server.stop()
    }
}
