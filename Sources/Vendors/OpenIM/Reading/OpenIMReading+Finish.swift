extension OpenIMDialect {
    static func finish(_ reader: inout MessageReader) {
        let shape = OpenIMShape(reader)
        if shape == .payload { return reader.takeDelivered() }
        reader.finishKind()
        reader.finishConversation()
        reader.finishPush(shape)
    }
}

/// What is decided once every key of a message was seen.
extension MessageReader {
    /// The type of a notice that the app's server sends to users, and that is pushed.
    static let systemNotice = 1_400

    // MARK: The message

    fileprivate mutating func finishKind() {
        // What was not sent yet has no time.
        if message.timestamp == "0" { message.timestamp = nil }
        if let text = take(OpenIMDraft.ownText) { takeText(text.value, text.key) }
        tellRest(ofText: message.kind.hasText)
        if message.kind == .recall { finishRecall() }
        if message.kind == .notice && saysPushed {
            message.kind = .other
            if let key = winner(of: .kind) { note(.noticeWasPushed, key) }
        }
    }

    /// A recall pushes nothing, whatever it says (OI 9).
    private mutating func finishRecall() {
        message.set(.recall, isPresent: true)
        for field in [CanonicalField.title, .body] { dismiss(winner(of: field), .nothingPushedOfChange) }
        (message.title, message.body) = (nil, nil)
    }

    /// Whether the server itself says that it pushes the message (OI 9).
    private var saysPushed: Bool {
        if bears(Self.isBeforePush) { return true }
        let option = winner(of: .isSilent).map { OpenIMKey($0) == .recordOptionsOfflinePush }
        return option == true && !message.isSilent
    }

    // MARK: To whom (OI 2, OI 7)

    fileprivate mutating func finishConversation() {
        let (peer, peers) = (take(OpenIMDraft.peer), take(OpenIMDraft.peers))
        let (group, people) = (take(OpenIMDraft.group), take(OpenIMDraft.people))
        if message.typeName?.decimalInteger == Self.systemNotice {
            message.conversationKind = .direct
            message.conversationSort = "system"
        } else if !says(.conversationKind), group != nil, peer == nil, peers == nil, !message.isForEveryone {
            message.conversationKind = .group
        }
        // Neither the user's nor the conversation's option holds for messages of the system (OI 11).
        if message.conversationSort == "system" { message.overridesMute = true }
        guard message.conversationKind == .group else {
            dismiss(group?.key, .groupInDirectMessage)
            return takeReceivers([people, peers, peer])
        }
        for key in [peer?.key, peers?.key] { dismiss(key, .groupCounts) }
        if let group {
            put(group.value.text.map { .texts([$0]) }, group.key, into: .receivers)
            put(group.value, group.key, into: .conversationID)
        }
        if let people { put(people.value, people.key, into: .members) }
    }

    /// Of several keys for the receivers the first counts.
    private mutating func takeReceivers(_ keys: [(value: ModelValue, key: MetKey)?]) {
        var counted: MetKey?
        for case let (value, key)? in keys {
            if let counted {
                dismiss(key, .givesWay, .words(places.location(counted).path))
            } else {
                put(value.text.map { .texts([$0]) } ?? value, key, into: .receivers)
                counted = key
            }
        }
    }

    // MARK: The push

    fileprivate mutating func finishPush(_ shape: OpenIMShape) {
        if message.isCounted == nil { message.isCounted = false }
        // Only the word above the text depends on it, and the mentions say the rest.
        if message.typeName == "106" && message.title != nil && !bears(Self.quotes) { message.typeName = nil }
        if message.isForEveryone, message.receivers.isEmpty { values.note(.everyoneIsGuessed, .root) }
        if message.typeName == "106", message.title == nil, message.body == nil, let key = winner(of: .kind) {
            note(.mentionWithoutWords, key)
        }
        guard message.isOnlineOnly, let key = winner(of: .isOnlineOnly) else { return }
        // The SDK has the message kept nowhere and pushed by no server (OI 8).
        if shape == .sdk { return message.isStored = false }
        if !message.isSilent { note(.onlineOnlyIsGuessed, key) }
    }
}
