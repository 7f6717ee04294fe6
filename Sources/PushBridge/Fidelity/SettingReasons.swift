import PushModel

/// Why each setting of a situation's recipient keeps a message from them, asked of one vendor's resolver in advance.
///
/// A message decides about it by its ``Standing`` only, so a situation is resolved once, and not for every message.
struct SettingReasons: Sendable {
    /// What a message says of someone that decides together with what they set.
    struct Standing: OptionSet {
        let rawValue: UInt8

        /// The push is forced on them.
        static let isForced = Standing(rawValue: 1)
        /// They are mentioned by name.
        static let isMentioned = Standing(rawValue: 2)
        /// The message names the group or the sender, for whom they may have settings.
        static let hasConversation = Standing(rawValue: 4)

        /// They are mentioned with everyone.
        static let isMentionedWithAll = Standing(rawValue: 8)
        /// What they set for the conversation is overridden.
        static let overridesMute = Standing(rawValue: 16)

        fileprivate static let count: UInt8 = 32

        fileprivate var mention: Mention {
            switch (contains(.isMentioned), contains(.isMentionedWithAll)) {
            case (true, true): .ofMeAndAll
            case (true, false): .ofMe
            case (false, true): .ofAll
            case (false, false): .none
            }
        }
    }

    /// By standing and setting.
    private let reasons: [[SuppressionReason?]]

    init(_ resolver: Resolver) {
        reasons = (0..<Standing.count).map { number in
            let standing = Standing(rawValue: number)
            return Situation.settings.map { resolver.reason(in: $0, for: standing) }
        }
    }

    /// Why someone of a standing gets no push, in each setting.
    subscript(standing: Standing) -> [SuppressionReason?] { reasons[Int(standing.rawValue)] }
}

extension Resolver {
    fileprivate func reason(
        in setting: Situation.Setting, for standing: SettingReasons.Standing
    ) -> SuppressionReason? {
        let recipient = setting.recipient
        return suppression(
            bySettingsOf: recipient,
            under: standing.contains(.hasConversation) ? recipient.conversations.first : nil,
            isForced: standing.contains(.isForced), overridesMute: standing.contains(.overridesMute),
            mention: standing.mention, isFromManager: nil)
    }

    /// How a message stands to someone whom it reaches.
    func standing(of id: UTF8Text, in message: PushMessage) -> SettingReasons.Standing {
        var standing: SettingReasons.Standing = []
        if isForced(message, on: id) { standing.insert(.isForced) }
        switch mention(of: id, in: message) {
        case .none: break
        case .ofMe: standing.insert(.isMentioned)
        case .ofAll: standing.insert(.isMentionedWithAll)
        case .ofMeAndAll: standing.formUnion([.isMentioned, .isMentionedWithAll])
        }
        if message.overridesMute { standing.insert(.overridesMute) }
        if !message.isInConversation { return standing }
        if message.conversationKind != .direct || message.senderID != nil {
            standing.insert(.hasConversation)
        }
        return standing
    }
}
