import PushBridge

/// A sentence about ringing, read back from its words.
struct RingingClaim {
    var rings: Bool
    var isForced: Bool
    private var from: Instant?
    private var until: Instant?
    private var times: [Range<Int>] = []
    private var place = ""
    /// How the messages mention the user; nil where it does not say.
    private var mentions: [Mention]?
    /// Whether it is about messages of managers; nothing where it does not say.
    private var isManagers: [Bool] = []

    /// Reads a sentence; nil for one about something else.
    init?(_ sentence: String) {
        let (ring, silent) = ("will ring", "will stay silent")
        guard let start = [ring, silent].first(where: sentence.hasPrefix),
            let tail = [", where it stayed silent", ", where it rang"].first(where: sentence.hasSuffix)
        else { return nil }
        rings = start == ring
        var words = sentence.dropFirst(start.count).dropLast(tail.count).split(separator: " ")[...]
        if words.first == "from" {
            from = Instant(rfc3339: UTF8Text(String(words.take(2))))
            if words.first == "on" { words.removeFirst() }
        }
        if words.first == "until" { until = Instant(rfc3339: UTF8Text(String(words.take(2)))) }
        while words.first == "between" || words.prefix(2).elementsEqual(["and", "between"]) {
            if words.first == "and" { words.removeFirst() }
            let start = Self.minute(words.take(2))
            let end = Self.minute(words.take(2))
            times += start < end ? [start..<end] : [start..<1_440, 0..<end]
        }
        let end = words.firstIndex(of: "for") ?? words.endIndex
        place = words[..<end].joined(separator: " ")
        let messages = words[end...].joined(separator: " ")
        isForced = messages.hasPrefix("for forced pushes")
        mentions =
            if messages.contains("that do not mention the user") {
                [.none]
            } else if messages.contains("that mention the user by name") {
                [.ofMe]
            } else if messages.contains("that mention the user") {
                [.ofMe, .ofAll]
            } else if messages.contains("that mention everyone") {
                [.ofAll]
            } else {
                nil
            }
        if messages.contains("of the group's managers") { isManagers.append(true) }
        if messages.contains("of others") { isManagers.append(false) }
    }

    private static func minute(_ word: Substring) -> Int {
        DailyInterval.minutes(UTF8Text(String(word))) ?? -1
    }

    /// Whether the sentence speaks of a conversation.
    func covers(_ conversation: RingingPlace, hasOwnSetting: Bool) -> Bool {
        switch place {
        case "": true
        case "in conversations without settings of their own": !hasOwnSetting
        case "in direct conversations": conversation.kind == .direct
        case "in groups": conversation.kind == .group
        case "in direct conversations without settings of their own":
            conversation.kind == .direct && !hasOwnSetting
        case "in groups without settings of their own": conversation.kind == .group && !hasOwnSetting
        default: place == conversation.description
        }
    }

    /// Whether the sentence speaks of a message at a moment, in a conversation of which it speaks.
    func covers(_ situation: RingingSituation, minuteOfDay: Int) -> Bool {
        let moment = situation.moment
        if let from, moment < from { return false }
        if let until, moment >= until { return false }
        if !times.isEmpty && !times.contains(where: { $0.contains(minuteOfDay) }) { return false }
        if mentions?.contains(situation.mention) == false { return false }
        return !isManagers.contains(!situation.isManagers)
    }
}

extension ArraySlice<Substring> {
    /// Takes some words away and returns the last of them.
    fileprivate mutating func take(_ count: Int) -> Substring {
        let word = prefix(count).last ?? ""
        self = dropFirst(count)
        return word
    }
}
