/// Whom a message is written to, as far as its shape can say that.
struct NIMAddress {
    /// The conversation; nil where the message does not say one that the shape has.
    private(set) var conversation: NIMConversation?
    /// The one person, team or room.
    private(set) var target: UTF8Text?
    /// The people of a batch, which the servers send to several at once.
    private(set) var batch: [UTF8Text] = []
    /// The conversation's identifier `owner|kind|target` of the second generation.
    private(set) var path: UTF8Text?
    /// The sender, where the conversation's identifier names them.
    private(set) var owner: UTF8Text?

    init(_ message: borrowing PushMessage, _ shape: NIMShape, _ sending: Sending) {
        let said = message.conversationKind
        // Only client SDKs of the first generation name rooms. A room that became anything else would be pushed.
        if said == .room && shape != .sdk { return }
        target = Self.target(of: message)
        if said == .direct && message.receivers.count > 1 && sending != .recall
            && (shape == .serverV1 || shape == .serverV2)
        {
            batch = message.receivers
        }
        if shape == .sdkV2 || (shape == .serverV2 && sending != .notification) {
            takePath(message, shape == .serverV2 ? Self.unknownSender : "0")
        } else if target != nil || said != .direct {
            conversation = NIMConversation(message)
        }
    }

    /// A person is a direct message's one receiver; a team is named by the conversation, else it is the one receiver.
    private static func target(of message: PushMessage) -> UTF8Text? {
        let id = message.conversationID?.nonEmpty
        let receiver = message.receivers.count == 1 ? message.receivers[0].nonEmpty : nil
        if message.conversationKind != .direct { return id ?? receiver }
        return message.receivers.isEmpty ? id : receiver
    }

    /// What stands in a call's path for the sender whom the message does not name.
    static let unknownSender: UTF8Text = "{sender}"

    /// A sender whom the identifier cannot name is nobody in it, which a client spells 0.
    private mutating func takePath(_ message: PushMessage, _ nobody: UTF8Text) {
        guard let target else { return }
        let conversation = NIMConversation(message)
        self.conversation = conversation
        if let sender = message.senderID?.nonEmpty, sender != "0",
            sender.firstIndex(of: UInt8(ascii: "|")) == nil
        {
            owner = sender
        }
        path = UTF8Text(concatenating: owner ?? nobody, UTF8Text("|\(conversation.v2)|"), target)
    }

    /// Whether the written message names nobody as its receiver.
    var isEmpty: Bool { target == nil && batch.isEmpty }

    /// Whether the written message names these and nobody else as its receivers.
    func names(_ receivers: [UTF8Text]) -> Bool {
        if !batch.isEmpty { return batch == receivers }
        return receivers.count <= 1 && receivers.first == target
    }
}

/// The option for some members of a team, as far as a shape can say what a message wishes (reading N4).
struct NIMMemberWish {
    /// Whom the option lists; everyone is said without a list.
    private(set) var audience = Audience.nobody
    /// Whether it forces the push on them.
    private(set) var isForced = false
    /// The words for them.
    private(set) var text: UTF8Text?

    init(
        _ message: borrowing PushMessage, _ shape: NIMShape, _ sending: Sending,
        _ address: borrowing NIMAddress
    ) {
        guard Self.isTaken(message, shape, sending, address) else { return }
        let (mentions, force) = (message.mentions, message.force)
        if !force.isEmpty && (force == .everyone || force == mentions || mentions.isEmpty) {
            (audience, isForced) = (force, true)
        } else if !mentions.isEmpty {
            audience = mentions
        }
        // Words for some are not shown to more (reading C2).
        if audience.isEmpty || audience == mentions { text = message.memberText?.nonEmpty }
        if !isSaid(by: shape, sending) { (audience, isForced) = (.nobody, false) }
    }

    /// Whether there is an option at all: not in direct messages (reading N4), recalls and the first SDK's notifications.
    private static func isTaken(
        _ message: borrowing PushMessage, _ shape: NIMShape, _ sending: Sending,
        _ address: borrowing NIMAddress
    ) -> Bool {
        switch sending {
        case .recall: return false
        case .notification where shape == .sdk: return false
        default: return message.conversationKind != .direct || address.isEmpty
        }
    }

    /// Without force some shapes cannot mean everyone, and a message of the first server interface cannot list anyone.
    private func isSaid(by shape: NIMShape, _ sending: Sending) -> Bool {
        if isForced || audience.isEmpty { return true }
        switch shape {
        case .sdk: return audience != .everyone || text != nil
        // The servers' switch for everyone may force by itself (NIM 9.24).
        case .sdkV2, .serverV2: return audience != .everyone
        case .serverV1: return sending == .notification && audience != .everyone
        case .copy, .payload: return true
        }
    }

    /// Whether there is anything to say.
    var isEmpty: Bool { audience.isEmpty && text == nil }

    /// The accounts listed; nil where the option lists nobody, or holds for everyone.
    var ids: [UTF8Text]? {
        if case .listed(let ids) = audience { ids } else { nil }
    }

    /// Whose settings the push overrides.
    var force: Audience { isForced ? audience : .nobody }
}

/// What tells a recall from a message.
extension NIMWriter {
    /// Whether anything written makes the message a recall; the servers have no mark of their own for it.
    var isRecallSaid: Bool {
        switch shape {
        case .sdk, .sdkV2, .copy, .payload: true
        case .serverV1: namesRecall
        case .serverV2: namesRecall || text(message.body) != nil || object(Self.pushPayload) != nil
        }
    }

    private var namesRecall: Bool {
        text(message.recall?.messageID) != nil || text(message.recall?.note) != nil
    }

    /// The type of a recall at the first server interface: 7 for a person, 8 for a team, none for a superteam.
    var recallType: KeyValue? {
        guard sending == .recall, namesRecall else { return nil }
        return switch message.conversationKind {
        case .direct: digits(7)
        case .group: NIMConversation(message).isSuperteam ? nil : digits(8)
        case .room: nil
        }
    }
}
