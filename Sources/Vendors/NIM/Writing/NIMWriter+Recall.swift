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

    /// The type of a recall at the first server interface: 7 for a person, 8 for a team.
    var recallType: KeyValue? {
        guard sending == .recall, namesRecall else { return nil }
        return switch message.conversationKind {
        case .direct: digits(7)
        case .group: digits(8)
        case .room: nil
        }
    }
}
