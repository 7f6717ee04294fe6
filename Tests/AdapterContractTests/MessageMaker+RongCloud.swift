import PushModel

extension MessageMaker {
    private var isClients: Bool { ["sdk", "wrapper", "web"].contains(shape) }
    private var isGroups: Bool { shape == "group" || shape == "ultragroup" }

    /// A message that a shape of RongCloud's can say whole.
    mutating func sayableByRongCloud() -> PushMessage {
        var message = PushMessage()
        message.senderID = maybe { $0.id() }
        switch shape {
        case "push": push(&message)
        case "recall": recall(&message)
        default:
            conversation(&message)
            contents(&message)
            if !["chatroom", "online", "status"].contains(shape) {
                words(&message)
                presentation(&message)
            }
        }
        return message
    }

    // MARK: To whom

    private mutating func conversation(_ message: inout PushMessage) {
        switch shape {
        case "chatroom": place(id(), .room, &message)
        case "broadcast", "online":
            message.isForEveryone = true
            message.isOnlineOnly = shape == "online"
            message.conversationSort = "system"
        case "status":
            message.isOnlineOnly = true
            if flag() { group(&message) } else { message.receivers = [id()] }
        case "private": message.receivers = pick([[id()], [id(), id()]])
        case "system":
            message.receivers = pick([[id()], [id(), id()]])
            message.conversationSort = "system"
        default:
            if isGroups || flag() { group(&message) } else { peer(&message) }
        }
    }

    private mutating func peer(_ message: inout PushMessage) {
        message.receivers = [id()]
        if once(in: 3) { message.conversationSort = "system" }
    }

    private mutating func group(_ message: inout PushMessage) {
        place(id(), .group, &message)
        if shape == "ultragroup" || (isClients && once(in: 4)) { message.conversationSort = "ultragroup" }
        if isGroups { message.members = maybe { $0.ids() } }
        message.mentions = pick([.nobody, .nobody, .everyone, .listed(ids())])
        if message.mentions != .nobody { message.memberText = maybe { $0.text() } }
    }

    private func place(_ id: UTF8Text, _ kind: Conversation.Kind, _ message: inout PushMessage) {
        message.conversationKind = kind
        message.conversationID = id
        message.receivers = [id]
    }

    // MARK: What it is

    private mutating func contents(_ message: inout PushMessage) {
        let kinds: [(UTF8Text, MessageKind)] = [
            ("RC:TxtMsg", .text), ("RC:TxtMsg", .text), ("RC:ImgMsg", .image), ("RC:HQVCMsg", .audio),
            ("RC:LBSMsg", .location), ("RC:FileMsg", .file), ("RC:SightMsg", .video), ("app:gift", .custom),
        ]
        let (name, kind) = pick(kinds)
        message.typeName = name
        message.kind = kind
        if kind == .text { message.text = maybe { $0.text() } }
        message.extension = maybe { $0.pick([$0.json(#"{"k":[1,{"deep":null}]}"#), .string("plain text")]) }
        if isClients {
            message.id = maybe { $0.id() }
            message.timestamp = maybe { $0.pick(["1700000000000", "7"]) }
        }
    }

    private mutating func recall(_ message: inout PushMessage) {
        message.kind = .recall
        message.typeName = "RC:RcCmd"
        if flag() {
            place(id(), .group, &message)
            message.conversationSort = maybe { $0.pick(["discussion", "ultragroup"]) }
        } else {
            peer(&message)
        }
        message.recall = PushMessage.Recall()
        message.recall?.messageID = id()
        message.recall?.note = maybe { $0.text() }
        message.timestamp = maybe { $0.pick(["1700000000000", "7"]) }
        // A recall in an ultragroup cannot be silent (RC-130).
        message.isSilent = message.conversationSort != "ultragroup" && once(in: 4)
    }

    private mutating func push(_ message: inout PushMessage) {
        message.kind = .pushOnly
        switch pick([0, 1, 2]) {
        case 0: message.isForEveryone = true
        case 1: message.audienceCondition = .object([("allOf", .array([.string("a")]))])
        default: message.receivers = pick([["bob"], ["bob", "carol"]])
        }
        message.isRefused = once(in: 8)
        message.title = maybe { $0.text() }
        message.body = maybe { $0.text() }
        message.showsDetails = once(in: 4)
        message.isContentAvailable = once(in: 4)
        if let badge = maybe({ $0.pick([0, 9, 9_999]) }) {
            message.badge = badge
        } else {
            message.leavesBadge = true
        }
        apple(&message)
    }

    // MARK: The push

    private mutating func words(_ message: inout PushMessage) {
        message.title = maybe { $0.text() }
        message.body = maybe { $0.text() }
        message.appData = maybe { .string($0.text()) }
        message.showsDetails = once(in: 4)
        if let name = maybe({ $0.id() }) { message.template = TemplateCall(name: name) }
        if isClients { message.hidesTitle = once(in: 4) }
        if isClients || ["private", "system", "group"].contains(shape) { message.isSilent = once(in: 4) }
    }

    private mutating func presentation(_ message: inout PushMessage) {
        apple(&message)
        if shape == "web" || shape == "wrapper" { message.isVoIP = once(in: 4) }
        if isClients || shape == "ultragroup" { return }
        message.isContentAvailable = once(in: 4)
        if shape != "broadcast" { message.isCounted = maybe { $0.flag() } }
        if shape == "private", message.receivers.count == 1 {
            message.leavesBadge = once(in: 5)
            if !message.leavesBadge { message.badge = maybe { $0.pick([0, 9, 9_999]) } }
        }
    }

    private mutating func apple(_ message: inout PushMessage) {
        message.threadID = maybe { $0.text() }
        message.collapseID = maybe { $0.id() }
        message.category = maybe { _ in "REPLY" }
        message.mediaURL = maybe { _ in "https://example.com/a.png" }
        message.interruptionLevel = maybe { $0.pick(["passive", "active", "time-sensitive", "critical"]) }
        if let name = maybe({ $0.pick($0.otherPlatforms) }) {
            message.platforms = [JSONField(key: name, value: json(#"{"channelId":"c"}"#))]
        }
    }

    /// What the settings for other platforms are called.
    private var otherPlatforms: [UTF8Text] {
        switch shape {
        case "sdk": ["androidConfig", "hmosConfig"]
        case "wrapper": ["androidPushOptions", "harmonyPushOptions"]
        case "web": ["androidConfig"]
        case "push": ["android", "harmonyOS"]
        default: ["HW", "HONOR", "MI", "OPPO", "VIVO", "FCM", "OHOS"]
        }
    }
}
