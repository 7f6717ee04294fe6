import APNSTestServer
import APNSTypes
import Foundation
import PushBridge
import Testing

@Suite("send spares Apple what it would refuse as it did before", .serialized)
struct SendStopTests {
    @Test(
        "After a key or its token is refused nothing else is sent, and --resume sends it all in better times",
        arguments: [
            ("InvalidProviderToken", 1), ("ExpiredProviderToken", 1), ("UnrelatedKeyIdInToken", 4),
            ("TooManyProviderTokenUpdates", 2),
        ])
    func refusedKey(reason: String, attempts: Int) async throws {
        let trial = try await SendTrial(Self.refusing(reason, every: 1))
        let result = try await trial.send(SendSample.records(50), "--deadline", "5")
        #expect(trial.server.received.count == attempts)
        #expect(result.column("line") == (1...50).map { "\($0)" })
        #expect(
            result.column("reason") == [reason] + Array(repeating: "stopped/\(reason)", count: 49))
        #expect(result.column("outcome")[1] == "skipped")
        #expect(result.error.contains("49 pushes were not sent") && result.error.contains("--resume"))
        #expect(result.status == 1)
        await trial.server.stop()

        let second = try await SendTrial()
        let file = try second.folder.file("outcomes.jsonl", result.output)
        let rest = try await second.resume(file, SendSample.records(50))
        #expect(Set(rest.column("outcome")) == ["accepted"] && second.server.received.count == 50)
        #expect(rest.error == "Note: 50 accepted.\n" && rest.status == 0)
        await second.server.stop()
    }

    @Test("A key that is refused later stops what has not been sent yet")
    func later() async throws {
        let trial = try await SendTrial(Self.refusing("BadEnvironmentKeyInToken", device: 5))
        let result = try await trial.send(SendSample.records(10), "--max-in-flight", "1")
        // The sixth was waiting for its turn.
        #expect(trial.server.received.count <= 6)
        #expect(result.column("outcome")[..<4] == ["accepted", "accepted", "accepted", "accepted"])
        #expect(Set(result.column("reason")[6...]) == ["stopped/BadEnvironmentKeyInToken"])
        await trial.server.stop()
    }

    @Test("A topic that is refused stops pushes of that topic and push type, and no others")
    func topic() async throws {
        let trial = try await SendTrial(Self.refusing("TopicDisallowed", device: 1))
        let lines = [
            SendSample.record(1), SendSample.record(2),
            SendSample.record(3).replacing("com.example.app", with: "com.example.other"),
            SendSample.record(4, #"{"aps":{"content-available":1}}"#)
                .replacing(#""alert","apns-priority":"10""#, with: #""background","apns-priority":"5""#),
        ]
        let result = try await trial.send(lines.joined(separator: "\n"))
        #expect(result.column("outcome") == ["rejected", "skipped", "accepted", "accepted"])
        #expect(result.column("reason")[1] == "stopped/TopicDisallowed")
        await trial.server.stop()
    }

    @Test("A server that is no use for the first push is not tried for the others")
    func unreachable() async throws {
        let trial = try await SendTrial()
        await trial.server.stop()
        // The last host counts; the system may give the stopped server's port to another test's server.
        let result = try await trial.send(
            SendSample.records(3_000), "--host", "localhost:1", "--deadline", "1")
        #expect(result.column("outcome")[0] == "failed" && result.column("mayBeDelivered")[0] == "false")
        #expect(result.records.first?["message"]?.string?.string.contains("connection refused") == true)
        #expect(result.records.count == 3_000)
        #expect(Set(result.column("reason")[1...]) == ["stopped/unreachable"])
        #expect(result.status == 1)
    }

    @Test("A first line at fault, and a push whose connection breaks, say nothing about the others")
    func ownFault() async throws {
        let script = Script(events: [ConnectionEvent(.drop, .at(1))])
        let trial = try await SendTrial(script)
        let broken = SendSample.record(1).replacing("com.example.app", with: #"a\nb"#)
        let result = try await trial.send(broken + "\n" + SendSample.record(2) + "\n" + SendSample.record(3))
        #expect(result.column("reason") == ["invalid-record", "connection-lost", "-"])
        await trial.server.stop()
    }

    @Test("A server that breaks off again and again before it has answered anything is given up")
    func breaking() async throws {
        let trial = try await SendTrial(Script(events: [ConnectionEvent(.drop, .every(1))]))
        let result = try await trial.send(SendSample.records(20))
        #expect(trial.server.received.count == 3)
        #expect(Set(result.column("reason")[..<3]) == ["connection-lost"])
        #expect(Set(result.column("reason")[3...]) == ["stopped/connection-lost"])
        await trial.server.stop()
    }

    /// A script that refuses every so many requests.
    private static func refusing(_ reason: String, every count: Int) -> Script {
        let answer = ScriptedAnswer(.refuse(RejectionReason(rawValue: reason)))
        return Script(regularAnswers: [.init(answer, every: count)])
    }

    /// A script that refuses what is for one device.
    private static func refusing(_ reason: String, device: Int) -> Script {
        let answer = ScriptedAnswer(.refuse(RejectionReason(rawValue: reason)))
        return Script(devices: [SendSample.token(device): ScriptedDevice(answers: [answer])])
    }
}
