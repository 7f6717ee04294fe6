/// The words of a notification, with Apple's keys for words that the device looks up itself.
public struct Alert: Sendable, Hashable {
    /// The title.
    public var title: UTF8Text?
    /// The line below the title.
    public var subtitle: UTF8Text?
    /// The text.
    public var body: UTF8Text?
    /// The image shown while the app starts.
    public var launchImage: UTF8Text?
    /// Words that the device takes from the app's own language files; beside the plain text, the device prefers them.
    public var localization: Localization {
        get { keys ?? Localization() }
        set { keys = newValue == Localization() ? nil : newValue }
    }
    @Boxed private var keys: Localization?
    /// Whether ``localization`` holds anything.
    public var isLocalized: Bool { !_keys.isNil }
    /// Members of an alert object that no field above holds, in their order.
    public var extras: [JSONField] = []

    /// Creates an empty alert.
    public init() {}

    /// Creates an alert of plain words.
    public init(title: UTF8Text? = nil, subtitle: UTF8Text? = nil, body: UTF8Text? = nil) {
        self.title = title
        self.subtitle = subtitle
        self.body = body
    }

    /// Whether nothing would be shown.
    public var isEmpty: Bool {
        title == nil && subtitle == nil && body == nil && launchImage == nil && extras.isEmpty
            && (_keys.isNil || localization.isEmpty)
    }

    /// Takes over the words that are there; the others stay as they are.
    package mutating func takeOver(_ words: Alert) {
        if let title = words.title { self.title = title }
        if let subtitle = words.subtitle { self.subtitle = subtitle }
        if let body = words.body { self.body = body }
        if let image = words.launchImage { launchImage = image }
        if words.isLocalized { _keys = words._keys }
        if !words.extras.isEmpty { extras = words.extras }
    }

    /// Keys into the app's language files and the arguments that fill their placeholders.
    public struct Localization: Sendable, Hashable {
        /// The key of the title.
        public var titleKey: UTF8Text?
        /// Arguments of the title; meaningless without its key.
        public var titleArguments: [UTF8Text] = []
        /// The key of the subtitle.
        public var subtitleKey: UTF8Text?
        /// Arguments of the subtitle; meaningless without its key.
        public var subtitleArguments: [UTF8Text] = []
        /// The key of the body.
        public var bodyKey: UTF8Text?
        /// Arguments of the body; meaningless without its key.
        public var bodyArguments: [UTF8Text] = []

        /// Creates an empty set of keys.
        public init() {}

        /// Whether no key is set; arguments alone do not count.
        public var isEmpty: Bool { titleKey == nil && subtitleKey == nil && bodyKey == nil }
    }
}

/// The words of a notification, and the levels that gave them.
public struct NotificationWords: Sendable, Hashable {
    /// The words; an empty alert shows none.
    public var alert = Alert()
    /// Which level gave the title.
    public var titleLevel: TextLevel?
    /// Which level gave the body.
    public var bodyLevel: TextLevel?
    /// The sender's name that the vendor's server puts before the body; nil where it puts none.
    public var prefix: NamePrefix?

    /// No words.
    public init() {}
}

/// A sender's name at the start of a body, put there by the vendor's server and not by the sender.
public struct NamePrefix: Sendable, Hashable {
    /// The name, without the separator behind it.
    public var name: UTF8Text
    /// The bytes of name and separator.
    public var length: Int
    /// Whether it is an identifier, used since no name is known.
    public var isIdentifier: Bool

    /// Creates a prefix.
    public init(name: UTF8Text, length: Int, isIdentifier: Bool) {
        self.name = name
        self.length = length
        self.isIdentifier = isIdentifier
    }
}

/// The levels from which the words of a notification can come, low to high (EM 9.18, AP-005).
public enum TextLevel: String, Sendable, Hashable, CaseIterable {
    /// The vendor's built-in text.
    case builtIn = "built-in"
    /// The app's text for hidden details.
    case hiddenText = "hidden-text"
    /// The app's default template.
    case defaultTemplate = "default-template"
    /// The built-in text for people who are mentioned.
    case mention
    /// Words in the message.
    case message
    /// The message's words in the language of the device.
    case translation
    /// Words in the message for those it mentions.
    case mentioned
    /// The template that the recipient chose.
    case recipientTemplate = "recipient-template"
    /// The template that the sender named.
    case senderTemplate = "sender-template"
    /// The template that the sender named for some members.
    case directedTemplate = "directed-template"
    /// An alert in the message that decides alone.
    case explicitAlert = "explicit-alert"
}

/// The words of a notification for devices in one language.
public struct LocalizedWords: Sendable, Hashable {
    /// The language's tag, such as `en` or `zh-Hans`, as the sender spelled it.
    public var language: UTF8Text
    /// The title; nil leaves the message's own.
    public var title: UTF8Text?
    /// The text; nil leaves the message's own.
    public var body: UTF8Text?

    /// Creates words; none by default.
    public init(language: UTF8Text, title: UTF8Text? = nil, body: UTF8Text? = nil) {
        self.language = language
        self.title = title
        self.body = body
    }
}

extension [LocalizedWords] {
    /// The words for a language: those of its tag, else of the tag without what stands behind its last hyphen, and so on.
    ///
    /// Case does not matter, and `_` is a hyphen. Of two with one tag the first counts (TX 20).
    package func words(in language: UTF8Text) -> LocalizedWords? {
        var tag = language.languageTag
        while !tag.isEmpty {
            if let words = first(where: { $0.language.languageTag == tag }) { return words }
            guard let hyphen = tag.lastIndex(of: UInt8(ascii: "-")) else { return nil }
            tag = Array<UInt8>(tag[..<hyphen])
        }
        return nil
    }
}

extension LocalizedWords {
    var neutral: RawJSON {
        var members: [(UTF8Text, RawJSON)] = [("language", .string(language))]
        if let title { members.append(("title", .string(title))) }
        if let body { members.append(("body", .string(body))) }
        return .object(members)
    }
}

extension UTF8Text {
    /// The bytes of a language's tag in the form in which tags are compared.
    fileprivate var languageTag: [UInt8] {
        lowercasedASCII().withBytes { $0.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 } }
    }
}

/// The app's template that the sender chose for the notification, with its arguments.
public struct TemplateCall: Sendable, Hashable {
    /// The template's name; without a name the arguments are for the template that is chosen otherwise.
    public var name: UTF8Text?
    /// Values of `{0}`, `{1}`, … in the template's title.
    public var titleArguments: [UTF8Text]
    /// Values of `{0}`, `{1}`, … in the template's content.
    public var contentArguments: [UTF8Text]
    /// Values of the template's named placeholders: an object of texts and numbers, as it came.
    public var namedArguments: RawJSON?

    /// Creates a call; one without name and arguments by default.
    public init(
        name: UTF8Text? = nil, titleArguments: [UTF8Text] = [], contentArguments: [UTF8Text] = [],
        namedArguments: RawJSON? = nil
    ) {
        self.name = name
        self.titleArguments = titleArguments
        self.contentArguments = contentArguments
        self.namedArguments = namedArguments
    }
}

/// A template for some members of a group; everyone else gets what the message says otherwise.
public struct DirectedTemplate: Sendable, Hashable {
    /// The members it is for, as the sender spelled them.
    public var targets: [UTF8Text]
    /// Those of ``targets`` who get it: the vendor passes over a name that is not in lower case (reading E19).
    package var reachedTargets: [UTF8Text] { targets.filter { $0 == $0.lowercasedASCII() } }
    /// The template and its arguments.
    public var call: TemplateCall

    /// Creates a directed template.
    public init(targets: [UTF8Text] = [], call: TemplateCall = TemplateCall()) {
        self.targets = targets
        self.call = call
    }
}
