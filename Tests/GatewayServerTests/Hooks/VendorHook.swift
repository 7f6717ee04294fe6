import Foundation
import HTTPTypes
import JSONDocument
import Testing
import VendorSignature

/// A webhook about a message of alice's, which is signed beside its body.
struct VendorHook: Sendable, CustomTestStringConvertible {
    static let sharedSecret = "s3cr3t"

    let testDescription: String
    let vendor: String
    let body: String
    /// What allows a message before it is sent.
    let permission: String
    /// What else stands in the address.
    var query = ""
    /// What the vendor calls the time in the address; nil for a signature in headers with a prefix.
    var time: String? = "signTimestamp"
    var secret = sharedSecret
    /// How many seconds ago it was signed.
    var age = 0
    var isSigned = true

    /// Those about messages that were sent.
    static let sent: [VendorHook] = [
        tencent("C2C.CallbackAfterSendMsg", to: #""To_Account":"bob""#),
        tencent("C2C.CallbackAfterSendMsg", to: #""To_Account":"bob""#, namesCommand: false),
        tencent("Group.CallbackAfterSendMsg", to: #""GroupId":"teahouse","Type":"Public""#),
        tencent(
            "Group.CallbackAfterSendMsg", to: #""GroupId":"teahouse","Type":"Public""#, namesCommand: false),
        rongcloud("PERSON", to: "bob"), rongcloud("GROUP", to: "teahouse"),
        rongcloud("PERSON", to: "bob", time: nil), rongcloud("PERSON", to: "bob", time: "rc-timestamp"),
    ]

    /// Those that ask before.
    static let asked: [VendorHook] = [
        tencent("C2C.CallbackBeforeSendMsg", to: #""To_Account":"bob""#),
        tencent("C2C.CallbackBeforeSendMsg", to: #""To_Account":"bob""#, namesCommand: false),
        tencent("Group.CallbackBeforeSendMsg", to: #""GroupId":"teahouse","Type":"Public""#),
        VendorHook(
            testDescription: "rongcloud before sending", vendor: "rongcloud",
            body:
                "appKey=k&fromUserId=alice&targetId=bob&msgType=RC:TxtMsg&content=\(content)&channelType=PERSON"
                + "&messageId=U1&pushContent=hi",
            permission: #"{"pass":1}"#, time: "timestamp"),
    ]

    private static let content = "{%22content%22:%22hi%22}"

    /// A webhook of Tencent's; its command stands in the address, and in newer ones in the body too.
    static func tencent(_ command: String, to place: String, namesCommand: Bool = true) -> VendorHook {
        let own = namesCommand ? #""CallbackCommand":"\#(command)","# : ""
        return VendorHook(
            testDescription: "tencent \(command) in the \(namesCommand ? "body too" : "address")",
            vendor: "tencent",
            body:
                #"{\#(own)"From_Account":"alice",\#(place),"MsgKey":"1_2_3","MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"hi"}}]}"#,
            permission: #"{"ActionStatus":"OK","ErrorCode":0,"ErrorInfo":""}"#,
            query: "SdkAppid=1400000000&CallbackCommand=\(command)&contenttype=json")
    }

    /// A routed message of RongCloud's.
    private static func rongcloud(
        _ channel: String, to target: String, time: String? = "signTimestamp"
    ) -> VendorHook {
        VendorHook(
            testDescription: "rongcloud \(channel), \(time ?? "headers")", vendor: "rongcloud",
            body:
                "fromUserId=alice&toUserId=\(target)&objectName=RC:TxtMsg&content=\(content)&channelType=\(channel)&msgUID=U1",
            permission: "", time: time)
    }

    /// The address behind its question mark and the headers, signed by the vendor's rule.
    func signed() throws -> (query: String, headers: HTTPFields) {
        let now = Int(Date().timeIntervalSince1970) - age
        if !isSigned { return (query, [:]) }
        if vendor == "tencent" {
            let digest = ContentDigest.bytes(of: secret + String(now))
            let sign = digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            return ("\(query)&RequestTime=\(now)&Sign=\(sign)", [:])
        }
        // A call's headers are signed by the same rule as what is received.
        let signer = try SignatureScheme.rongcloud.callSigner(
            appKey: "k", secret: SharedSecret(Array(secret.utf8)))
        let fields = try #require(try signer?.headers(nonce: "14314", time: now))
        let values = Dictionary(uniqueKeysWithValues: fields.map { ($0.name.string, $0.value.string) })
        let (stamp, signature) = (try #require(values["Timestamp"]), try #require(values["Signature"]))
        if let time { return ("\(time)=\(stamp)&nonce=14314&signature=\(signature)", [:]) }
        var headers = HTTPFields()
        for (name, value) in [("RC-Timestamp", stamp), ("RC-Nonce", "14314"), ("RC-Signature", signature)] {
            headers[try #require(HTTPField.Name(name))] = value
        }
        return ("", headers)
    }
}
