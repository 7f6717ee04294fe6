import PushModel

/// What a phone does differently when its user's settings move: when it rings, for which messages, in which conversations.
///
/// It compares the two recipients gate by gate (readings G6 to G9), so that settings which hide each other are told as what
/// they come to. A sentence that does not speak of forced pushes is about messages that nobody forces; it holds for forced
/// ones too unless a sentence of their own says otherwise, or they rang all along.
struct RingingDifferences {
    private let before: Silencing
    private let after: Silencing
    private let zone: TimeZoneRule
    /// The conversations that have settings before or after, and what these are.
    private let conversations: [(ConversationSetting, ConversationSetting?, ConversationSetting?)]

    /// A change with the messages that it is about, in words.
    private struct Told: Hashable {
        var change: RingingChange
        var messages: String
    }

    init(from before: Silencing, to after: Silencing, isSameVendor: Bool) {
        self.before = before
        self.after = after
        let (original, held) = (before.recipient, after.recipient)
        zone = (original.quiet ?? held.quiet)?.zone ?? .utc
        let reached = Set(
            original.conversations.compactMap { after.setting(in: $0, mergesSuperteams: !isSameVendor) })
        conversations = (original.conversations + held.conversations.filter { !reached.contains($0) }).map {
            (
                $0, before.setting(in: $0, mergesSuperteams: false),
                after.setting(in: $0, mergesSuperteams: !isSameVendor)
            )
        }
    }

    /// Sentences without their subject: those about all conversations first.
    var sentences: [String] {
        let usual = told(nil, nil)
        let special = conversations.map { told($0.1, $0.2) }
        var counts: [Told: Int] = [:]
        for told in special.joined() { counts[told, default: 0] += 1 }
        let everywhere = Set(usual.filter { counts[$0, default: 0] == special.count })
        var sentences = usual.map { told in
            words(told, everywhere.contains(told) ? "" : "in conversations without settings of their own")
        }
        for (conversation, told) in zip(conversations.map(\.0), special) {
            for one in told where !everywhere.contains(one) {
                sentences.append(words(one, "in \(conversation.inWords)"))
            }
        }
        return sentences
    }

    private func words(_ told: Told, _ place: String) -> String {
        told.change.inWords(in: place, for: told.messages)
    }

    /// What changes under the two settings of a conversation.
    private func told(_ old: ConversationSetting?, _ new: ConversationSetting?) -> [Told] {
        let (order, usual) = changes(old, new, isForced: false)
        let (forcedOrder, forced) = changes(old, new, isForced: true)
        let plain = order.flatMap { change in
            (usual[change] ?? []).inWords.map { words in
                Told(change: change, messages: words.isEmpty ? "" : "for messages\(words)")
            }
        }
        return plain
            + forcedOrder.flatMap { change in
                (forced[change] ?? []).subtracting(usual[change] ?? []).inWords.map { words in
                    Told(change: change, messages: "for forced pushes\(words)")
                }
            }
    }

    /// The changes in order, each with the kinds of messages for which it happens.
    private func changes(
        _ old: ConversationSetting?, _ new: ConversationSetting?, isForced: Bool
    ) -> ([RingingChange], [RingingChange: MessageKinds]) {
        var order: [RingingChange] = []
        var kinds: [RingingChange: MessageKinds] = [:]
        for kind in MessageKinds.each {
            let changes = RingingChange.between(
                before.silence(for: kind, isForced: isForced, under: old),
                after.silence(for: kind, isForced: isForced, under: new), now: before.now, zone: zone)
            for change in changes {
                if kinds[change] == nil { order.append(change) }
                kinds[change, default: []].insert(kind)
            }
        }
        return (order, kinds)
    }
}
