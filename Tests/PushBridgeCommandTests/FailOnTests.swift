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
    ]

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
}
