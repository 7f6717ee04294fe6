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
