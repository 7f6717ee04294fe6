import Foundation
import PushBridge
import Testing

@Suite("verify --fail-on")
struct FailOnTests {
    struct Threshold: CustomTestStringConvertible {
        let message: String
        let failOn: String
        let status: Int32
        var testDescription: String { "\(failOn) \(status)" }
    }

    static let thresholds = [
        Threshold(message: ConversionSample.nothingToLose, failOn: "degraded", status: 0),
        Threshold(message: ConversionSample.nothingToLose, failOn: "same-screen", status: 0),
        Threshold(message: sameScreen, failOn: "degraded", status: 0),
        Threshold(message: sameScreen, failOn: "same-screen", status: 1),
        Threshold(message: vendorWording, failOn: "degraded", status: 0),
        Threshold(message: vendorWording, failOn: "vendor-wording", status: 1),
        Threshold(message: ConversionSample.badge, failOn: "exposed", status: 0),
        Threshold(message: ConversionSample.badge, failOn: "degraded", status: 1),
        Threshold(message: ConversionSample.badge, failOn: "same-screen", status: 1),
        Threshold(message: vendorWording, failOn: "unsendable", status: 0),
        Threshold(message: sendersCall, failOn: "unsendable", status: 1),
    ]

    /// A call without its sender.
    static let sendersCall =
        #"{"GroupId":"g1","Random":1,"MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"x"}}]}"#

    /// The target's server adds a category; nobody sees a difference.
    static let sameScreen =
        #"{"From_Account":"a","To_Account":"b","SendMsgControl":["WithMuteNotifications"],"MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"x"}}],"OfflinePushInfo":{"Title":"t","Desc":"x"}}"#

    /// The sender's words are the same; the target has no built-in title, and another text for those who hide details.
    static let vendorWording =
        #"{"from":"a","to":["b"],"type":"txt","body":{"msg":"x"},"chat_type":"chat"}"#

    @Test("--fail-on makes the status 1 for a message that bad or worse", arguments: thresholds)
    func failOn(_ threshold: Threshold) throws {
        let folder = try TemporaryFolder()
        // With these templates the target hides what the source hides.
        let profile = try folder.file(
            "easemob.json",
            #"{"vendor":"easemob","templates":[{"name":"default","title":"t","content":"hidden"},{"name":"detail","title":"{0}","content":"{0}"}]}"#
        )
        let target = threshold.message == Self.sameScreen ? "rongcloud" : "nim"
        let arguments = ["verify", "--to", target, "--profile", profile]
        let lenient = try PushBridgeProcess.run(arguments, input: Data(threshold.message.utf8))
        #expect(lenient.status == 0)
        let strict = try PushBridgeProcess.run(
            arguments + ["--fail-on", threshold.failOn], input: Data(threshold.message.utf8))
        #expect(strict.status == threshold.status, "\(strict.output)")
        #expect(strict.output == lenient.output)
        #expect(strict.error.contains("--fail-on") == (threshold.status == 1))
    }

    @Test("A call that lacks something is counted by verify, and rejected as a request")
    func unsendable() throws {
        let input = Data("\(Self.sendersCall)\n\(Self.vendorWording)".utf8)
        let verified = try PushBridgeProcess.run(["verify", "--to", "nim"], input: input)
        #expect(verified.output.contains("1 call cannot be sent as written. Missing: sender 1."))
        let requests = try PushBridgeProcess.run(
            ["convert", "--to", "nim", "--format", "request"], input: input)
        #expect(requests.status == 1 && requests.output.split(separator: "\n").count == 1)
        #expect(
            requests.error.contains("1: unsendable: ") && requests.error.contains("for want of: sender."),
            "\(requests.error)")
    }
}
