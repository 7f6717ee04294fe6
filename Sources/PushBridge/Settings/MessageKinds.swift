/// The kinds of messages that a user's settings tell apart: who sent them, and whether they mention the user.
struct MessageKinds: OptionSet, Hashable {
    let rawValue: Int

    static let plain = MessageKinds(rawValue: 1)
    /// Those that mention the user by name.
    static let mentions = MessageKinds(rawValue: 2)
    static let managersPlain = MessageKinds(rawValue: 4)
    static let managersMentions = MessageKinds(rawValue: 8)
    /// Those that mention everyone.
    static let mentionsOfAll = MessageKinds(rawValue: 16)
    static let managersMentionsOfAll = MessageKinds(rawValue: 32)

    /// Each kind alone.
    static let each: [MessageKinds] = [
        .plain, .mentions, .mentionsOfAll, .managersPlain, .managersMentions, .managersMentionsOfAll,
    ]

    private static let allMentions: MessageKinds = [
        .mentions, .managersMentions, .mentionsOfAll, .managersMentionsOfAll,
    ]
    private static let managers: MessageKinds = [.managersPlain, .managersMentions, .managersMentionsOfAll]

    var isMention: Bool { !isDisjoint(with: Self.allMentions) }
    var isManagers: Bool { !isDisjoint(with: Self.managers) }

    /// How messages of one kind mention the user.
    var mention: Mention {
        if !isMention { return .none }
        return isDisjoint(with: [.mentions, .managersMentions]) ? .ofAll : .ofMe
    }

    /// The kinds in words, widest first; nothing said means all.
    private static let names: [(kinds: MessageKinds, words: String)] = [
        ([.plain, .managersPlain, allMentions], ""),
        ([.plain, .managersPlain], " that do not mention the user"),
        (allMentions, " that mention the user"),
        ([.mentions, .managersMentions], " that mention the user by name"),
        ([.mentionsOfAll, .managersMentionsOfAll], " that mention everyone"),
        (managers, " of the group's managers"),
        ([.plain, .mentions, .mentionsOfAll], " of others than the group's managers"),
        (.plain, " of others than the group's managers that do not mention the user"),
        ([.mentions, .mentionsOfAll], " of others than the group's managers that mention the user"),
        (.managersPlain, " of the group's managers that do not mention the user"),
        ([.managersMentions, .managersMentionsOfAll], " of the group's managers that mention the user"),
        (.mentions, " of others than the group's managers that mention the user by name"),
        (.mentionsOfAll, " of others than the group's managers that mention everyone"),
        (.managersMentions, " of the group's managers that mention the user by name"),
        (.managersMentionsOfAll, " of the group's managers that mention everyone"),
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
