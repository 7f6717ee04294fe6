/// A row of a vendor's settings table, as it is compiled from `Mappings/`.
package struct SettingsRow: Sendable {
    /// The row's identifier, such as `ES-014`.
    package let id: String
    /// The form that spells the key so; `*` for all.
    package let shape: String
    /// The vendor's spelling of the key.
    package let name: UTF8Text
    /// How the value is read and written.
    package let transform: SettingsTransform
    /// What the key sets; nil for containers and for keys without a setting.
    package let field: SettingsField?
    /// Which part of that, where several keys make it up.
    package let part: SettingsPart?
    /// The values that the vendor documents, the one that is written first for each meaning.
    let meanings: [(spelling: UTF8Text, meaning: SettingsMeaning)]
    /// The numbers that the vendor documents.
    let range: ClosedRange<Int>
    /// The kind of JSON value that is written; nil for a key that is only read.
    package let writes: JSONValue.Kind?
    /// The scope of the object under the key, by its number.
    let members: Int?

    @inline(never)
    package init(
        _ id: String, _ shape: String, _ name: UTF8Text, _ transform: SettingsTransform,
        _ field: SettingsField? = nil, part: SettingsPart? = nil,
        values: [(UTF8Text, SettingsMeaning)] = [], range: ClosedRange<Int>? = nil,
        writes: JSONValue.Kind? = nil, members: Int? = nil
    ) {
        self.id = id
        self.shape = shape
        self.name = name
        self.transform = transform
        self.field = field
        self.part = part
        meanings = values.map { (spelling: $0.0, meaning: $0.1) }
        let numbers = values.compactMap { $0.0.decimalInteger }
        self.range = range ?? (numbers.min() ?? .min)...(numbers.max() ?? .max)
        self.writes = writes
        self.members = members
    }

    /// What a spelling means, whatever the case of its letters.
    func meaning(of spelling: UTF8Text) -> SettingsMeaning? {
        meanings.first { $0.spelling.equalsIgnoringASCIICase(spelling) }?.meaning
    }

    /// What a number means.
    func meaning(of number: Int) -> SettingsMeaning? {
        meanings.first { $0.spelling.decimalInteger == number }?.meaning
    }

    /// The numbers among the values, or the first word for each meaning.
    func spellings(areNumbers: Bool) -> [String] {
        var told: Set<SettingsMeaning> = []
        return meanings.filter {
            ($0.spelling.decimalInteger != nil) == areNumbers && told.insert($0.meaning).inserted
        }
        .map(\.spelling.string)
    }

    /// What midnight at both ends of an interval means in this form; nil where no document tells (EM 9.7).
    var zero: Policies.ZeroInterval? {
        meaning(of: "0:0").map { $0 == .allDay ? .allDay : .off }
    }
}

/// An object that settings keys stand in.
package struct SettingsScope: Sendable {
    /// The form whose object it is; `*` for all, and for what a console holds.
    let shape: String
    /// The member of a line, or the path from there.
    let path: String
    /// The rows of its keys.
    let rows: [Int]

    package init(_ shape: String, _ path: String, rows: [Int]) {
        self.shape = shape
        self.path = path
        self.rows = rows
    }
}

/// A vendor's compiled settings table: what the engine runs.
package final class SettingsTable: Sendable {
    /// The rows in the order of the table.
    package let rows: [SettingsRow]
    let scopes: [SettingsScope]
    /// Settings without a place.
    let lost: [LostSetting]
    private let index: NameIndex
    /// The rows of keys of which only the beginning is known, which end in `*`.
    private let beginnings: [(row: Int, prefix: UTF8Text)]
    /// Whether a response lists devices.
    let listsDevices: Bool

    package init(rows: [SettingsRow], scopes: [SettingsScope], lost: [LostSetting] = []) {
        self.rows = rows
        self.lost = lost
        self.scopes = scopes
        index = NameIndex(scopes: scopes.map(\.rows), names: rows.map(\.name))
        beginnings = rows.indices.filter { rows[$0].name.hasSuffix("*") }.map {
            (row: $0, prefix: rows[$0].name[0..<rows[$0].name.count - 1])
        }
        listsDevices = scopes.contains { scope in
            scope.path == SettingsMember.devices.rawValue
                && scope.rows.contains { rows[$0].transform == .envelope }
        }
    }

    /// The row of the key spelled `name` in an object.
    func row(_ name: borrowing UTF8Text, in scope: Int) -> SettingsRow? {
        if let number = index.number(of: name, in: scope) { return rows[number] }
        for (number, prefix) in beginnings
        where scopes[scope].rows.contains(number) && name.count > prefix.count && name.hasPrefix(prefix) {
            return rows[number]
        }
        return nil
    }

    /// The objects that a member can hold, in the table's order.
    func scopes(of members: SettingsMember...) -> [Int] {
        scopes.indices.filter { index in members.contains { $0.rawValue == scopes[index].path } }
    }

    /// The object of a form at a path.
    func scope(_ path: String, in shape: String) -> Int? {
        scopes.firstIndex { $0.path == path && $0.shape == shape }
    }

    /// The first row that sets something, in any form or in one.
    package func row(of field: SettingsField, in shape: String? = nil) -> SettingsRow? {
        rows.first { $0.field == field && (shape == nil || $0.shape == shape) }
    }

    /// The forms that an object may be said to have, in the table's order; the console's have a door of their own.
    var forms: [String] {
        rows.map(\.shape).reduce(into: []) { forms, shape in
            if shape != "*" && shape != Self.console && !forms.contains(shape) { forms.append(shape) }
        }
    }

    /// The forms with keys that are written, a server's first: what it has no call for is written in another.
    var writtenForms: [String] {
        let written = forms.filter { form in rows.contains { $0.shape == form && $0.writes != nil } }
        return written.filter { $0 == Self.server } + written.filter { $0 != Self.server }
    }

    /// Whether a setting's key has a spelling for something.
    func says(_ meaning: SettingsMeaning, of field: SettingsField) -> Bool {
        rows.contains { row in row.field == field && row.meanings.contains { $0.meaning == meaning } }
    }

    /// The form of what a server's calls hold.
    static let server = "rest"
    /// The form of what a console holds.
    static let console = "console"
}

/// How the value of a settings key is read and written.
///
/// All vendors share these; `own` is one of an adapter's, by its number there.
package enum SettingsTransform: Hashable, Sendable {
    /// Text, an empty one too.
    case copy
    /// Text that says something: an empty one is absent.
    case words
    /// An identifier: text, or the digits of a number (reading G3).
    case identifier
    /// A list of identifiers of conversations, none of whose messages notifies.
    case silencedList
    /// A flag whose key, which ends in `*` in the table, names the conversation that never notifies.
    case silencedKey
    /// A word or a number of the row's `values`, in any case of letters.
    case word
    /// A whole number: one of the row's `values`, or one in their range.
    case number
    /// The same, also as digits in a text, as forms send it.
    case digits
    /// The same, one of two.
    case either
    /// True or false, which mean what the row's `values` say.
    case flag
    /// The same, also as words in a text, as forms send it.
    case spelledFlag
    /// An hour of the day or its digits; 24 is the next day's midnight.
    case hour
    /// How long a quiet time lasts, in milliseconds.
    case milliseconds
    /// How long a quiet time lasts, in minutes.
    case minutes
    /// When a quiet time ends, in Unix milliseconds.
    case expiry
    /// Two times of day, such as `22:00-08:00`.
    case dailyInterval
    /// One of the counts whose sum the icon shows: it means something only together with the others.
    case total
    /// The user again: another than the line's is told, and the line's is written.
    case user
    /// The user of an object in a list: of the others' objects nothing is taken.
    case listedUser
    /// The zone of the daily interval: an IANA name or an offset.
    case zone
    /// A key without effect, which is told.
    case ignored
    /// A key that a server adds for its own use, and that nobody misses.
    case passed
    /// A member of the neutral profile, which spells it as the console's key.
    case profile
    /// An object whose members are keys.
    case object
    /// The same, where it wraps the settings in a server's response.
    case envelope
    /// A list of objects in a server's response, each of which stands for itself.
    case objects
    /// A way of the vendor's own.
    case own(UInt8)
}

/// Which part of a setting that several keys make up.
package enum SettingsPart: String, Sendable {
    // A daily interval.
    case `switch`, startHour, startMinute, endHour, endMinute
    // A console's template.
    case name, title, content
    // Whom a key for one kind of conversation is about.
    case direct, group

    /// The kind of conversation.
    var kind: Conversation.Kind? { Conversation.Kind(rawValue: rawValue) }
}

/// What a word, a number or a flag of a vendor's means: the words of the column `values`.
package enum SettingsMeaning: String, Sendable {
    case simple, summary
    case all, mentions, none
    /// Messages that mention the user by name, or everyone.
    case mentionsOfMe = "mentions-of-me"
    case mentionsOfAll = "mentions-of-all"
    /// A conversation follows the app.
    case follow
    case direct, group
    /// Sorts of direct conversations and groups.
    case system, ultragroup
    case off, on, managersOnly
    /// Quiet all day.
    case allDay
    case no, yes
    /// Something of a person, which is no push setting; of a conversation, that nothing is received.
    case blocked
    /// Only mentions are received.
    case onlyMentions

    /// What a word of ours means.
    package init?(_ word: some RawRepresentable<String>) { self.init(rawValue: word.rawValue) }

    package init(_ mute: ConversationMute) {
        self = mute == .off ? .off : mute == .managersOnly ? .managersOnly : .on
    }

    var mute: ConversationMute { self == .off ? .off : self == .managersOnly ? .managersOnly : .on }

    /// The kind of conversation, and its sort.
    var conversation: (kind: Conversation.Kind, sort: ConversationSetting.Sort?)? {
        if let sort = ConversationSetting.Sort(rawValue: rawValue) { return (sort.kind, sort) }
        return Conversation.Kind(rawValue: rawValue).map { ($0, nil) }
    }

    /// What is received at all.
    var reception: ConversationSetting.Reception {
        self == .yes ? .all : self == .onlyMentions ? .mentions : .none
    }
}

/// What a key says, or shall say.
package enum SettingsValue: Hashable, Sendable {
    case text(UTF8Text)
    case number(Int)
    case meaning(SettingsMeaning)
    case moment(Instant)
    case interval(DailyInterval)
    /// A conversation, whose kind other keys may tell.
    case conversation(Conversation.Kind?, UTF8Text)

    /// What a word of ours says.
    package static func word(_ word: some RawRepresentable<String>) -> SettingsValue? {
        SettingsMeaning(word).map(SettingsValue.meaning)
    }

    /// The text, of a value that is one.
    package var text: UTF8Text? { if case .text(let text) = self { text } else { nil } }
    /// The meaning, of a value that has one.
    package var meaning: SettingsMeaning? { if case .meaning(let meaning) = self { meaning } else { nil } }
    /// The moment, of a value that is one.
    var moment: Instant? { if case .moment(let moment) = self { moment } else { nil } }
}
