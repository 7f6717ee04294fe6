/// What the columns of the settings tables may hold, and what goes together: the words that the engine knows.
enum SettingsWord {
    /// A way of reading and writing a value.
    struct TransformFacts {
        /// The types of what it reads; empty for any.
        let types: Set<String>
        /// What it asks of the column `values`.
        let values: Values
        /// Whether it fills a setting.
        let fills: Bool
        /// Whether its keys can be written.
        let isWritten: Bool

        init(_ types: String, _ values: Values = .none, fills: Bool = true, isWritten: Bool = true) {
            self.types = Set(types.split(separator: " ").map(String.init))
            self.values = values
            self.fills = fills
            self.isWritten = isWritten
        }
    }

    /// What a transform does with the column `values`.
    enum Values {
        case none
        /// Spellings and their meanings.
        case meanings
        /// Those, or a range of numbers.
        case meaningsOrRange
        case range
        /// What midnight at both ends of an interval means, where a document tells.
        case midnight
    }

    /// The engine's transforms, the cases of `SettingsTransform`.
    static let transforms: [String: TransformFacts] = [
        "copy": TransformFacts("string"), "words": TransformFacts("string"),
        "identifier": TransformFacts("string integer"),
        "silencedList": TransformFacts("array string", isWritten: false),
        "silencedKey": TransformFacts("boolean", isWritten: false),
        "listedUser": TransformFacts("string", isWritten: false),
        "word": TransformFacts("string integer", .meanings),
        "number": TransformFacts("integer", .meaningsOrRange),
        "digits": TransformFacts("string integer", .meanings),
        "either": TransformFacts("string integer", .meanings),
        "flag": TransformFacts("boolean", .meanings),
        "spelledFlag": TransformFacts("string boolean", .meanings),
        "hour": TransformFacts("string integer", .midnight, isWritten: false),
        "milliseconds": TransformFacts("integer"), "minutes": TransformFacts("integer"),
        "expiry": TransformFacts("integer", isWritten: false),
        "dailyInterval": TransformFacts("string", .midnight),
        "total": TransformFacts("integer", .range),
        "user": TransformFacts("string integer"), "zone": TransformFacts("string"),
        "ignored": TransformFacts("", fills: false, isWritten: false),
        "passed": TransformFacts("", fills: false, isWritten: false),
        "profile": TransformFacts("", isWritten: false),
        "object": TransformFacts("object array", fills: false),
        "envelope": TransformFacts("object array", fills: false, isWritten: false),
        "objects": TransformFacts("array", fills: false, isWritten: false),
    ]

    /// What spellings mean, the cases of `SettingsMeaning`.
    static let meanings: Set<String> = [
        "simple", "summary", "all", "mentions", "none", "follow", "direct", "group", "off", "on",
        "managersOnly", "allDay", "no", "yes", "blocked", "mentionsOfMe", "mentionsOfAll", "onlyMentions",
        "system", "ultragroup",
    ]

    /// The parts that a row can name, the cases of `SettingsPart`; none for a key that says all of its setting.
    static func parts(of field: String, by transform: String) -> [String] {
        let isSilenced = transform == "silencedList" || transform == "silencedKey"
        if transform == "dailyInterval" || field == "conversation.mode" && !isSilenced { return [] }
        return parts[field] ?? []
    }

    private static let parts: [String: [String]] = [
        "quiet.daily": ["switch", "startHour", "startMinute", "endHour", "endMinute"],
        "templates": ["name", "title", "content"], "conversation.id": kinds, "conversation.mode": kinds,
        "conversation.muted": kinds, "conversation.superteam": kinds, "conversation.received": kinds,
    ]

    private static let kinds = ["direct", "group"]
}

/// The column `values` of a row, taken apart.
struct SettingsValues {
    /// Spellings and what they mean, in order; an empty text is spelled `""`.
    let meanings: [(spelling: String, meaning: String)]
    /// The numbers of a range; nil without one.
    let range: (first: Int, last: Int)?
    /// What is neither.
    let strangers: [String]

    init(_ cell: String) {
        var meanings: [(spelling: String, meaning: String)] = []
        var range: (first: Int, last: Int)?
        var strangers: [String] = []
        for word in cell == "-" ? [] : cell.split(separator: " ").map(String.init) {
            let pair = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            let ends = word.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
            if pair.count == 2, SettingsWord.meanings.contains(pair[1]), !pair[0].isEmpty {
                meanings.append((pair[0] == #""""# ? "" : pair[0], pair[1]))
            } else if ends.count == 3, let first = ends[0], let last = ends[2], first <= last {
                range = (first, last)
            } else {
                strangers.append(word)
            }
        }
        self.meanings = meanings
        self.range = range
        self.strangers = strangers
    }
}
