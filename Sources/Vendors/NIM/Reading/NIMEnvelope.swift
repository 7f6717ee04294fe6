/// What the keys around a message mean for each other: what it is, who says it, and to whom.
struct NIMEnvelope {
    let shape: NIMShape
    /// The number of the message's type; in a recall, that of the conversation's kind.
    let type: Int?
    let path: ConversationPath?
    /// What the message is, where its shape says that in a word.
    var stated: MessageKind?
    /// Whether it has the data of a custom notification.
    private var hasData = false
    /// The conversation's kind, if the message says it.
    private(set) var conversationKind: Conversation.Kind?

    init(_ reader: inout MessageReader, _ shape: NIMShape) {
        self.shape = shape
        type = reader.draft(NIMDraft.number)?.integer
        path = reader.draft(NIMDraft.path)?.text.flatMap(ConversationPath.init)
    }

    mutating func finish(_ reader: inout MessageReader) {
        finishContent(&reader)
        let kind = kind(of: reader)
        reader.message.kind = kind
        if reader.message.holds(.text) && !kind.hasText {
            reader.dismiss(reader.winner(of: .text), .textOfNoText)
            reader.message.text = nil
        }
        if kind == .recall { finishRecall(&reader) } else { reader.noteRecallWords() }
        if reader.bears(NIMMark.broadcast) && kind != .recall {
            reader.dismiss(reader.winner(of: NIMDraft.number), .typeOfBroadcast)
        }
        finishConversation(&reader)
        if !reader.message.holds(.senderID), let owner = path?.owner { reader.message.senderID = owner }
        finishMembers(&reader)
        reader.tellRest(ofText: (type ?? 0) == 0)
    }

    /// In Android's and Flutter's messages the content is the text, if the type says that they have one; else no push
    /// carries it.
    private mutating func finishContent(_ reader: inout MessageReader) {
        guard let value = reader.draft(NIMDraft.content)?.value, let key = reader.winner(of: NIMDraft.content)
        else { return }
        hasData = !isTextInContent(reader)
        if !hasData {
            reader.put(reader.filledText(value, key).map(ModelValue.text), key, into: .text)
        } else {
            reader.note(.notPushed, key)
        }
    }

    private func isTextInContent(_ reader: borrowing MessageReader) -> Bool {
        let isText = type.map(MessageKind.init(nim:))?.hasText == true
        return shape == .sdk && reader.message.text == nil && isText
    }

    private func finishMembers(_ reader: inout MessageReader) {
        guard let members = reader.draft(NIMDraft.listedMembers)?.texts else { return }
        if reader.draft(NIMDraft.isInclusive)?.flag ?? true {
            reader.message.members = members
        } else {
            reader.message.excludedMembers = members
        }
    }
}

// MARK: - What the message is

extension NIMEnvelope {
    /// What the message is: what it says, else what only such messages have.
    private func kind(of reader: borrowing MessageReader) -> MessageKind {
        if let stated { return stated }
        if isRecall(reader) { return .recall }
        // A broadcast with words for the push has a counterpart in calls that push without a message.
        if reader.bears(NIMMark.broadcast) { return reader.message.holds(.body) ? .pushOnly : .broadcast }
        if let type { return MessageKind(nim: type) }
        let isOrdinary = reader.bears(NIMMark.body)
        if !isOrdinary && (hasData || reader.winner(of: NIMDraft.attachment) != nil) {
            return .customNotification
        }
        if reader.message.text != nil || isOrdinary { return .text }
        if reader.bears(NIMMark.reaction) { return .reaction }
        if reader.bears(NIMMark.signalling) { return .signalling }
        return reader.bears(NIMMark.call) ? .other : .text
    }

    private func isRecall(_ reader: borrowing MessageReader) -> Bool {
        if reader.bears(NIMMark.recalled) || reader.message.holds(.recallMessageID) { return true }
        if reader.message.holds(.recallClientID) { return true }
        if reader.bears(NIMMark.body) || hasData { return false }
        return reader.message.holds(.recallNote) || reader.bears(NIMMark.recallField)
    }

    /// What a recall withdraws: what it names, else the message that it is itself the object of.
    private func finishRecall(_ reader: inout MessageReader) {
        reader.message.set(.recall, isPresent: true)
        if shape == .serverV2 { takeWayOfRecall(&reader) }
        noteUselessInRecall(&reader)
        if reader.bears(NIMMark.recalled) || reader.message.holds(.recallMessageID) { return }
        if let withdrawn = reader.winner(of: .recallClientID), let own = reader.winner(of: .clientID) {
            reader.dismiss(own, .givesWay, .words(reader.places.location(withdrawn).path))
        }
        reader.message.recallClientID = reader.message.recallClientID ?? reader.message.clientID
        reader.message.recallMessageID = reader.message.id
        reader.message.clientID = nil
        reader.message.id = nil
    }

    /// The second server interface says how it recalls with the key that says the conversation of a notification: 2 for
    /// everyone; 1 and 3 delete the message, without a push (NIM-212).
    private func takeWayOfRecall(_ reader: inout MessageReader) {
        guard let key = reader.winner(of: .conversationKind), NIMKey(key) == .serverV2Type else { return }
        if NIMConversation(reader.message).v2 != 2 {
            reader.note(.deletionWithoutPush, key)
            reader.message.isRefused = true
        }
        reader.message.conversationSort = nil
    }

    /// What a recall does not have: a type of message, and a name before its text (reading N1).
    private func noteUselessInRecall(_ reader: inout MessageReader) {
        let key = reader.winner(of: NIMDraft.number)
        let isKind = key.flatMap(NIMKey.init) == .serverV1Type && (type == 7 || type == 8)
        if !isKind { reader.dismiss(key, .typeOfRecall) }
        reader.dismiss(reader.winner(of: .hasPrefix), .prefixOfRecall)
    }
}

// MARK: - To whom

extension NIMEnvelope {
    private mutating func finishConversation(_ reader: inout MessageReader) {
        // A message, or what says its kind of conversation, is no broadcast (reading G20).
        if let sign = reader.winner(of: .isForEveryone), reader.message.isForEveryone,
            reader.bears(NIMMark.body) || reader.says(.conversationKind)
        {
            reader.message.isForEveryone = false
            reader.dismiss(sign, .typeOfBroadcast)
        }
        let isSaid = reader.says(.receivers)
        let invitee = self.invitee(&reader)
        conversationKind = conversationKind(of: reader)
        if let path {
            reader.lower(MessageReader.isNowhere)
            let receivers = isSaid ? reader.message.receivers : nil
            notePathWins(path, over: receivers, &reader)
            (reader.message.conversationKind, reader.message.conversationSort) =
                (path.conversation.kind, path.conversation.sort)
            reader.message.conversationID = path.target
            reader.message.receivers =
                path.conversation.kind == .direct ? receivers ?? [path.target] : [path.target]
            return
        }
        // The receiver of a message of the second generation is its target, as in its conversation's identifier.
        if shape == .sdkV2, isSaid, !reader.message.holds(.conversationID) {
            reader.message.conversationID = reader.message.receivers.first
        }
        reader.message.conversationKind = conversationKind ?? .direct
        // A key that is overridden by another says no sort either.
        if reader.message.holds(.conversationSort),
            reader.winner(of: .conversationSort) != reader.winner(of: .conversationKind)
        {
            reader.message.conversationSort = nil
        }
        if !isSaid { reader.message.receivers = reader.message.conversationID.map { [$0] } ?? invitee ?? [] }
        if shape == .serverV1, isGuessedSuperteam(reader), let key = reader.winner(of: .recallMessageID) {
            reader.note(.guessedSuperteam, key)
            reader.message.conversationSort = NIMConversation.superteam
        }
    }

    /// Whom a call invites, where nothing else names a receiver; what else does so wins (reading G16).
    private func invitee(_ reader: inout MessageReader) -> [UTF8Text]? {
        guard let key = reader.winner(of: NIMDraft.invitee),
            let invitee = reader.draft(NIMDraft.invitee)?.texts
        else {
            return nil
        }
        let other =
            reader.winner(of: .receivers) ?? reader.winner(of: .conversationID)
            ?? reader.winner(of: NIMDraft.path)
        guard let other else { return invitee }
        reader.dismiss(key, .givesWay, .words(reader.places.location(other).path))
        return nil
    }

    /// The conversation's kind, if the message says it.
    private func conversationKind(of reader: borrowing MessageReader) -> Conversation.Kind? {
        if let path { return path.conversation.kind }
        let said = reader.says(.conversationKind) ? reader.message.conversationKind : nil
        guard reader.message.kind == .recall else { return said }
        switch shape {
        case .sdk, .sdkV2, .copy, .payload: return said
        case .serverV1: return said ?? recallKind
        // A recall's type says how it recalls.
        case .serverV2: return nil
        }
    }

    /// The kind of conversation that the type of a recall stands for; a superteam's recall has no type.
    private var recallKind: Conversation.Kind? {
        switch type {
        case 7: .direct
        case 8, nil: .group
        default: nil
        }
    }

    /// Whether a recall was taken for a superteam's because nothing says otherwise.
    private func isGuessedSuperteam(_ reader: borrowing MessageReader) -> Bool {
        reader.message.holds(.recallMessageID) && !reader.says(.conversationKind) && type == nil
    }

    /// A conversation's identifier names its kind and its target; keys that name others have no effect.
    private func notePathWins(
        _ path: ConversationPath, over receivers: [UTF8Text]?, _ reader: inout MessageReader
    ) {
        let (said, target) = (NIMConversation(reader.message), reader.message.conversationID)
        if said.v2 != path.conversation.v2, reader.message.kind != .recall {
            reader.dismiss(reader.winner(of: .conversationKind), .otherThanPath)
        }
        if path.conversation.kind != .direct, let receivers, receivers != [path.target] {
            reader.dismiss(reader.winner(of: .receivers), .otherThanPath)
        }
        if let target, target != path.target {
            reader.dismiss(reader.winner(of: .conversationID), .otherThanPath)
        }
    }
}

extension MessageReader {
    /// What only a recall has, in a message that is none.
    mutating func noteRecallWords() {
        if message.presentFields.isDisjoint(with: [.recallMessageID, .recallClientID, .recallNote]) {
            return
        }
        for field in [CanonicalField.recallMessageID, .recallClientID, .recallNote] {
            dismiss(winner(of: field), .recallKeyOutside)
        }
    }
}
