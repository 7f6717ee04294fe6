import PushModel

extension MessageMaker {
    private var isPush: Bool { shape == "push" || shape == "push-batch" }
    private var isServers: Bool { isPush || shape == "rest" || shape == "rest-group" }
    private var hasOneElement: Bool { shape == "sdk" || shape == "web" }

    /// A message that a shape of Tencent's can say whole.
    mutating func sayableByTencent() -> PushMessage {
        var message = PushMessage()
        message.senderID = maybe { $0.id() }
        if isPush { pushAudience(&message) } else { conversation(&message) }
        // The words of a custom element count where the message brings no push of its own (TX 17).
        let isBare = !isPush && once(in: 8)
        if !isPush { contents(&message, isBare: isBare) }
        if isBare { return message }
        words(&message)
        presentation(&message)
        customWords(&message)
        return message
    }

    // MARK: To whom

    private mutating func pushAudience(_ message: inout PushMessage) {
        message.kind = .pushOnly
        if shape == "push" {
            message.audienceCondition = maybe { _ in .object([("anyOf", .array([.string("a")]))]) }
            message.isForEveryone = message.audienceCondition == nil
        } else {
            message.receivers = pick([["bob"], ["bob", "carol", "bob"]])
        }
    }

    private mutating func conversation(_ message: inout PushMessage) {
        let isGroup = shape == "rest-group" || (shape != "rest" && flag())
        if isGroup {
            let id = id()
            message.conversationKind = .group
            message.conversationID = id
            message.receivers = [id]
            if shape == "rest-group" { message.parentID = maybe { $0.id() } }
            message.members = maybe { $0.ids() }
            message.mentions = pick([.nobody, .nobody, .everyone, .listed(ids())])
            if message.mentions == .everyone { message.namedMentions = maybe { $0.ids() } ?? [] }
        } else if shape == "rest" {
            message.isForEveryone = once(in: 5)
            message.receivers = message.isForEveryone ? [] : pick([[], [id()], [id(), id()]])
            message.overridesMute = !message.isForEveryone && flag()
            if message.isForEveryone && flag() {
                message.isForEveryone = false
                message.audienceCondition = .object([("anyOf", .array([.string("a")]))])
            }
        } else {
            peer(&message)
        }
    }

    /// The one person of a client's message; a message kept by its receiver names nobody.
    private mutating func peer(_ message: inout PushMessage) {
        let id = id()
        if shape == "sdk" || id != message.senderID { message.receivers = [id] }
    }

    // MARK: What it is

    private mutating func contents(_ message: inout PushMessage, isBare: Bool) {
        let parts = hasOneElement ? 1 : pick([1, 1, 1, 2, 3])
        var elements = (0..<parts).map { _ in element() }
        if isBare { elements[0] = MessageElement(.custom, text: text()) }
        message.setElements(elements)
        message.isOnlineOnly = once(in: 4)
        message.isUnread = !once(in: 4)
        message.extension = maybe { $0.pick([$0.json(#"{"k":[1,{"deep":null}]}"#), .string("plain text")]) }
        if shape == "rest" || shape == "rest-group", once(in: 4) { message.routeIsEnabled = false }
        if !isServers {
            message.id = maybe { $0.id() }
            message.timestamp = maybe { $0.pick(["1700000000000", "1700000001000"]) }
            message.senderName = maybe { $0.text() }
            message.senderGroupName = maybe { $0.text() }
        } else if shape == "rest" {
            message.timestamp = maybe { $0.pick(["1700000000000", "1700000001000"]) }
        }
    }

    private mutating func element() -> MessageElement {
        let kind: MessageKind = pick([
            .text, .text, .image, .audio, .video, .location, .file, .face, .custom, .merged,
        ])
        return MessageElement(kind, text: kind == .text ? maybe { $0.text() } : nil)
    }

    /// What a custom element shows, which counts only where nothing else says what the push shows (TX 17).
    private mutating func customWords(_ message: inout PushMessage) {
        let words: FieldSet = [.isSilent, .title, .subtitle, .body, .templateName, .translations]
        if isPush || !message.presentFields.isDisjoint(with: words) || once(in: 2) { return }
        message.setElements([MessageElement(.custom, text: text())])
    }

    // MARK: The push

    private mutating func words(_ message: inout PushMessage) {
        message.isSilent = once(in: 4)
        message.title = maybe { $0.text() }
        message.body = maybe { $0.text() }
        message.appData = maybe { .string($0.text()) }
        guard isServers else { return }
        message.subtitle = maybe { $0.text() }
        message.badge = maybe { $0.pick([0, 9, 999]) }
        message.badgeIncrement = maybe { $0.pick([1, 99]) }
        message.isMutable = maybe { $0.flag() }
        message.liveActivity = maybe { $0.json(#"{"LaId":"a1","Event":"end"}"#) }
        if let words = maybe({ LocalizedWords(language: "en", title: $0.text(), body: $0.text()) }) {
            message.translations = [words, LocalizedWords(language: "zh-Hans", body: "中")]
        }
        if let name = maybe({ $0.id() }) {
            message.template = TemplateCall(name: name)
            message.templateNamedArguments = maybe { $0.json(#"{"Name":"Bob","Count":1.50}"#) }
        }
    }

    private mutating func presentation(_ message: inout PushMessage) {
        // What a push without a message counts is never left open.
        message.isCounted = isPush ? flag() : maybe { $0.flag() }
        message.isVoIP = once(in: 4)
        message.sound = pick([nil, nil, .silent, .file("a.caf")])
        message.mediaURL = maybe { _ in "https://example.com/a.png" }
        message.platforms = platforms()
        if shape == "web" { return }
        message.isContentAvailable = once(in: 4)
        message.interruptionLevel = maybe { $0.pick(["passive", "active", "time-sensitive", "critical"]) }
    }

    private mutating func platforms() -> [JSONField] {
        let names: [UTF8Text] =
            switch shape {
            case "sdk": ["AndroidOPPOChannelID", "HarmonyCategory"]
            case "sdk-json": ["offline_push_config_android_config"]
            case "web": ["androidInfo"]
            default: ["AndroidInfo", "HarmonyInfo"]
            }
        return names.filter { _ in once(in: 4) }.map { JSONField(key: $0, value: .emptyObject) }
    }
}
