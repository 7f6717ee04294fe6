import PushModel
import Testing
import Vendors

@Suite("How messages are spelled")
struct WriterSpellingTests {
    @Test(
        "Each shape has its own spelling of a team message",
        arguments: [
            Spelling(
                .team, "sdk",
                #"{"session":{"sessionId":"team-1","sessionType":1},"messageType":0,"text":"hi","from":"alice","apnsContent":"hi all","apnsPayload":{"apsField":{"sound":"a.caf","mutable-content":1},"pushTitle":"Team","sessionId":"team-1"},"setting":{"apnsEnabled":false,"shouldBeCounted":true},"apnsMemberOption":{"userIds":["bob"],"forcePush":true,"apnsContent":"@you"}}"#
            ),
            Spelling(
                .team, "sdk-v2",
                #"{"conversationId":"alice|2|team-1","messageType":0,"text":"hi","senderId":"alice","pushConfig":{"pushEnabled":false,"pushContent":"hi all","pushPayload":"{\"apsField\":{\"sound\":\"a.caf\",\"mutable-content\":1},\"pushTitle\":\"Team\",\"sessionId\":\"team-1\"}","forcePush":true,"forcePushAccountIds":["bob"],"forcePushContent":"@you"},"messageConfig":{"unreadEnabled":true}}"#
            ),
            Spelling(
                .team, "server-v1",
                #"{"from":"alice","ope":"1","to":"team-1","type":"0","body":"{\"msg\":\"hi\"}","option":"{\"push\":false,\"badge\":true}","pushcontent":"hi all","payload":"{\"apsField\":{\"sound\":\"a.caf\",\"mutable-content\":1},\"pushTitle\":\"Team\",\"sessionId\":\"team-1\"}","forcepushlist":"[\"bob\"]","forcepushcontent":"@you"}"#,
                "POST /nimserver/msg/sendMsg.action"),
            Spelling(
                .team, "server-v2",
                #"{"message":{"message_type":0,"text":"hi"},"push_config":{"push_enabled":false,"push_content":"hi all","push_payload":"{\"apsField\":{\"sound\":\"a.caf\",\"mutable-content\":1},\"pushTitle\":\"Team\",\"sessionId\":\"team-1\"}","push_forcepush_enable":true,"push_forcepush_ids":["bob"],"push_forcepush_content":"@you"},"message_config":{"unread_enabled":true}}"#,
                "POST /im/v2/conversations/alice%7C2%7Cteam-1/messages"),
        ])
    func team(_ example: Spelling) throws { try example.check() }

    @Test(
        "Several people get a batch from the servers, and nothing from a client (C8)",
        arguments: [
            Spelling(
                .batch, "server-v1",
                #"{"fromAccid":"alice","toAccids":"[\"bob\",\"carol\"]","type":"0","body":"{\"msg\":\"hi\"}"}"#,
                "POST /nimserver/msg/sendBatchMsg.action"),
            Spelling(
                .batch, "server-v2",
                #"{"sender_id":"alice","receiver_ids":["bob","carol"],"message":{"message_type":0,"text":"hi"}}"#,
                "POST /im/v2/conversations/messages"),
            Spelling(.batch, "sdk", #"{"messageType":0,"text":"hi","from":"alice"}"#, dropped: ["receivers"]),
            Spelling(
                .batch, "sdk-v2", #"{"messageType":0,"text":"hi","senderId":"alice"}"#, dropped: ["receivers"]
            ),
        ])
    func batch(_ example: Spelling) throws { try example.check() }

    @Test(
        "A custom notification says what its shape would otherwise assume (NIM 9.4)",
        arguments: [
            Spelling(
                .notification, "sdk",
                #"{"session":{"sessionId":"bob","sessionType":0},"from":"alice","apnsContent":"ring","setting":{"apnsWithPrefix":true},"content":"{}","sendToOnlineUsersOnly":false}"#
            ),
            Spelling(
                .notification, "sdk-v2",
                #"{"conversationId":"alice|1|bob","senderId":"alice","pushConfig":{"pushContent":"ring"},"content":"{}"}"#
            ),
            Spelling(
                .notification, "server-v1",
                #"{"from":"alice","msgtype":"0","to":"bob","option":"{\"needPushNick\":true}","pushcontent":"ring","attach":"{}"}"#,
                "POST /nimserver/msg/sendAttachMsg.action"),
            Spelling(
                .notification, "server-v2",
                #"{"sender_id":"alice","receiver_id":"bob","type":1,"push_config":{"push_content":"ring"},"content":"{}"}"#,
                "POST /im/v2/custom_notification"),
        ])
    func notification(_ example: Spelling) throws { try example.check() }

    @Test(
        "A recall has keys and an address of its own (reading N1)",
        arguments: [
            Spelling(
                .recall, "sdk",
                #"{"session":{"sessionId":"bob","sessionType":0},"from":"alice","apnsContent":"taken back","message":{"serverID":"1001"},"postscript":"typo & more"}"#,
                dropped: ["isSilent"]),
            Spelling(
                .recall, "sdk-v2",
                #"{"conversationId":"alice|1|bob","senderId":"alice","message":{"messageServerId":"1001"},"postscript":"typo & more","pushContent":"taken back"}"#,
                dropped: ["isSilent"]),
            Spelling(
                .recall, "server-v1",
                #"{"from":"alice","to":"bob","type":"7","pushcontent":"taken back","deleteMsgid":"1001","msg":"typo & more"}"#,
                "POST /nimserver/msg/recall.action", dropped: ["isSilent"]),
            Spelling(
                .recall, "server-v2", "{}",
                "DELETE /im/v2/conversations/alice%7C1%7Cbob/messages/1001?type=2&push_content=taken%20back&description=typo%20%26%20more",
                dropped: ["isSilent"]),
        ])
    func recall(_ example: Spelling) throws { try example.check() }

    @Test(
        "Whom the member option means is said as the shape can (C7, NIM 9.12)",
        arguments: [
            Spelling(.listed, "sdk", #"{"userIds":["bob"],"forcePush":false}"#, at: "apnsMemberOption"),
            Spelling(.listed, "sdk-v2", #"{"forcePushAccountIds":["bob"]}"#, at: "pushConfig"),
            Spelling(.listed, "server-v1", "null", at: "forcepushlist", dropped: ["mentions"]),
            Spelling(
                .listed, "server-v2", #"{"push_forcepush_enable":false,"push_forcepush_ids":["bob"]}"#,
                at: "push_config"),
            Spelling(
                .forced, "sdk", #"{"forcePush":true}"#, at: "apnsMemberOption",
                dropped: ["approximated force"]),
            Spelling(
                .forced, "sdk-v2", #"{"forcePush":true}"#, at: "pushConfig", dropped: ["approximated force"]),
            Spelling(
                .forced, "server-v1", #""true""#, at: "forcepushall", dropped: ["approximated force"]),
            Spelling(
                .forced, "server-v2", #"{"push_forcepush_enable":true,"push_forcepush_all":true}"#,
                at: "push_config", dropped: ["approximated force"]),
            Spelling(.everyone, "sdk", "null", at: "apnsMemberOption", dropped: ["mentions"]),
            Spelling(.everyone, "sdk-v2", "null", at: "pushConfig", dropped: ["mentions"]),
            Spelling(.everyone, "server-v1", "null", at: "forcepushall", dropped: ["mentions"]),
            Spelling(.everyone, "server-v2", "null", at: "push_config", dropped: ["mentions"]),
        ])
    func memberOption(_ example: Spelling) throws { try example.check() }

    @Test("The words for some are not shown to everyone whom the push is forced on (C2)", arguments: shapes)
    func narrowWords(_ shape: String) {
        var message = Sample.forced.message
        message.mentions = .listed(["bob"])
        message.memberText = "only for bob"
        let writing = Writing(message, as: shape)
        #expect(writing.again.force == .everyone)
        #expect(writing.again.memberText == nil)
        #expect(writing.told.contains("dropped memberText") && writing.told.contains("dropped mentions"))
    }

    @Test("A room, which only the first SDK names, becomes nobody elsewhere (C2)", arguments: shapes)
    func rooms(_ shape: String) {
        var message = PushMessage()
        message.conversationKind = .room
        message.conversationID = "room-1"
        message.receivers = ["room-1"]
        let writing = Writing(message, as: shape)
        if shape == "sdk" {
            #expect(writing.again == message && writing.findings.isEmpty)
        } else {
            #expect(writing.again.receivers.isEmpty)
            #expect(
                writing.told == ["dropped conversation.kind", "dropped conversation.id", "dropped receivers"])
        }
    }

    @Test("What only Easemob has is told, as grave as it is", arguments: shapes)
    func foreign(_ shape: String) throws {
        var message = PushMessage()
        message.subtitle = "secret"
        message.badge = 3
        message.appData = .emptyObject
        message.mentionTextDisabled = true
        message.isOnlineOnly = true
        message.sound = .silent
        let writing = Writing(message, as: shape)
        #expect(
            writing.findings.map { "\($0.kind.rawValue) \($0.severity.rawValue) \($0.field.rawValue)" } == [
                "approximated warning isOnlineOnly", "dropped info mentionTextDisabled",
                "dropped error alert.subtitle", "dropped error badge", "approximated warning sound",
                "dropped error appData",
            ])
        #expect(writing.findings.allSatisfy { !$0.message.contains("secret") })
        #expect(!writing.again.isStored)
    }

    @Test(
        "Kinds that the vendor lacks become what it has, and that is told (C9)",
        arguments: [
            (MessageKind.command, "approximated kind"), (.other, "dropped kind"),
            (.audioCall, "dropped kind"), (.videoCall, "dropped kind"), (.signalling, "dropped kind"),
            (.reaction, "dropped kind"),
        ])
    func kinds(_ kind: MessageKind, _ told: String) {
        var message = PushMessage()
        message.kind = kind
        for shape in Self.shapes {
            let writing = Writing(message, as: shape)
            #expect(writing.told == [told])
            #expect(writing.again.kind == (kind == .command ? .customNotification : .custom))
        }
    }

    @Test("A recall that the servers cannot address keeps in its body what the address would say")
    func unaddressed() {
        var message = PushMessage()
        message.kind = .recall
        message.hasPrefix = false
        message.recall = PushMessage.Recall()
        message.recall?.messageID = "1001"
        let writing = Writing(message, as: "server-v2")
        #expect(writing.written == WrittenMessage(body: .object([("server_id", .string("1001"))])))
        #expect(writing.again == message)
    }

    private static let shapes = NIMAdapter.writtenShapes
}

/// Messages to spell.
enum Sample: Sendable {
    case team, batch, notification, recall, listed, forced, everyone

    var message: PushMessage {
        var message = PushMessage()
        message.senderID = "alice"
        switch self {
        case .team: Self.fill(&message)
        case .batch:
            message.text = "hi"
            message.receivers = ["bob", "carol"]
        case .notification:
            message.kind = .customNotification
            message.receivers = ["bob"]
            message.body = "ring"
        case .recall:
            message.kind = .recall
            message.receivers = ["bob"]
            message.isSilent = true
            message.body = "taken back"
            message.recall = PushMessage.Recall()
            message.recall?.messageID = "1001"
            message.recall?.note = "typo & more"
        case .listed: Self.option(&message, mentions: .listed(["bob"]))
        case .forced: Self.option(&message, force: .everyone)
        case .everyone: Self.option(&message, mentions: .everyone)
        }
        return message
    }

    private static func fill(_ message: inout PushMessage) {
        message.text = "hi"
        message.conversationKind = .group
        message.conversationID = "team-1"
        message.receivers = ["team-1"]
        message.title = "Team"
        message.body = "hi all"
        message.memberText = "@you"
        message.mentions = .listed(["bob"])
        message.force = .listed(["bob"])
        message.isSilent = true
        message.isCounted = true
        message.sound = .file("a.caf")
        message.isMutable = true
        message.rootData = [JSONField(key: "sessionId", value: .string("team-1"))]
    }

    private static func option(
        _ message: inout PushMessage, mentions: Audience = .nobody, force: Audience = .nobody
    ) {
        message.conversationKind = .group
        message.receivers = ["team-1"]
        message.mentions = mentions
        message.force = force
    }
}

/// A message, a shape, and what must be written.
struct Spelling: Sendable, CustomTestStringConvertible {
    let sample: Sample
    let shape: String
    let body: String
    let request: String?
    /// The member of the body that is looked at; nil for the whole body.
    let member: String?
    let told: [String]

    init(
        _ sample: Sample, _ shape: String, _ body: String, _ request: String? = nil, at member: String? = nil,
        dropped: [String] = []
    ) {
        self.sample = sample
        self.shape = shape
        self.body = body
        self.request = request
        self.member = member
        told = dropped.map { $0.hasPrefix("approximated") ? $0 : "dropped \($0)" }
    }

    var testDescription: String { "\(sample) as \(shape)" }

    func check(_ sourceLocation: SourceLocation = #_sourceLocation) throws {
        let writing = Writing(sample.message, as: shape)
        let body = writing.written.body.parsed().root
        let expected = try RawJSON(validating: UTF8Text(self.body)).parsed().root
        let found = member.map { body[UTF8Text($0)] ?? RawJSON.null.parsed().root } ?? body
        #expect(found.isSame(as: expected), "\(found.raw)", sourceLocation: sourceLocation)
        if member == nil {
            let request = writing.written.request.map { "\($0.method) \($0.path)" }
            #expect(request == self.request, sourceLocation: sourceLocation)
        }
        #expect(writing.told == told, sourceLocation: sourceLocation)
    }
}
