/// The points on which vendors, their generations and their documents differ.
///
/// A profile's preset fills them from `Mappings/profiles.tsv`; a profile file overrides single ones.
public struct Policies: Sendable, Hashable {
    /// The reasons that a forced push overrides (reading G7).
    public var forceOverrides: Set<SuppressionReason> = []
    /// Whether a title without a text is the text, as in Easemob's older generations (reading E8).
    public var legacyTitleIsBody = false
    /// Who stands before the text in a group.
    public var groupSender = GroupSender.nickname
    /// Whether a call rings through Apple's VoIP channel where a device has one (reading E14).
    public var voip = false
    /// What a daily interval from 0:0 to 0:0 means (reading G9).
    public var zeroQuietInterval = ZeroInterval.off
    /// Whether transparent command messages are pushed (reading E6).
    public var pushesCommands = false
    /// How the alert is spelled (reading E5).
    public var alertForm = AlertForm.object
    /// The reason given when the sender wanted no push.
    public var silentReason = SuppressionReason.silentMessage
    /// Whether the simple display hides even words that the sender chose (reading N5).
    public var simpleHidesText = false
    /// What the summary display shows of a message without words for its push (NIM 9.5).
    public var summaryText = SummaryText.message
    /// Whether the sender's name stands before words that the sender chose.
    public var prefixesSenderText = false
    /// Whether the sender's name stands before the text of a forced push (reading N2).
    public var prefixesForcedText = true
    /// Which keys beside the application's own become application data (EM 9.13).
    public var appDataKeys = AppDataKeys.allButDocumented
    /// Whether identifiers that differ only in ASCII case are the same (reading G3).
    public var identifiersIgnoreCase = false
    /// When a title is made of the sender's name or of the message's kind (TX 21).
    public var madeTitle = MadeTitle.none
    /// Whether a mute lets messages through that mention the receiver (TX 32).
    public var mentionsPassMute = false
    /// The zone of daily quiet intervals for receivers who name none (readings G9, TX 38).
    public var quietZone = TimeZoneRule.utc
    /// What stands for a part of a message for which ``BuiltInTexts/kinds`` has no text (TX 3).
    public var unknownElementText: UTF8Text = ""
    /// What may be pushed without a text although no document says so: the kinds of a message's parts, and `title` for a
    /// title alone (TX 3, TX 18).
    public var uncertainPushes: Set<String> = []
    /// Whether the display that receivers chose decides nothing (TX 38).
    public var ignoresDisplay = false
    /// Whether a push without a text is none, whatever its title says (TX 18).
    public var needsBody = false
    /// Whether notices, such as a change of a group's members, are pushed (TX 27).
    public var pushesNotices = true
    /// Whether a push that wakes the app shows, sounds and counts nothing (TX 29).
    public var wakesSilently = false
    /// Whether the sender's name stands before a made text also where the sender gave a title (TX 1).
    public var namesBesideTitle = true
    /// Whether a recall counts in the badge besides the message that it recalls, where a service keeps the count.
    public var countsRecalls = false
    /// Whether an identifier stands in for a name that nobody knows (TX 24).
    public var showsIdentifiers = true
    /// Which templates word a push, and what their placeholders look like (readings E3, E4, TX 19).
    public var templateUse = TemplateUse.levels
    /// What templates call the title that would stand there without them; empty where the server fills in none (TX 19).
    public var titlePlaceholder: UTF8Text = ""
    /// The same for the text.
    public var bodyPlaceholder: UTF8Text = ""
    /// The same for the sender's name.
    public var senderPlaceholder: UTF8Text = ""
    /// The same for the group's name.
    public var groupPlaceholder: UTF8Text = ""
    /// Who reads the words for those mentioned (RC 4).
    public var mentionTextFor = MentionTextFor.mentioned
    /// The badge of a push whose sender gives none (RC 5).
    public var defaultBadge = DefaultBadge.unread
    /// The sound of a push whose sender gives none; empty for none (RC 6).
    public var defaultSound: UTF8Text = "default"
    /// When the app's service extension may change a push whose sender does not say (RC 9).
    public var mutableContent = MutableContent.asked
    /// The category of a push whose sender gives none (RC 9).
    public var usualCategory = UsualCategory.none
    /// Whether a daily interval, while it holds, decides alone what is pushed (RC 32).
    public var quietHoursDecide = false
    /// Whether a group that is known to have two members is a direct conversation of these two (LC 8).
    public var twoMembersAreDirect = false
    /// Whether a push without a text shows its title again as the text (OI 4).
    public var bodyFromTitle = false
    /// The badge of a push that does not count (OI 6).
    public var uncountedBadge = UncountedBadge.unread
    /// Whether messages for online users only are pushed to the others all the same (OI 8).
    public var pushesOnlineOnly = false

    /// Creates policies that no vendor has; a preset fills them.
    public init() {}

    /// Whether people who hide details read no word that a message has.
    package var hidesWords: Bool { simpleHidesText && !ignoresDisplay }

    /// Whether people read a name above the text, where others put it before the text (RC 18).
    package var namesTitles: Bool { madeTitle == .name }

    /// Whether messages of a kind are pushed if they have words.
    package func pushes(_ kind: MessageKind) -> Bool {
        switch kind {
        case .command: pushesCommands
        case .notice: pushesNotices
        default: true
        }
    }

    /// Who stands before the text in a group.
    public enum GroupSender: String, Sendable, Hashable, CaseIterable {
        case groupID = "group-id"
        case nickname
        /// The nickname, and the group's name in brackets behind it.
        case nicknameAndGroup = "nickname-and-group"
    }

    /// When a title is made of the sender's name, in groups of the group's, or of the message's kind.
    public enum MadeTitle: String, Sendable, Hashable, CaseIterable {
        case none
        /// Where the sender gave neither a title nor a text; the made text then begins with no name.
        case split
        /// Where nothing else gives a title, with the name that the receiver knows the sender by, and not above the app's own
        /// types of messages; no text begins with a name (RC 18).
        case name
        /// Where the sender gave no title, with the built-in text for messages of its kind; no name is shown (OI 3).
        case kind
    }

    /// Which templates word a push.
    public enum TemplateUse: String, Sendable, Hashable, CaseIterable {
        /// The sender's, the receiver's, else the default one; placeholders are `{0}` and `{$msg}`.
        case levels
        /// The one that the message names; placeholders are `{{Name}}`, and the subtitle stays beside it.
        case called
        /// The one that the message names, as fixed texts for the words that the message lacks (RC 19).
        case beneath
    }

    /// Who reads the words for those mentioned.
    public enum MentionTextFor: String, Sendable, Hashable, CaseIterable {
        case mentioned
        /// Everyone who gets the message.
        case everyone
    }

    /// The badge of a push whose sender gives none.
    public enum DefaultBadge: String, Sendable, Hashable, CaseIterable {
        /// The receiver's unread messages with this one (reading G1).
        case unread
        case one
        /// None, which leaves the badge as it is.
        case none
    }

    /// The badge of a push that does not count.
    public enum UncountedBadge: String, Sendable, Hashable, CaseIterable {
        /// The receiver's unread messages without this one (reading G1).
        case unread
        /// The same, and 1 instead of 0.
        case atLeastOne = "at-least-one"
        /// None, which leaves the badge as it is.
        case none
    }

    /// The category of a push whose sender gives none.
    public enum UsualCategory: String, Sendable, Hashable, CaseIterable {
        case none
        /// What the vendor calls the message's type.
        case type
    }

    /// When the app's service extension may change a push whose sender does not say.
    public enum MutableContent: String, Sendable, Hashable, CaseIterable {
        /// Where ``AppProfile/isMutable`` says so.
        case asked
        /// In every message; a push without a message, where its sender gives a category (RC 26).
        case always
        /// Where the sender gives a category.
        case onlyWhenSet = "only-when-set"
    }

    /// What a daily interval from 0:0 to 0:0 means.
    public enum ZeroInterval: String, Sendable, Hashable, CaseIterable {
        case off
        case allDay = "all-day"
    }

    /// How Apple's `alert` is spelled.
    public enum AlertForm: String, Sendable, Hashable, CaseIterable {
        case object
        /// One string: the title if there is one, else the body.
        case string
        /// One string for a text that stands alone, else an object.
        case stringIfAlone = "string-if-alone"
    }

    /// What the summary display shows of a message without words for its push.
    public enum SummaryText: String, Sendable, Hashable, CaseIterable {
        /// The message's own text.
        case message
        /// The built-in text for messages of its kind.
        case kind
        /// The texts of all its parts, one behind the other.
        case elements
        /// Nothing: only words for the push are shown.
        case none
    }

    /// Which keys of a mixed dictionary become application data.
    public enum AppDataKeys: String, Sendable, Hashable, CaseIterable {
        /// Every key but the five that the vendor documents as removed.
        case allButDocumented = "all-but-documented"
        /// Only keys that mean nothing to the vendor.
        case unrecognised
    }
}

/// A policy as a profile file has it: its name, how it is read and written, and which values it may take.
struct PolicyMember: Sendable {
    /// Takes the policy from the member of this name that the object has.
    typealias Reading =
        @Sendable (SettingsObject, TimeZoneRule.Finder, inout Policies) throws(PushModelError) -> Void

    let name: UTF8Text
    let read: Reading
    let value: @Sendable (Policies) -> RawJSON
    /// Every value that it may take; none for a text, a set of any size, and what nobody sees.
    let choices: [RawJSON]

    /// All of them, in the order in which they are written.
    static let all: [PolicyMember] = [
        forceOverrides, flag("legacyTitleIsBody", \.legacyTitleIsBody), word("groupSender", \.groupSender),
        flag("voip", \.voip), word("zeroQuietInterval", \.zeroQuietInterval),
        flag("pushesCommands", \.pushesCommands), word("alertForm", \.alertForm), silentReason,
        flag("simpleHidesText", \.simpleHidesText), word("summaryText", \.summaryText),
        flag("prefixesSenderText", \.prefixesSenderText), flag("prefixesForcedText", \.prefixesForcedText),
        word("appDataKeys", \.appDataKeys), flag("identifiersIgnoreCase", \.identifiersIgnoreCase),
        word("madeTitle", \.madeTitle), flag("mentionsPassMute", \.mentionsPassMute), quietZone,
        text("unknownElementText", \.unknownElementText), uncertainPushes,
        flag("ignoresDisplay", \.ignoresDisplay),
        flag("needsBody", \.needsBody), flag("pushesNotices", \.pushesNotices),
        flag("wakesSilently", \.wakesSilently), flag("namesBesideTitle", \.namesBesideTitle),
        flag("countsRecalls", \.countsRecalls), flag("showsIdentifiers", \.showsIdentifiers),
        word("templateUse", \.templateUse),
        text("titlePlaceholder", \.titlePlaceholder), text("bodyPlaceholder", \.bodyPlaceholder),
        text("senderPlaceholder", \.senderPlaceholder), text("groupPlaceholder", \.groupPlaceholder),
        word("mentionTextFor", \.mentionTextFor), word("defaultBadge", \.defaultBadge),
        text("defaultSound", \.defaultSound), word("mutableContent", \.mutableContent),
        word("usualCategory", \.usualCategory), flag("quietHoursDecide", \.quietHoursDecide),
        flag("twoMembersAreDirect", \.twoMembersAreDirect), flag("bodyFromTitle", \.bodyFromTitle),
        word("uncountedBadge", \.uncountedBadge), flag("pushesOnlineOnly", \.pushesOnlineOnly),
    ]

    private typealias Path<Value> = any WritableKeyPath<Policies, Value> & Sendable

    private static func flag(_ name: UTF8Text, _ path: Path<Bool>) -> PolicyMember {
        PolicyMember(
            name: name,
            read: { object, _, policies throws(PushModelError) in
                policies[keyPath: path] = try object.flag(name) ?? policies[keyPath: path]
            }, value: { .bool($0[keyPath: path]) }, choices: [.bool(false), .bool(true)])
    }

    private static func text(_ name: UTF8Text, _ path: Path<UTF8Text>) -> PolicyMember {
        PolicyMember(
            name: name,
            read: { object, _, policies throws(PushModelError) in
                policies[keyPath: path] = try object.text(name) ?? policies[keyPath: path]
            }, value: { .string($0[keyPath: path]) }, choices: [])
    }

    private static func word<Word: CaseIterable & RawRepresentable<String> & Sendable>(
        _ name: UTF8Text, _ path: Path<Word>
    ) -> PolicyMember {
        PolicyMember(
            name: name,
            read: { object, _, policies throws(PushModelError) in
                policies[keyPath: path] = try object.word(name, Word.self) ?? policies[keyPath: path]
            }, value: { spelled($0[keyPath: path].rawValue) },
            choices: Word.allCases.map { spelled($0.rawValue) })
    }

    private static let forceOverrides = PolicyMember(
        name: "forceOverrides",
        read: { object, _, policies throws(PushModelError) in
            policies.forceOverrides = try object.reasons("forceOverrides")
        }, value: { .array($0.forceOverrides.map(\.rawValue).sorted().map(spelled)) }, choices: [])

    private static let uncertainPushes = PolicyMember(
        name: "uncertainPushes",
        read: { object, _, policies throws(PushModelError) in
            policies.uncertainPushes =
                try object.texts("uncertainPushes").map { Set($0.map(\.string)) } ?? policies.uncertainPushes
        }, value: { .array($0.uncertainPushes.sorted().map(spelled)) }, choices: [])

    private static let silentReason = PolicyMember(
        name: "silentReason",
        read: { object, _, policies throws(PushModelError) in
            policies.silentReason =
                try object.word("silentReason", SuppressionReason.self) ?? policies.silentReason
        }, value: { spelled($0.silentReason.rawValue) }, choices: [])

    private static let quietZone = PolicyMember(
        name: "quietZone",
        read: { object, zones, policies throws(PushModelError) in
            policies.quietZone = try object.zone("quietZone", zones) ?? policies.quietZone
        }, value: { spelled($0.quietZone.name) }, choices: [])

    private static func spelled(_ word: String) -> RawJSON { .string(UTF8Text(word)) }
}

extension Policies {
    /// Overrides every policy that an object names, and remarks on names that no policy has.
    mutating func apply(
        _ object: SettingsObject, _ zones: TimeZoneRule.Finder, _ remarks: inout [SettingsRemark]
    ) throws(PushModelError) {
        for member in object.value.members where !member.value.isNull {
            if let policy = PolicyMember.all.first(where: { $0.name == member.key }) {
                try policy.read(object, zones, &self)
            } else {
                let names = PolicyMember.all.map(\.name.string)
                remarks.append(.unknownMember(object.child(member.key), member.key, among: names))
            }
        }
    }

    /// The policies as members of a profile file, in a fixed order.
    package var members: [(key: UTF8Text, value: RawJSON)] {
        PolicyMember.all.map { ($0.name, $0.value(self)) }
    }

    /// The policies that are others than `preset` has.
    package func members(otherThan preset: Policies) -> [(key: UTF8Text, value: RawJSON)] {
        zip(members, preset.members).filter { $0.0.value != $0.1.value }.map(\.0)
    }

    /// The values that each policy may take, of those that a table can list, in the order of ``members``.
    package static let choices: [(key: UTF8Text, values: [RawJSON])] =
        PolicyMember.all.filter { !$0.choices.isEmpty }.map { ($0.name, $0.choices) }
}

extension SettingsObject {
    fileprivate func reasons(_ key: UTF8Text) throws(PushModelError) -> Set<SuppressionReason> {
        var reasons: Set<SuppressionReason> = []
        for text in try texts(key) ?? [] {
            guard let reason = SuppressionReason(rawValue: text.string) else {
                let words = SuppressionReason.allCases.map(\.rawValue).joined(separator: ", ")
                throw PushModelError(
                    .unknownValue, path: child(key), message: "\"\(text)\" is not one of: \(words)")
            }
            reasons.insert(reason)
        }
        return reasons
    }
}
