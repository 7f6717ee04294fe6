import PushModel

extension MessageMaker {
    private var isClients: Bool { shape == "sdk" }

    /// A message that a shape of OpenIM's can say whole.
    mutating func sayableByOpenIM() -> PushMessage {
        var message = PushMessage()
        message.senderID = maybe { $0.id() }
        message.senderName = maybe { $0.text() }
        conversation(&message)
        contents(&message)
        words(&message)
        message.timestamp = maybe { _ in "1700000000000" }
        if isClients {
            message.id = maybe { $0.id() }
            message.clientID = maybe { $0.id() }
        }
        return message
    }

    // MARK: To whom

    private mutating func conversation(_ message: inout PushMessage) {
        if !isClients && once(in: 6) {
            message.isForEveryone = true
        } else if flag() {
            let id = id()
            message.conversationKind = .group
            message.conversationID = id
            message.receivers = [id]
        } else {
            message.receivers = isClients ? [id()] : pick([[id()], ["bob", "carol"]])
            if message.receivers.count == 1 && once(in: 3) {
                message.conversationSort = "system"
                message.overridesMute = true
            }
        }
    }

    // MARK: What it is

    private mutating func contents(_ message: inout PushMessage) {
        let kinds: [MessageKind] =
            [.text, .text, .text, .image, .audio, .video, .file, .custom]
            + (isClients ? [.location, .face, .merged] : [])
        message.kind = pick(kinds)
        message.extension = maybe { $0.pick([$0.json(#"{"k":[1,{"deep":null}]}"#), .string("plain text")]) }
        guard message.kind == .text else { return }
        message.text = maybe { $0.text() }
        if message.conversationKind == .direct { return }
        message.mentions = pick([.nobody, .everyone, .everyone, .listed(ids())])
        if message.mentions == .everyone && flag() { message.namedMentions = ids() }
    }

    // MARK: The push

    private mutating func words(_ message: inout PushMessage) {
        message.title = maybe { $0.text() }
        message.body = maybe { $0.text() }
        message.appData = maybe { .string($0.text()) }
        message.sound = maybe { .file($0.pick(["ding.caf", "default"])) }
        message.isCounted = flag()
        message.isOnlineOnly = once(in: 6)
        message.isStored = !(isClients && message.isOnlineOnly)
        message.isSilent = !isClients && (message.isOnlineOnly || once(in: 4))
        // The word above a text depends on its type where no title is given.
        if message.mentions != .nobody && message.title == nil { message.typeName = "106" }
    }
}
