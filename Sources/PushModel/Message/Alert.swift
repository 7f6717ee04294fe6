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
