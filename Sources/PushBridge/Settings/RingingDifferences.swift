import PushModel

/// What a phone does differently when its user's settings move: when it rings, for which messages, in which conversations.
///
/// It compares the two recipients gate by gate (readings G6 to G9), so that settings which hide each other are told as what
/// they come to. A sentence that does not speak of forced pushes is about messages that nobody forces; it holds for forced
/// ones too unless a sentence of their own says otherwise, or they rang all along.
struct RingingDifferences {
    private var before: Silencing
    private var after: Silencing
    private let zone: TimeZoneRule
    /// The conversations that have settings before or after, and what these are.
    private let conversations: [(ConversationSetting, ConversationSetting?, ConversationSetting?)]

    /// - Parameters:
    ///   - before: The source with the person's settings.
    ///   - after: The target with what it holds of them.
    ///   - followers: Conversations without settings at the source; at the target another's may hold in them (reading G25).
    ///   - isSameVendor: Whether the target is the source.
    init(
        from before: Silencing, to after: Silencing, besides followers: [ConversationSetting],
        isSameVendor: Bool
    ) {
        zone = before.recipient.quiet == nil ? after.zone : before.zone
        self.before = before
        self.after = after
        self.before.clock = zone
        self.after.clock = zone
        let (original, held) = (before.recipient, after.recipient)
        let reached = Set(
            original.conversations.compactMap { after.setting(in: $0, mergesSorts: !isSameVendor) })
        let joined = followers.filter {
            after.setting(in: $0, mergesSorts: !isSameVendor) != after.usual($0.kind)
        }
        let all = original.conversations + joined + held.conversations.filter { !reached.contains($0) }
        conversations = all.filter { !$0.isOfAll }.map {
            (
                $0, before.setting(in: $0, mergesSorts: false),
                after.setting(in: $0, mergesSorts: !isSameVendor)
            )
        }
    }

    /// The differences: those about all conversations first.
    var differences: [SettingsDifference] {
        let special = conversations.map { (conversation: $0.0, told: told($0.0.kind, $0.1, $0.2)) }
        let usual = UsualChanges(
            direct: told(.direct, before.usual(.direct), after.usual(.direct)),
            group: told(.group, before.usual(.group), after.usual(.group)), special: special)
        let person = before.recipient.id
        return usual.sentences.map { difference($0.told, $0.place, about: person) }
            + special.flatMap { conversation, told in
                told.filter { !usual.covers($0, in: conversation.kind) }.map {
                    difference($0, "in \(conversation.inWords)", about: conversation.subject)
                }
            }
    }

    private func difference(
        _ told: ToldChange, _ place: String, about subject: UTF8Text
    ) -> SettingsDifference {
        SettingsDifference(
            SettingsDifference.code(rings: told.change.rings, isForced: told.isForced), about: subject,
            told.change.inWords(in: place, for: told.messages))
    }

    /// What changes in conversations of a kind under the two settings of one.
    private func told(
        _ kind: Conversation.Kind, _ old: ConversationSetting?, _ new: ConversationSetting?
    ) -> [ToldChange] {
        let (order, usual) = changes(kind, old, new, isForced: false)
        let (forcedOrder, forced) = changes(kind, old, new, isForced: true)
        let plain = order.flatMap { change in
            (usual[change] ?? []).inWords.map { words in
                ToldChange(
                    change: change, isForced: false, messages: words.isEmpty ? "" : "for messages\(words)")
            }
        }
        return plain
            + forcedOrder.flatMap { change in
                (forced[change] ?? []).subtracting(usual[change] ?? []).inWords.map { words in
                    ToldChange(change: change, isForced: true, messages: "for forced pushes\(words)")
                }
            }
    }

    /// The changes in order, each with the kinds of messages for which it happens.
    private func changes(
        _ place: Conversation.Kind, _ old: ConversationSetting?, _ new: ConversationSetting?, isForced: Bool
    ) -> ([RingingChange], [RingingChange: MessageKinds]) {
        var order: [RingingChange] = []
        var kinds: [RingingChange: MessageKinds] = [:]
        for kind in MessageKinds.each {
            let changes = RingingChange.between(
                before.silence(for: kind, isForced: isForced, in: place, under: old),
                after.silence(for: kind, isForced: isForced, in: place, under: new), now: before.now,
                zone: zone)
            for change in changes {
                if kinds[change] == nil { order.append(change) }
                kinds[change, default: []].insert(kind)
            }
        }
        return (order, kinds)
    }
}
