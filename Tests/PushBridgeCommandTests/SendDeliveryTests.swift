import APNSTestServer
import APNSTypes
import Foundation
import PushBridge
import Testing

@Suite("send over TLS and HTTP/2, against the test server", .serialized)
struct SendDeliveryTests {
    @Test("Outcomes come in the order of the lines, each with Apple's answer and what follows from it")
    func outcomes() async throws {
        let script = Script(devices: [
            SendSample.token(1): ScriptedDevice(answers: [ScriptedAnswer(.accept, delay: 300)]),
            SendSample.token(2): ScriptedDevice(answers: [
                ScriptedAnswer(
                    .refuse(RejectionReason(rawValue: "Unregistered"), timestamp: 1_795_271_400_123))
            ]),
            SendSample.token(3): ScriptedDevice(answers: [
                ScriptedAnswer(.refuse(RejectionReason(rawValue: "BadDeviceToken")))
            ]),
        ])
        let trial = try await SendTrial(script)
        let result = try await trial.send(SendSample.records(4))
        #expect(result.column("line") == ["1", "2", "3", "4"])
        #expect(result.column("outcome") == ["accepted", "rejected", "rejected", "accepted"])
        #expect(result.column("status") == ["200", "410", "400", "200"])
        #expect(result.column("reason") == ["-", "Unregistered", "BadDeviceToken", "-"])
        #expect(result.column("timestamp") == ["-", "1795271400123", "-", "-"])
        #expect(
            result.column("tokenVerdict") == ["-", "drop-if-older", "drop-unless-other-environment", "-"])
        #expect(Set(result.column("apnsID")).count == 4)
        #expect(result.status == 1)
        #expect(result.error.contains("2 accepted, 2 rejected (1 BadDeviceToken, 1 Unregistered)."))
        await trial.server.stop()
    }

    @Test("A recall that is translated and sent replaces the notification it withdraws")
    func recall() async throws {
        let trial = try await SendTrial()
        let people = try trial.folder.file(
            "people.jsonl",
            #"{"id":"erin","devices":[{"token":"\#(SendSample.token(9))","topic":"com.example.app"}]}"#)
        let profile = try trial.folder.file("nim.json", #"{"vendor":"nim","recallOverride":true}"#)
        let messages = [
            #"{"session":{"sessionId":"erin","sessionType":0},"from":"alice","messageId":"c-1","messageType":0,"text":"wrong"}"#,
            "deleteMsgid=1001&timetag=1700000000123&type=7&from=alice&to=erin&msg=sorry&payload=%7B%22apns-collapse-id%22%3A%22c-1%22%7D",
        ]
        let translated = try PushBridgeProcess.run(
            ["translate", "--from", "nim", "--profile", profile, "--recipients", people],
            input: Data(messages.joined(separator: "\n").utf8))
        let result = try await trial.send(translated.output)
        #expect(result.column("outcome") == ["accepted", "accepted"], "\(translated.output)")
        let device = try #require(trial.server.devices[SendSample.token(9)])
        #expect(device.received.count == 2)
        #expect(device.notifications.count == 1)
        await trial.server.stop()
    }

    @Test("A server that nobody vouches for gets nothing")
    func untrusted() async throws {
        let trial = try await SendTrial()
        var arguments = trial.arguments
        let place = try #require(arguments.firstIndex(of: "--ca"))
        arguments.removeSubrange(place...place + 1)
        let result = SendResult(
            try PushBridgeProcess.run(
                arguments + ["--deadline", "3"], input: Data(SendSample.records(1).utf8)))
        #expect(result.column("reason") == ["untrusted-certificate"])
        #expect(trial.server.received.isEmpty)
        await trial.server.stop()
    }

    @Test("A file of certificates that has none ends the run before anything is sent")
    func wrongAuthorities() async throws {
        let trial = try await SendTrial()
        let file = try trial.folder.file("other.pem", "no certificate")
        let result = try await trial.send(SendSample.records(1), "--ca", file)
        #expect(result.status == 65)
        #expect(result.error.contains("other.pem"))
        #expect(result.output.isEmpty)
        await trial.server.stop()
    }

    @Test("A key that is none ends the run before anything is sent, and before an earlier output is emptied")
    func wrongKey() async throws {
        let trial = try await SendTrial()
        let key = try trial.folder.file("other.p8", "no key")
        let earlier = try trial.folder.file("outcomes.jsonl", "outcomes of yesterday")
        let result = try await trial.send(SendSample.records(1), "--key", key, "--output", earlier)
        #expect(result.status == 65 && trial.server.received.isEmpty)
        #expect(try trial.folder.contents(of: "outcomes.jsonl") == "outcomes of yesterday")
        await trial.server.stop()
    }
}
