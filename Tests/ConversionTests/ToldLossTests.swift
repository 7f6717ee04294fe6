import PushBridge
import PushModel
import Testing

@Suite("What a conversion tells of what becomes different")
struct ToldLossTests {
    @Test("Each difference has its sentence, and a silence that holds has none", arguments: ToldLoss.all)
    func told(loss: ToldLoss) throws {
        let conversion = try loss.conversion()
        let codes = Set(conversion.losses.map(\.code.name)).subtracting(ToldLoss.usual)
        #expect(codes == Set(loss.codes), "\(conversion.diagnostics)")
        #expect(conversion.fidelity == loss.fidelity, "\(conversion.differences)")
    }
}

/// A message, and what its conversion tells beside what it tells of every message between the two vendors.
struct ToldLoss: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let target: String
    var profiles: [String] = []
    var preference = ConversionPreference.screen
    var keepsHidden = false
    var shape: String?
    let line: String
    let codes: [String]
    let fidelity: Fidelity

    /// What only the profiles of two vendors word differently, and one vendor's own title.
    static let usual: Set<String> = ["usual-keys-added", "usual-keys-missing", "title-added"]

    func conversion() throws -> Conversion {
        var configuration = MessageConverter.Configuration(target: target)
        configuration.profiles = try profiles.map { try AppProfile(JSONDocument($0).root) }
        configuration.preference = preference
        configuration.keepsHidden = keepsHidden
        configuration.targetShape = shape
        return try MessageConverter(configuration).convert(line)
    }

    private static let alice = #""senders":{"alice":{"nickname":"Alice"}}"#
    private static let hi = #"[{"MsgType":"TIMTextElem","MsgContent":{"Text":"hi"}}]"#
    private static let titled =
        #"{"fromUserId":"alice","toUserId":"bob","objectName":"RC:TxtMsg","content":"{\"content\":\"hi\"}","pushContent":"C","pushExt":"{\"title\":\"T\"}"}"#

    static let all = titles + names + hidden + badges + silences + intents
}

// MARK: - Titles and names

extension ToldLoss {
    private static let titles = [
        ToldLoss(
            testDescription: "A title that is no name stays untold", target: "nim", line: titled, codes: [],
            fidelity: .vendorWording),
        ToldLoss(
            testDescription: "Two vendors' titles are compared where one is a name", target: "rongcloud",
            profiles: [#"{"vendor":"rongcloud",\#(alice)}"#], preference: .intent,
            line:
                #"{"from":"alice","to":["bob"],"type":"txt","body":{"msg":"hi"},"chat_type":"chat","ext":{"em_apns_ext":{"em_push_content":"c"}}}"#,
            codes: ["name-in-title", "hidden-from-some"], fidelity: .degraded),
    ]

    private static let names = [
        ToldLoss(
            testDescription: "A name that is written out is told", target: "tencent",
            profiles: [#"{"vendor":"rongcloud",\#(alice)}"#],
            line:
                #"{"fromUserId":"alice","toUserId":"bob","objectName":"RC:TxtMsg","content":"{\"content\":\"hi\"}","pushExt":"{\"forceShowPushContent\":1}"}"#,
            codes: ["name-written-out", "said-of-every-push"], fidelity: .vendorWording),
        ToldLoss(
            testDescription: "An identifier in a title is not written out, which is told", target: "nim",
            line:
                #"{"fromUserId":"alice","toUserId":"bob","objectName":"RC:TxtMsg","content":"{\"content\":\"hi\"}"}"#,
            codes: ["name-missing"], fidelity: .vendorWording),
        ToldLoss(
            testDescription: "A name that stays out by intent is told", target: "tencent",
            profiles: [#"{"vendor":"rongcloud",\#(alice)}"#], preference: .intent,
            line:
                #"{"fromUserId":"alice","toUserId":"bob","objectName":"RC:TxtMsg","content":"{\"content\":\"hi\"}","pushContent":"C","pushExt":"{\"forceShowPushContent\":1}"}"#,
            codes: ["name-missing", "said-of-every-push"], fidelity: .vendorWording),
        ToldLoss(
            testDescription: "A group's identifier that gives way to the sender's name is told",
            target: "nim", profiles: [#"{"vendor":"easemob",\#(alice)}"#],
            line:
                #"{"from":"alice","to":["g1"],"type":"txt","body":{"msg":"hi"},"chat_type":"groupchat","ext":{}}"#,
            codes: ["named-otherwise"], fidelity: .vendorWording),
    ]
}

// MARK: - Words, badges, silence

extension ToldLoss {
    private static let hidden = [
        ToldLoss(
            testDescription: "A made text that everybody read is told of where some hide it", target: "nim",
            profiles: [#"{"vendor":"tencent",\#(alice)}"#],
            line:
                #"{"From_Account":"alice","To_Account":["bob"],"SendMsgControl":["WithMuteNotifications"],"MsgBody":\#(hi)}"#,
            codes: ["hidden-from-some"], fidelity: .degraded),
        ToldLoss(
            testDescription: "So is a subtitle", target: "nim",
            line:
                #"{"from":"alice","to":["bob"],"type":"txt","body":{"msg":"hi"},"chat_type":"chat","ext":{"em_apns_ext":{"em_alert_subTitle":"S"}}}"#,
            codes: ["hidden-from-some", "identifier-left-out"], fidelity: .degraded),
        ToldLoss(
            testDescription: "A target that shows everybody everything keeps hidden words out on demand",
            target: "nim", profiles: [#"{"vendor":"nim","policies":{"ignoresDisplay":true}}"#],
            keepsHidden: true, line: titled, codes: ["hidden-words-covered"], fidelity: .degraded),
        ToldLoss(
            testDescription: "And warns of them else",
            target: "nim", profiles: [#"{"vendor":"nim","policies":{"ignoresDisplay":true}}"#],
            line: titled, codes: ["hidden-words-shown-to-all"], fidelity: .exposed),
        ToldLoss(
            testDescription: "A default template's title for people who hide details is told",
            target: "easemob",
            profiles: [
                #"{"vendor":"easemob","templates":[{"name":"detail","title":"{0}","content":"{0}"},{"name":"default","title":"FT","content":"FC"}]}"#
            ],
            line:
                #"{"From_Account":"alice","To_Account":"bob","SendMsgControl":["WithMuteNotifications"],"MsgBody":\#(hi),"OfflinePushInfo":{"Desc":"d"}}"#,
            codes: [], fidelity: .vendorWording),
    ]

    private static let badges = [
        ToldLoss(
            testDescription: "A push that counted and leaves the icon is told at its key",
            target: "rongcloud",
            line:
                #"{"From_Account":"alice","To_Account":["bob"],"OfflinePushInfo":{"Title":"t","Desc":"d","ApnsInfo":{"BadgeMode":0}}}"#,
            codes: ["push-not-counted"], fidelity: .degraded),
        ToldLoss(
            testDescription: "One that did not count leaves the icon too", target: "rongcloud",
            line:
                #"{"From_Account":"alice","To_Account":["bob"],"OfflinePushInfo":{"Title":"t","Desc":"d"}}"#,
            codes: ["uncounted-leaves-badge"], fidelity: .degraded),
        ToldLoss(
            testDescription: "Badges that only the profiles choose are told", target: "nim",
            profiles: [#"{"vendor":"rongcloud","policies":{"defaultBadge":"one"}}"#], line: titled,
            codes: ["usual-badges-differ"], fidelity: .degraded),
        ToldLoss(
            testDescription: "A badge that the source's profile chooses is written where it can be",
            target: "easemob",
            profiles: [#"{"vendor":"rongcloud","policies":{"defaultBadge":"one"}}"#],
            line:
                #"{"fromUserId":"alice","toUserId":"bob","objectName":"RC:TxtMsg","content":"{\"content\":\"hi\"}","pushContent":"C","pushExt":"{\"title\":\"T\",\"forceShowPushContent\":1}"}"#,
            codes: ["said-of-every-push", "keys-become-data"], fidelity: .sameScreen),
    ]

    private static let silences = [
        ToldLoss(
            testDescription: "A call that would ring at the target alone is left out", target: "rongcloud",
            shape: "wrapper",
            line:
                #"{"from":"alice","to":"bob","chatType":"chat","body":{"type":"txt","msg":"hi"},"ext":{"em_apns_ext":{"em_push_title":"T","em_push_content":"C"},"em_push_ext":{"type":"call"}}}"#,
            codes: ["call-left-out"], fidelity: .sameScreen),
        ToldLoss(
            testDescription: "A message that pushes nobody is not written where it cannot be silent",
            target: "rongcloud", shape: "ultragroup",
            line:
                #"{"From_Account":"alice","GroupId":"g1","OnlineOnlyFlag":1,"MsgBody":\#(hi)}"#,
            codes: ["would-be-pushed"], fidelity: .degraded),
        ToldLoss(
            testDescription: "A message for those who are offline too is not one for those online",
            target: "rongcloud", shape: "status",
            line:
                #"{"From_Account":"alice","To_Account":"bob","SendMsgControl":["WithMuteNotifications"],"MsgBody":\#(hi)}"#,
            codes: ["not-for-those-online"], fidelity: .degraded),
        ToldLoss(
            testDescription: "A call for everybody lacks no receiver", target: "tencent",
            line:
                #"{"fromUserId":"alice","objectName":"RC:TxtMsg","content":"{\"content\":\"hi\"}","path":"/message/online/broadcast.json"}"#,
            codes: ["not-sayable"], fidelity: .identical),
        ToldLoss(
            testDescription: "A recall names a message that the target knows by another identifier",
            target: "rongcloud",
            line:
                #"{"deleteMsgid":"9","timetag":"1","type":"7","from":"alice","to":"bob"}"#,
            codes: ["recall-names-old-message", "name-in-title"], fidelity: .vendorWording),
    ]

    private static let intents = [
        ToldLoss(
            testDescription: "Words of the source's server that intent leaves out are told",
            target: "rongcloud", profiles: [#"{"vendor":"easemob",\#(alice)}"#], preference: .intent,
            line:
                #"{"from":"alice","to":["bob"],"type":"txt","body":{"msg":"hi"},"chat_type":"chat","ext":{"em_push_ext":{"title":"T"}}}"#,
            codes: ["servers-words-differ", "hidden-from-some"], fidelity: .degraded)
    ]
}
