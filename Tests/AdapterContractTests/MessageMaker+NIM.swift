import PushModel

extension MessageMaker {
    private var isServer: Bool { shape.hasPrefix("server") }
    private var isFirstGeneration: Bool { shape == "sdk" || shape == "server-v1" }

    /// A message that a shape of NIM's can say whole.
    mutating func sayableByNIM() -> PushMessage {
        var message = PushMessage()
        message.kind = pick([
            .text, .text, .image, .file, .tip, .custom, .customNotification, .recall,
        ])
        address(&message)
        switch message.kind {
        case .recall: recall(&message)
        case .customNotification: notification(&message)
        default: ordinary(&message)
        }
        message.body = maybe { $0.text() }
        payload(&message)
        if message.kind != .recall { memberOption(&message) }
        return message
    }

    // MARK: Who says what to whom

    private mutating func address(_ message: inout PushMessage) {
        message.senderID = maybe { $0.pick(["alice", "6001", "团队"]) }
        if shape == "sdk" { message.senderName = maybe { $0.text() } }
        if !isServer {
            message.id = maybe { $0.id() }
            message.clientID = maybe { $0.id() }
            message.timestamp = maybe { $0.pick(["1700000000123", "1700000000000"]) }
            if message.kind.hasText { message.text = maybe { $0.text() } }
        }
        let isBatch = isServer && message.kind != .recall && once(in: 4)
        if isBatch {
            message.receivers = ["bob", "carol", "bob"]
            return
        }
        let kinds: [Conversation.Kind] = shape == "sdk" ? [.direct, .group, .room] : [.direct, .group]
        message.conversationKind = pick(kinds)
        let isNamedApart = !isServer || (shape == "server-v2" && message.kind != .customNotification)
        let target = id()
        // The first generation, and notifications, can say a kind of conversation without its name.
        if once(in: 5) {
            if shape == "sdk-v2" || (shape == "server-v2" && isNamedApart) {
                message.conversationKind = .direct
            }
            return
        }
        message.receivers = [target]
        if isNamedApart { message.conversationID = target }
    }

    private mutating func ordinary(_ message: inout PushMessage) {
        if message.kind.hasText { message.text = maybe { $0.text() } }
        if shape == "server-v2" { message.clientID = maybe { $0.id() } }
        if shape == "sdk-v2" || shape == "server-v2" {
            if once(in: 3) { message.members = ids() } else if once(in: 3) { message.excludedMembers = ids() }
        }
        switches(&message)
        message.hasPrefix = maybe { $0.flag() }
    }

    private mutating func notification(_ message: inout PushMessage) {
        switches(&message)
        // Whether the first generation shows a name is never left open.
        message.hasPrefix = isFirstGeneration ? flag() : maybe { $0.flag() }
    }

    private mutating func switches(_ message: inout PushMessage) {
        message.isSilent = once(in: 4)
        message.isCounted = maybe { $0.flag() }
        message.isStored = !once(in: 4)
        message.routeIsEnabled = maybe { $0.flag() }
        message.routeEnvironment = maybe { $0.text() }
        message.extension = maybe { $0.extensionValue() }
    }

    private mutating func recall(_ message: inout PushMessage) {
        var recall = PushMessage.Recall()
        recall.note = maybe { $0.text() }
        recall.messageID = isServer ? id() : maybe { $0.id() }
        if !isServer { recall.clientID = maybe { $0.id() } }
        message.recall = recall == PushMessage.Recall() ? PushMessage.Recall() : recall
        message.hasPrefix = false
        if shape == "sdk" {
            message.isCounted = maybe { $0.flag() }
        } else {
            message.routeEnvironment = maybe { $0.text() }
        }
        message.extension = maybe { $0.extensionValue() }
        if shape == "sdk", once(in: 2) { message.extension = .string("not an object") }
    }

    private mutating func extensionValue() -> RawJSON {
        let object = json(#"{"k":[1,{"deep":null}],"k":1.50}"#)
        return shape == "sdk" ? object : pick([object, json("[1]"), .string("plain text"), .emptyObject])
    }

    // MARK: The member option

    private mutating func memberOption(_ message: inout PushMessage) {
        if message.conversationKind == .direct && !message.receivers.isEmpty { return }
        if shape == "sdk" && message.kind == .customNotification { return }
        message.memberText = maybe { $0.text() }
        let audience: Audience = once(in: 3) ? .everyone : .listed(ids())
        let isForced = once(in: 2)
        switch shape {
        case _ where once(in: 4): return
        case "sdk" where audience == .everyone && !isForced && message.memberText == nil: return
        case "sdk-v2" where audience == .everyone && !isForced: return
        case "server-v2" where audience == .everyone && !isForced: return
        case "server-v1" where !isForced && (audience == .everyone || message.kind != .customNotification):
            return
        default: break
        }
        message.mentions = audience
        if isForced { message.force = audience }
    }

    // MARK: The payload

    private mutating func payload(_ message: inout PushMessage) {
        message.rootData = (0..<Int.random(in: 0...3, using: &random)).map { index in
            JSONField(key: UTF8Text("own \(index)"), value: value())
        }
        if let title = maybe({ $0.text() }) {
            message.title = title
            message.rootData.append(JSONField(key: "pushTitle", value: .string(title)))
        }
        if once(in: 4) {
            message.isVoIP = true
            message.rootData.insert(JSONField(key: "pushkitFirst", value: .bool(true)), at: 0)
        }
        if once(in: 4) { message.rootData.append(JSONField(key: "notifyId", value: .integer(7))) }
        sound(&message)
        message.explicitAlert = maybe { $0.explicitAlert() }
        message.category = maybe { $0.text() }
        message.threadID = maybe { $0.text() }
        message.isMutable = flag()
        message.isContentAvailable = flag()
        message.interruptionLevel = maybe { $0.pick(["passive", "time-sensitive"]) }
        message.relevanceScore = maybe { $0.pick(["0.5", "1", "1.00", "1e-3"]) }
        message.targetContentID = maybe { $0.text() }
        message.filterCriteria = maybe { $0.text() }
        message.collapseID = maybe { $0.text() }
        message.apsExtras = maybe { [JSONField(key: "ext", value: $0.value())] } ?? []
        let sections: [UTF8Text] = ["oppoField", "hwField", "harmonyField", "fcmFieldV1"]
        message.platforms = sections.filter { _ in once(in: 4) }.map {
            JSONField(key: $0, value: .emptyObject)
        }
    }

    private mutating func sound(_ message: inout PushMessage) {
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
            message.sound = .file("root.caf")
            message.rootData.append(JSONField(key: "sound", value: .string("root.caf")))
        case 1:
            message.sound = .file("apple.caf")
            message.rootData.append(JSONField(key: "sound", value: .string("root.caf")))
        case 2: message.sound = .file("")
        case 3: message.sound = .critical(json(#"{"critical":1,"name":"x.caf","volume":0.80}"#))
        case 4: message.sound = .file("a file whose name has more than thirty characters.caf")
        default: break
        }
    }

    private mutating func explicitAlert() -> Alert {
        var alert = Alert(
            title: maybe { $0.text() }, subtitle: maybe { $0.text() }, body: maybe { $0.text() })
        alert.launchImage = maybe { $0.text() }
        alert.localization.titleKey = maybe { $0.text() }
        alert.localization.titleArguments = maybe { [$0.text(), ""] } ?? []
        alert.localization.subtitleKey = maybe { $0.text() }
        alert.localization.subtitleArguments = maybe { [$0.text()] } ?? []
        alert.localization.bodyKey = maybe { $0.text() }
        alert.localization.bodyArguments = maybe { [$0.text()] } ?? []
        alert.extras = maybe { [JSONField(key: "own", value: $0.value())] } ?? []
        // Arguments need their key (reading N12).
        if alert.localization.titleKey == nil { alert.localization.titleArguments = [] }
        if alert.localization.subtitleKey == nil { alert.localization.subtitleArguments = [] }
        if alert.localization.bodyKey == nil { alert.localization.bodyArguments = [] }
        return alert
    }
}
