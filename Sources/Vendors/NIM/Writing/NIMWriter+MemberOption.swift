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
