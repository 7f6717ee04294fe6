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
    /// The push content of messages that bring none: JSON or a text, as the vendor's console keeps it (reading LC 2).
    public var offlinePush: RawJSON?
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
    package var makesTitles: Bool {
        texts.title == nil && (policies.madeTitle == .name || policies.madeTitle == .split)
    }

    /// Whether a title that nobody wrote is a built-in text, which differs from message to message.
    package var titlesKinds: Bool { texts.title == nil && policies.madeTitle == .kind }

    /// The presets of vendors that profiles are made over.
    package struct Presets: Sendable {
        /// The settings, of which a later one overrides an earlier one.
        let rows: [BuiltInProfiles.Row]

        /// The presets of `Mappings/profiles.tsv`.
        package static let standard = Presets(besides: [])

        /// The same with rows of vendors that have none there.
        package init(besides others: [BuiltInProfiles.Row]) { rows = BuiltInProfiles.rows + others }

        /// The generations of a vendor that have presets of their own, `current` included.
        package func generations(of vendor: String) -> [String] {
            named(vendor, \.generation).union(["current"]).sorted()
        }

        /// The languages in which a vendor has texts.
        package func languages(of vendor: String) -> [String] { named(vendor, \.language).sorted() }

        private func named(
            _ vendor: String, _ column: KeyPath<BuiltInProfiles.Row, UTF8Text>
        ) -> Set<String> {
            Set(rows.lazy.filter { $0.vendor.string == vendor }.map { $0[keyPath: column].string })
                .subtracting(["*"])
        }
    }
}

extension BuiltInProfiles {
    /// The vendors whose presets ignore the case of identifiers, in the table's order (reading G25).
    package static let caselessVendors: [String] =
        rows.filter { $0.field == "policies.identifiersIgnoreCase" && $0.value == "true" }.map(
            \.vendor.string)
}

extension AppProfile {
    /// The preset of a vendor, from `Mappings/profiles.tsv`.
    ///
    /// ```swift
    /// let profile = try AppProfile(vendor: "easemob", generation: "2018")
    /// ```
    /// - Parameters:
    ///   - vendor: The vendor's name, such as `easemob`.
    ///   - generation: One of the vendor's generations, such as `2018`; `current` when nil.
    ///   - language: The language of the built-in texts; the vendor's own when nil or when it has no texts in it.
    /// - Throws: ``PushModelError`` for a vendor or a generation that no table knows.
    public init(
        vendor: String, generation: String? = nil, language: String? = nil
    ) throws(PushModelError) {
        try self.init(vendor: vendor, generation: generation, language: language, from: .standard)
    }

    /// The same of a vendor that may have its preset elsewhere.
    package init(
        vendor: String, generation: String? = nil, language: String? = nil, from presets: Presets
    ) throws(PushModelError) {
        self.presets = presets
        chosenLanguage = language
        let name = UTF8Text(vendor)
        let rows = presets.rows.filter { $0.vendor == name || $0.vendor == "*" }
        guard rows.contains(where: { $0.vendor != "*" }) else {
            throw PushModelError(
                .unknownValue, path: "/vendor", message: "\"\(vendor)\" is no vendor known here")
        }
        let (generation, known) = (generation ?? "current", presets.generations(of: vendor))
        guard known.contains(generation) else {
            let known = known.joined(separator: ", ")
            throw PushModelError(
                .unknownValue, path: "/generation", message: "\"\(generation)\" is not one of: \(known)")
        }
        let home = try Self.homeLanguage(rows)
        let chosen = UTF8Text(language ?? "*")
        let language = rows.first { $0.language == chosen && chosen != "*" }?.language ?? home
        self.vendor = vendor
        self.generation = generation
        self.language = language.string
        for row in rows
        where (row.generation == "*" || row.generation.string == generation)
            && (row.language == "*" || row.language == language)
        {
            try apply(SettingsObject(Self.document(row.field, row.value).root))
        }
    }

    /// The language in which the vendor writes when nobody chose one.
    private static func homeLanguage(_ rows: [BuiltInProfiles.Row]) throws(PushModelError) -> UTF8Text {
        guard let row = rows.last(where: { $0.field == "language" }),
            let language = try SettingsObject(document(row.field, row.value).root).text("language")
        else {
            throw PushModelError(.missing, path: "/language", message: "the preset names no language")
        }
        return language
    }

    /// The profile file that holds just one setting: `a.b` with value `v` is `{"a":{"b":v}}`.
    private static func document(_ field: UTF8Text, _ value: UTF8Text) throws(PushModelError) -> JSONDocument
    {
        let names = field.string.utf8.split(separator: UInt8(ascii: ".")).map { Substring($0) }
        let text =
            names.map { "{\"\($0)\":" }.joined() + value.string + String(repeating: "}", count: names.count)
        do {
            return try JSONDocument(text)
        } catch {
            throw PushModelError(.wrongType, path: "/\(names.joined(separator: "/"))", message: "\(error)")
        }
    }

    /// Takes the language that someone chose for another profile, where nobody chose this one's; texts that the profile has of
    /// its own stay.
    ///
    /// A vendor without texts in that language keeps its own. What another vendor writes by default is nobody's choice.
    package mutating func adoptLanguage(of other: AppProfile) {
        guard chosenLanguage == nil, let chosen = other.chosenLanguage, language != chosen,
            let own = preset(in: language), let foreign = preset(in: chosen), foreign.language == chosen
        else { return }
        language = foreign.language
        texts.replace(own.texts, by: foreign.texts)
    }

    /// The preset of the same vendor and generation.
    private func preset(in language: String?) -> AppProfile? {
        try? AppProfile(vendor: vendor, generation: generation, language: language, from: presets)
    }
}

extension BuiltInTexts {
    /// Replaces those texts that are still a preset's by another preset's.
    fileprivate mutating func replace(_ preset: BuiltInTexts, by other: BuiltInTexts) {
        if title == preset.title { title = other.title }
        if body == preset.body { body = other.body }
        if mention == preset.mention { mention = other.mention }
        if recall == preset.recall { recall = other.recall }
        for (kind, text) in other.kinds where kinds[kind] == preset.kinds[kind] { kinds[kind] = text }
    }
}
