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

/// One way in which a phone rings, or stays silent, where it did not.
struct RingingChange: Hashable {
    /// Whether it rings now; else it stays silent.
    var rings: Bool
    /// When it begins; nil for at once.
    var from: Instant?
    /// When it ends; nil for never.
    var until: Instant?
    /// At which times of day.
    var times: DailyTimes

    /// The changes between two silences: those that last, and those until the last one-off quiet time ends.
    ///
    /// Ends that differ by less than a minute, which is how finely an SDK counts, are no change.
    static func between(_ before: Silence, _ after: Silence, now: Instant, zone: TimeZoneRule)
        -> [RingingChange]
    {
        let more = RingingChange(rings: true, from: after.until, times: before.daily.without(after.daily))
        let less = RingingChange(rings: false, from: before.until, times: after.daily.without(before.daily))
        let meanwhile = meanwhile(before, after, now, zone)
        return ([meanwhile, more, less] + later(before, after)).compactMap { $0 }
            .filter { !$0.times.isEmpty }
    }

    /// What changes in a one-off quiet time that has yet to begin and that only one of the two has.
    private static func later(_ before: Silence, _ after: Silence) -> [RingingChange?] {
        if before.later == after.later { return [] }
        func change(_ own: Silence, _ other: Silence, rings: Bool) -> RingingChange? {
            own.later.map {
                RingingChange(
                    rings: rings, from: $0.from, until: $0.until, times: own.daily.others.without(other.daily)
                )
            }
        }
        return [change(before, after, rings: true), change(after, before, rings: false)]
    }

    /// What changes while only one of the two one-off quiet times holds.
    private static func meanwhile(
        _ before: Silence, _ after: Silence, _ now: Instant, _ zone: TimeZoneRule
    ) -> RingingChange? {
        let (first, second) = (before.until ?? now, after.until ?? now)
        let (start, end) = (min(first, second), max(first, second))
        guard end.seconds - start.seconds >= 60 else { return nil }
        let rings = first > second
        let period = timesOfDay(from: start, to: end, zone)
        let (own, other) = rings ? (after.daily, before.daily) : (before.daily, after.daily)
        // Where both are free of their daily silence, only the one-off quiet time makes the change.
        let free = own.others.without(period.others)
        guard !free.without(other).isEmpty else { return nil }
        return RingingChange(
            rings: rings, from: start == now ? nil : start, until: end,
            times: free == period ? .always : free)
    }

    private static func timesOfDay(
        from start: Instant, to end: Instant, _ zone: TimeZoneRule
    ) -> DailyTimes {
        let (first, last) = (start.seconds + zone.offset(start), end.seconds + zone.offset(end))
        guard last > first, last - first < 86_400 - 60 else { return .always }
        return DailyTimes(from: minute(first), to: (minute(last - 1) + 1) % 1_440)
    }

    private static func minute(_ seconds: Int) -> Int { ((seconds % 86_400) + 86_400) % 86_400 / 60 }

    /// `will ring between 22:00 and 08:00 in group 42 for forced pushes, where it stayed silent`, with the place and the
    /// messages in words already.
    func inWords(in place: String, for messages: String) -> String {
        let end =
            switch (from, until) {
            case (let from?, let until?): "from \(from.rfc3339) until \(until.rfc3339)"
            case (let from?, nil): "from \(from.rfc3339) on"
            case (nil, let until?): "until \(until.rfc3339)"
            case (nil, nil): ""
            }
        let words = ["will \(rings ? "ring" : "stay silent")", end, times.inWords, place, messages]
        return words.filter { !$0.isEmpty }.joined(separator: " ")
            + (rings ? ", where it stayed silent" : ", where it rang")
    }
}

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
    private var everywhere: [Conversation.Kind: Set<ToldChange>] = [:]

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

/// Times of day, as half-open spans of minutes after midnight.
struct DailyTimes: Hashable {
    /// The spans, in order and apart from each other; one over midnight is two.
    private let spans: [Range<Int>]

    private static let day = 0..<1_440

    static let never = DailyTimes([])
    static let always = DailyTimes([day])

    private init(_ spans: [Range<Int>]) {
        self.spans = spans
    }

    /// The times from one minute of the day to another; over midnight where the end is not after the start.
    init(from start: Int, to end: Int) {
        let parts = start < end ? [start..<end] : [0..<end, start..<Self.day.upperBound]
        spans = start == end ? [Self.day] : parts.filter { !$0.isEmpty }
    }

    var isEmpty: Bool { spans.isEmpty }

    /// All other times.
    var others: DailyTimes { Self.always.without(self) }

    /// The times that are not among others.
    func without(_ others: DailyTimes) -> DailyTimes {
        DailyTimes(
            others.spans.reduce(spans) { left, taken in
                left.flatMap { span in
                    [
                        span.clamped(to: 0..<taken.lowerBound),
                        span.clamped(to: taken.upperBound..<Self.day.upperBound),
                    ].filter { !$0.isEmpty }
                }
            })
    }

    /// `between 22:00 and 08:00`; nothing for the whole day.
    var inWords: String {
        if self == .always { return "" }
        return joined.map { "between \(Self.text($0)) and \(Self.text($1))" }.joined(separator: " and ")
    }

    /// The ends of the spans, those that meet at midnight as one.
    private var joined: [(Int, Int)] {
        let ends = spans.map { ($0.lowerBound, $0.upperBound) }
        guard let first = ends.first, let last = ends.last, ends.count > 1, first.0 == 0,
            last.1 == Self.day.upperBound
        else { return ends }
        return ends.dropFirst().dropLast() + [(last.0, first.1)]
    }

    private static func text(_ minute: Int) -> UTF8Text { DailyInterval.text(minute % day.upperBound) }
}

/// The kinds of messages that a user's settings tell apart: who sent them, and whether they mention the user.
struct MessageKinds: OptionSet, Hashable {
    let rawValue: Int

    static let plain = MessageKinds(rawValue: 1)
    /// Those that mention the user by name.
    static let mentions = MessageKinds(rawValue: 2)
    static let managersPlain = MessageKinds(rawValue: 4)
    static let managersMentions = MessageKinds(rawValue: 8)
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
