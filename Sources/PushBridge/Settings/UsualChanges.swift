import PushModel

/// A change with the messages that it is about, in words.
struct ToldChange: Hashable {
    var change: RingingChange
    /// Whether it is about forced pushes only.
    var isForced: Bool
    var messages: String
}

/// What changes in conversations without settings of their own, and how far it holds.
///
/// Direct conversations and groups are told apart only where they differ: a vendor may have forced pushes in groups alone.
struct UsualChanges {
    /// What changes, with the conversations in words: first what changes in direct ones.
    private(set) var sentences: [(told: ToldChange, place: String)] = []
    /// What changes in all conversations of a kind, those with settings of their own too.
    private var everywhere: [Conversation.Kind: Set<ToldChange>] = [:]

    /// - Parameters:
    ///   - direct: What changes in direct conversations without settings.
    ///   - group: The same in groups.
    ///   - special: What changes in each conversation that has settings.
    init(
        direct: [ToldChange], group: [ToldChange],
        special: [(conversation: ConversationSetting, told: [ToldChange])]
    ) {
        for told in direct + group.filter({ !direct.contains($0) }) {
            let kinds = [(Conversation.Kind.direct, direct), (.group, group)].filter { $0.1.contains(told) }
                .map(\.0)
            let isWhole = special.allSatisfy {
                !kinds.contains($0.conversation.kind) || $0.told.contains(told)
            }
            sentences.append((told, Self.place(kinds, isWhole)))
            if isWhole { for kind in kinds { everywhere[kind, default: []].insert(told) } }
        }
    }

    /// Whether a sentence about conversations without settings speaks of those of a kind that have them, too.
    func covers(_ told: ToldChange, in kind: Conversation.Kind) -> Bool {
        everywhere[kind]?.contains(told) == true
    }

    private static func place(_ kinds: [Conversation.Kind], _ isWhole: Bool) -> String {
        let name = kinds.count > 1 ? "conversations" : kinds == [.direct] ? "direct conversations" : "groups"
        if isWhole { return kinds.count > 1 ? "" : "in \(name)" }
        return "in \(name) without settings of their own"
    }
}
