/// What an app configured in the vendor's console, and the vendor's own texts and policies.
///
/// Each vendor and generation is a preset, so that one resolver serves them all.
public struct AppProfile: Sendable {
    /// The vendor's name, such as `easemob`.
    public var vendor: String
    /// The vendor's generation; Easemob has `2017`, `2018` and `current`.
    public var generation: String
    /// The language of the built-in texts.
    public var language: String
    /// The language that someone chose, whether the vendor has texts in it or not; nil where nobody did.
    package internal(set) var chosenLanguage: String?
    /// Where its preset is from.
    package let presets: Presets
    /// Finds the zones that a profile names.
    package internal(set) var zones: TimeZoneRule.Finder = { _ in nil }
    /// The app's bundle identifier, for devices that do not name theirs.
    public var topic: UTF8Text?
    /// The app's key at the vendor (`org#app`), which internal identifiers start with.
    public var appKey: UTF8Text?
    /// The highest badge that counting reaches; 0 means no cap (reading G1).
    public var badgeCap = 0
    /// Whether the push of a recall replaces the push of what it recalls (reading N1).
    public var recallOverride = false
    /// Seconds for which Apple keeps a push that it cannot deliver; nil leaves that to Apple (reading T1).
    public var timeToLive: Int?
    /// The display of recipients who set none.
    public var display = DisplayStyle.summary
    /// The mode of recipients who set none.
    public var mode = NotificationMode.all
    /// The app's templates, by name.
    public var templates: [UTF8Text: Template] = [:]
    /// The app's texts for hidden details, by key (NIM `customContentKey`).
    public var hiddenTexts: [UTF8Text: UTF8Text] = [:]
    /// The push nicknames of senders, by identifier.
    public var senders: [UTF8Text: UTF8Text] = [:]
    /// The names of groups, by identifier (TX 24).
    public var groups: [UTF8Text: UTF8Text] = [:]
    /// Whether the app's service extension may change a notification whose sender does not say (TX 34).
    public var isMutable = false
    /// The vendor's built-in texts.
    public var texts = BuiltInTexts()
    /// What stands between a name and a text.
    public var separators = Separators()
    /// The points on which vendors differ.
    public var policies = Policies()
    /// What in the profile file is probably a mistake: members that this version does not know, and ignored.
    public internal(set) var remarks: [SettingsRemark] = []

    /// What stands between the sender's name and the text.
    public struct Separators: Sendable, Hashable {
        /// Behind a nickname.
        public var name: UTF8Text = ":"
        /// Behind an identifier that stands in for one.
        public var id: UTF8Text = ":"
    }
}

/// A pattern for title and content, with placeholders (reading E4).
public struct Template: Sendable, Hashable {
    /// The pattern of the title.
    public var title: UTF8Text
    /// The pattern of the content.
    public var content: UTF8Text

    /// Creates a template.
    public init(title: UTF8Text, content: UTF8Text) {
        self.title = title
        self.content = content
    }

    /// Whether it has both patterns, as the vendor's console wants it (ES-072, ES-073).
    package var isWhole: Bool { !title.isEmpty && !content.isEmpty }
}

/// The texts that a vendor's server writes by itself.
public struct BuiltInTexts: Sendable, Hashable {
    /// The title; nil where the vendor writes none.
    public var title: UTF8Text?
    /// The text that says only that there is a message.
    public var body: UTF8Text = ""
    /// The text for people who are mentioned, a template's pattern; nil where the vendor has none.
    public var mention: UTF8Text?
    /// The text of a recall that brings none.
    public var recall: UTF8Text?
    /// The texts by kind of message.
    public var kinds: [MessageKind: UTF8Text] = [:]
    /// The texts by the vendor's name of a message's type, which count before those of its kind (RC 16).
    public var types: [UTF8Text: UTF8Text] = [:]
}

extension AppProfile {
    /// Whether a title that nobody wrote is a name, and none that is the same for all messages.
    package var makesTitles: Bool { texts.title == nil && policies.madeTitle != .none }
}
