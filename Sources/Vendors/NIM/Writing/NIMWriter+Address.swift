/// Whom a message is written to, as far as its shape can say that.
struct NIMAddress {
    /// The kind of conversation; nil where the message does not say one that the shape has.
    private(set) var kind: Conversation.Kind?
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
            kind = said
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
        kind = message.conversationKind
        if let sender = message.senderID?.nonEmpty, sender != "0",
            sender.firstIndex(of: UInt8(ascii: "|")) == nil
        {
            owner = sender
        }
        path = UTF8Text(concatenating: owner ?? nobody, kind == .direct ? "|1|" : "|2|", target)
    }

    /// Whether the written message names nobody as its receiver.
    var isEmpty: Bool { target == nil && batch.isEmpty }

    /// Whether the written message names these and nobody else as its receivers.
    func names(_ receivers: [UTF8Text]) -> Bool {
        if !batch.isEmpty { return batch == receivers }
        return receivers.count <= 1 && receivers.first == target
    }
}

extension Conversation.Kind {
    /// The number in a client SDK's session of the first generation.
    var nimSession: Int {
        switch self {
        case .direct: 0
        case .group: 1
        case .room: 2
        }
    }
}
