import PushBridge

/// The situations of the proof, for people.
public enum SituationWords {
    /// `for people who hide details, in quiet hours` for `simple/quiet-hours/unnamed`.
    ///
    /// - Parameter name: What the proof calls the situation.
    /// - Returns: The situation in words; a part that nobody knows as it is.
    public static func words(of name: String) -> Wording {
        if name.isEmpty { return .text("situation.none") }
        let parts = name.split(separator: "/").map(String.init)
        let words = parts.enumerated().compactMap { index, part -> Wording? in
            switch index {
            case 0: .word(part, in: "situation")
            case 1: part == "free" ? nil : .word(part, in: "situation")
            case 2: member(part)
            default: place(part)
            }
        }
        return .list(words)
    }

    /// The kind of a conversation, the language of a device, or that names are known.
    private static func place(_ part: String) -> Wording {
        if part == "named" { return .text("situation.named") }
        let language = "language-"
        guard part.hasPrefix(language) else {
            return .text("situation.in-\(part)")
        }
        return .text("situation.language", String(part.dropFirst(language.count)))
    }

    /// The first of several situations, and how many more there are.
    public static func words(of names: [String]) -> Wording {
        let first = words(of: names.first ?? "")
        let others = names.count - 1
        if others < 1 { return first }
        return first + .text("situation.further", others)
    }

    /// Whether a situation is listed before another: by display, then by setting, then by how people are named.
    public static func isBefore(_ left: String, _ right: String) -> Bool {
        let (left, right) = (ranks(of: left), ranks(of: right))
        return left.lexicographicallyPrecedes(right)
    }

    private static func ranks(of name: String) -> [String] {
        name.split(separator: "/").enumerated().map { index, part in
            let list = index == 0 ? displayOrder : index == 1 ? settingOrder : ["unnamed"]
            return list.firstIndex(of: String(part)).map { "\($0)" } ?? "9\(part)"
        }
    }

    private static let displayOrder = DisplayStyle.allCases.map(\.rawValue)
    private static let settingOrder = [
        "free", "quiet-hours", "conversation-quiet", "muted", "mode-mentions", "mode-none", "not-received",
        "quiet-hours-mentions", "mode-mentions-of-me", "mode-mentions-of-all",
    ]

    /// How the message names the people; a number behind it tells groups of them apart.
    private static func member(_ part: String) -> Wording? {
        if part == "unnamed" { return nil }
        let lists = part.split(separator: "+").map { list in
            let name = String(list.prefix { $0.isLetter })
            let number = Wording(name: String(list.dropFirst(name.count)))
            return Wording.word(name, in: "member") + number
        }
        return Wording(
            en: "who are \(lists.map(\.english).joined(separator: " and "))",
            zh: lists.map(\.chinese).joined(separator: "且"))
    }
}

/// Places of a push, and what profiles word, in words for people.
public enum ShownPlace {
    /// What stands at a place of a record; the last part of the place where there is no word for it.
    public static func words(of path: String) -> Wording {
        .known("place.\(path)") ?? Wording(name: path.split(separator: "/").last.map(String.init) ?? path)
    }

    /// What a profile words, or decides.
    public static func words(ofRole role: String) -> Wording { .word(role, in: "role") }
}
