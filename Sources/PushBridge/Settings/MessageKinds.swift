/// The kinds of messages that a user's settings tell apart: who sent them, and whether they mention the user.
struct MessageKinds: OptionSet, Hashable {
    let rawValue: Int

    static let plain = MessageKinds(rawValue: 1)
    static let mentions = MessageKinds(rawValue: 2)
    static let managersPlain = MessageKinds(rawValue: 4)
    static let managersMentions = MessageKinds(rawValue: 8)

    /// Each kind alone.
    static let each: [MessageKinds] = [.plain, .mentions, .managersPlain, .managersMentions]

    var isMention: Bool { !isDisjoint(with: [.mentions, .managersMentions]) }
    var isManagers: Bool { !isDisjoint(with: [.managersPlain, .managersMentions]) }

    /// The kinds in words, widest first; nothing said means all.
    private static let names: [(kinds: MessageKinds, words: String)] = [
        ([.plain, .mentions, .managersPlain, .managersMentions], ""),
        ([.plain, .managersPlain], " that do not mention the user"),
        ([.mentions, .managersMentions], " that mention the user"),
        ([.managersPlain, .managersMentions], " of the group's managers"),
        ([.plain, .mentions], " of others than the group's managers"),
        (.plain, " of others than the group's managers that do not mention the user"),
        (.mentions, " of others than the group's managers that mention the user"),
        (.managersPlain, " of the group's managers that do not mention the user"),
        (.managersMentions, " of the group's managers that mention the user"),
    ]

    /// The kinds as few phrases.
    var inWords: [String] {
        var rest = self
        return Self.names.compactMap { kinds, words in
            guard !rest.isEmpty, rest.isSuperset(of: kinds) else { return nil }
            rest.subtract(kinds)
            return words
        }
    }
}
