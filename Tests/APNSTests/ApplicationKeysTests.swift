import APNSTypes
import PushBridge
import PushModel
import Testing

@Suite("The application's keys beside aps")
struct ApplicationKeysTests {
    @Test("Each style has its own keys, and leaves out what is unknown", arguments: styles)
    func style(style: StyleCase) throws {
        var findings: [Finding] = []
        let request = try APNSTranslator(applicationKeys: style.keys)
            .request(for: style.notification, findings: &findings)
        #expect(String(decoding: request.payload, as: UTF8.self) == #"{"aps":{}\#(style.members)}"#)
    }
}

/// What a notification knows, and the members that a style makes of it.
struct StyleCase: CustomTestStringConvertible, Sendable {
    let keys: ApplicationKeys
    let notification: ResolvedNotification
    let members: String

    init(
        _ keys: ApplicationKeys, _ members: String, isKnown: Bool = true, appData: UTF8Text? = nil,
        rootData: UTF8Text? = nil, change: (inout ResolvedNotification) -> Void = { _ in }
    ) {
        var notification = ResolvedNotification()
        if isKnown {
            notification.senderID = "s"
            notification.recipientID = "r"
            notification.groupID = "g"
            notification.messageID = "m"
        }
        notification.appData = appData.flatMap { try? RawJSON(validating: $0) }
        let root = rootData.flatMap { try? JSONDocument($0).root }
        notification.rootData = root?.members.map { JSONField(key: $0.key, value: $0.value.raw) } ?? []
        change(&notification)
        self.keys = keys
        self.notification = notification
        self.members = members
    }

    var testDescription: String { "\(keys) writes \(members)" }
}

private let styles: [StyleCase] = easemob + nim + neutral + rongcloud

private let easemob: [StyleCase] = [
    StyleCase(.easemob, "", isKnown: false),
    StyleCase(.easemob, #","f":"s","t":"r","g":"g","m":"m""#),
    StyleCase(.easemob, #","e":{"k":1.10}"#, isKnown: false, appData: #"{ "k" : 1.10 }"#),
    StyleCase(.easemob, #","e":"text""#, isKnown: false, appData: #""text""#),
    StyleCase(.easemob, #","e":{"a":1,"b":2}"#, isKnown: false, rootData: #"{"a":1,"b":2}"#),
    StyleCase(.easemob, #","e":7,"a":1"#, isKnown: false, appData: "7", rootData: #"{"a":1}"#),
]

private let nim: [StyleCase] = [
    StyleCase(.nim, #","nim":1"#),
    StyleCase(.nim, #","nim":1,"b":2,"a":{"c":null}"#, rootData: #"{"b":2,"a":{"c":null}}"#),
    StyleCase(.nim, #","nim":1,"k":1.10,"l":2"#, appData: #"{"k":1.10,"nim":7,"aps":{},"l":2}"#),
    StyleCase(.nim, #","nim":1,"e":"text""#, appData: #""text""#),
    StyleCase(.nim, #","nim":1,"e":[1]"#, appData: "[1]"),
]

private let rongcloud: [StyleCase] = [
    StyleCase(.rongcloud, #","rc":{"cType":"PR"}"#, isKnown: false),
    StyleCase(.rongcloud, #","rc":{"cType":"GRP","fId":"s","tId":"g","id":"m"}"#),
    StyleCase(.rongcloud, #","rc":{"cType":"PR","fId":"s","tId":"r","id":"m"}"#) { $0.groupID = nil },
    StyleCase(.rongcloud, #","rc":{"cType":"PH","fId":"s","id":"m"}"#) { $0.facts = facts("push") },
    StyleCase(
        .rongcloud,
        #","rc":{"cType":"SYS","fId":"s","oName":"RC:RcCmd","tId":"r","id":"m","recalls":"m0","msgTime":12}"#
    ) {
        $0.groupID = nil
        $0.facts = facts("system", "RC:RcCmd", "12", "m0")
    },
    // A word that the vendor lacks, and a time that is no number, are left out.
    StyleCase(.rongcloud, #","rc":{"fId":"s","oName":"t","tId":"g","id":"m"}"#) {
        $0.facts = facts("salon", "t", "noon")
    },
    StyleCase(
        .rongcloud, #","rc":{"cType":"PR"},"media":"u","appData":"{\"k\":1}""#, isKnown: false,
        appData: #"{"k":1}"#
    ) {
        $0.mediaURL = "u"
    },
]

private func facts(
    _ conversation: UTF8Text, _ typeName: UTF8Text? = nil, _ time: UTF8Text? = nil,
    _ recalled: UTF8Text? = nil
) -> MessageFacts {
    var facts = MessageFacts()
    (facts.conversation, facts.typeName, facts.timestamp, facts.recalledID) = (
        conversation, typeName, time, recalled
    )
    return facts
}

private let neutral: [StyleCase] = [
    StyleCase(.neutral, #","push":{}"#, isKnown: false),
    StyleCase(.neutral, #","push":{"sender":"s","recipient":"r","group":"g","message":"m"}"#),
    StyleCase(.neutral, #","push":{"data":{"e":{"k":1}}}"#, isKnown: false, appData: #"{"k":1}"#),
    StyleCase(.neutral, #","push":{"data":{"a":1}}"#, isKnown: false, rootData: #"{"a":1}"#),
]

extension ApplicationKeys {
    /// As one vendor delivers: a member for everything, the app's data in one of them.
    static let easemob: ApplicationKeys = {
        var keys = ApplicationKeys(data: .member("e"))
        (keys.sender, keys.recipient, keys.group, keys.message) = ("f", "t", "g", "m")
        return keys
    }()

    /// As a third does: an object of what it tells of the message, and the app's data beside it, as a text.
    static let rongcloud: ApplicationKeys = {
        var keys = ApplicationKeys(data: .text("appData"))
        keys.container = "rc"
        (keys.sender, keys.target, keys.message, keys.media) = ("fId", "tId", "id", "media")
        (keys.conversation, keys.type, keys.recalled, keys.time) = ("cType", "oName", "recalls", "msgTime")
        keys.conversationWords = [("direct", "PR"), ("group", "GRP"), ("system", "SYS"), ("push", "PH")].map {
            ApplicationKeys.ConversationWord($0, $1)
        }
        return keys
    }()

    /// As another does: a marker, and the app's data at the root.
    static let nim: ApplicationKeys = {
        var keys = ApplicationKeys(data: .root)
        keys.marker = "nim"
        return keys
    }()
}
