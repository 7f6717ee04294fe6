import PushModel
import Testing
import Vendors

@Suite("Webhook copies")
struct CopyTests {
    /// A copy does not say what its push was.
    private static let unknownPush = "defaulted "
    /// Before sending, nobody knows whether there will be a push.
    private static let asksFirst = "ambiguous /eventType"

    @Test(
        "The kind of conversation tells messages from custom notifications",
        arguments: [
            ("PERSON", "{}"), ("TEAM", #"{"conversation.kind":"group"}"#),
            ("SUPER_TEAM", #"{"conversation.kind":"group","conversation.sort":"superteam"}"#),
            ("team", #"{"conversation.kind":"group"}"#),
            ("CUSTOM_PERSON", #"{"kind":"custom-notification","hasPrefix":false}"#),
            (
                "CUSTOM_TEAM",
                #"{"kind":"custom-notification","conversation.kind":"group","hasPrefix":false}"#
            ),
        ])
    func conversations(_ word: String, _ neutral: String) throws {
        let told = word.hasPrefix("CUSTOM") ? [] : [Self.unknownPush]
        try Example("copy", #"{"eventType":"1","convType":"\#(word)"}"#, neutral, told: told).check()
    }

    @Test("A kind of conversation that nobody documents is told and absent")
    func unknownConversation() throws {
        try Example(
            "copy", #"{"eventType":"1","convType":"ROOM"}"#, "{}",
            told: ["invalid /convType", Self.unknownPush]
        ).check()
    }

    @Test(
        "The same number is another event as text, in a copy, than as a number, in a callback (NIM 9.29)",
        arguments: [
            ("\"1\"", "{}", [unknownPush]), ("1", "{}", [asksFirst, unknownPush]),
            ("2", #"{"conversation.kind":"group"}"#, [asksFirst, unknownPush]),
            (
                "22", #"{"conversation.kind":"group","conversation.sort":"superteam"}"#,
                [asksFirst, unknownPush]
            ),
            ("\"7\"", #"{"kind":"recall","hasPrefix":false}"#, [unknownPush]),
            ("\"8\"", #"{"kind":"recall","conversation.kind":"group","hasPrefix":false}"#, [unknownPush]),
            (
                "\"25\"",
                #"{"kind":"recall","conversation.kind":"group","conversation.sort":"superteam","hasPrefix":false}"#,
                [unknownPush]
            ),
            ("35", #"{"kind":"recall","hasPrefix":false}"#, [asksFirst, unknownPush]),
            ("7", #"{"kind":"custom-notification","hasPrefix":false}"#, ["ignored /eventType"]),
            ("36", #"{"kind":"custom-notification","hasPrefix":false}"#, ["ignored /eventType"]),
            ("\"2\"", #"{"kind":"custom-notification","hasPrefix":false}"#, ["ignored /eventType"]),
            ("\"chat\"", #"{"kind":"custom-notification","hasPrefix":false}"#, ["ignored /eventType"]),
            ("true", "{}", ["invalid /eventType", unknownPush]), ("null", "{}", [unknownPush]),
        ])
    func events(_ event: String, _ neutral: String, _ told: [String]) throws {
        try Example("copy", #"{"eventType":\#(event)}"#, neutral, told: told).check()
    }

    @Test("What is no message never becomes a push, whatever stands beside it")
    func noMessage() throws {
        let reading = try Reading(#"{"eventType":"2","customApnsText":"x","body":"y"}"#, as: "copy")
        #expect(reading.message.kind == .customNotification)
        #expect(reading.message.body == nil && reading.message.text == nil)
    }

    @Test(
        "The type is a word in any case; the call's record does not say which call it was",
        arguments: [
            ("TEXT", nil, false), ("picture", "image", false), ("Audio", "audio", false),
            ("VIDEO", "video", false), ("LOCATION", "location", false), ("NOTIFICATION", "notice", false),
            ("FILE", "file", false), ("TIPS", "tip", false), ("CUSTOM", "custom", false),
            ("NETCALL_AUDIO", "audio-call", false), ("NETCALL_VEDIO", "video-call", false),
            ("NRTC_NETCALL", "other", true), ("DATATUNNEL_NEW", "other", true), ("ROBOT", "other", true),
            ("FRIEND_ADD", "custom-notification", false),
            ("SUPERTEAM_INVITE", "custom-notification", false),
        ] as [(String, String?, Bool)])
    func types(_ word: String, _ kind: String?, _ isTold: Bool) throws {
        let reading = try Reading(#"{"eventType":"1","msgType":"\#(word)"}"#, as: "copy")
        #expect(reading.message.kind.rawValue == kind ?? "text")
        let isPushed = reading.message.kind != .customNotification
        #expect(
            reading.told == (isTold ? ["ambiguous /msgType"] : []) + (isPushed ? [Self.unknownPush] : []))
    }

    @Test("A body is the text of text messages only, and what a push shows of none")
    func bodies() throws {
        let told = [Self.unknownPush]
        try Example(
            "copy", #"{"eventType":"1","msgType":"TEXT","body":"hi"}"#, #"{"text":"hi"}"#, told: told
        ).check()
        try Example(
            "copy", #"{"eventType":"1","body":"x","msgType":"AUDIO"}"#, #"{"kind":"audio"}"#,
            told: ["dropped /body"] + told
        ).check()
        try Example(
            "copy", #"{"eventType":"1","body":"","msgType":"FILE"}"#, #"{"kind":"file"}"#, told: told
        ).check()
    }

    @Test("An attachment may be an object or a string; a recall's is the app's extension (NIM 9.26)")
    func attachments() throws {
        for attach in [#"{"url":"u"}"#, #""{\"url\":\"u\"}""#] {
            try Example(
                "copy", #"{"eventType":"1","msgType":"FILE","attach":\#(attach)}"#,
                #"{"kind":"file","content":{"url":"u"}}"#, told: [Self.unknownPush, "dropped /attach"]
            ).check()
            try Example(
                "copy", #"{"eventType":"7","attach":\#(attach)}"#,
                #"{"kind":"recall","hasPrefix":false,"extension":{"url":"u"}}"#, told: [Self.unknownPush]
            ).check()
        }
    }

    @Test("A recall names what it withdraws, by its own names or a message's")
    func recalls() throws {
        let neutral =
            #"{"kind":"recall","timestamp":"9","sender.id":"a","receivers":["b"],"hasPrefix":false,"recall.messageID":"1","recall.clientID":"c"}"#
        try Example(
            "copy", #"{"eventType":"7","from":"a","to":"b","clientId":"c","msgId":1,"deleteTime":9}"#,
            neutral,
            told: [Self.unknownPush]
        ).check()
        try Example(
            "copy",
            #"{"eventType":35,"fromAccount":"a","to":"b","msgidClient":"c","msgidServer":"1","msgTimestamp":"9"}"#,
            neutral, told: [Self.asksFirst, Self.unknownPush]
        ).check()
    }

    @Test("The members of a team are no list of those to push to (NIM 9.26)")
    func members() throws {
        try Example(
            "copy", #"{"eventType":"1","convType":"TEAM","to":"t","tMembers":"[alice, bob]"}"#,
            #"{"conversation.kind":"group","receivers":["t"]}"#,
            told: ["dropped /tMembers", Self.unknownPush]
        ).check()
    }

    @Test("A custom notification brings its own text, and whether it is kept")
    func notifications() throws {
        try Example(
            "copy",
            #"{"eventType":"1","convType":"CUSTOM_PERSON","customApnsText":"Hey","customSafeFlag":"0"}"#,
            #"{"kind":"custom-notification","isStored":false,"alert.body":"Hey","hasPrefix":false}"#,
            told: [Self.unknownPush]
        ).check()
    }
}
