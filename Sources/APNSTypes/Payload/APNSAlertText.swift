/// One line of an alert: a text, or a key into the app's language files, or both.
///
/// Beside a key, the device takes the text only where the key is missing; a Live Activity has room for one of them, and
/// gets the key.
public struct APNSAlertText: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The text.
    public var text: UTF8Text?
    /// The key.
    public var localizationKey: UTF8Text?
    /// What fills the key's places `%@`, one each; meaningless without the key.
    public var arguments: [UTF8Text]

    /// Creates a line.
    public init(_ text: UTF8Text? = nil, localizationKey: UTF8Text? = nil, arguments: [UTF8Text] = []) {
        self.text = text
        self.localizationKey = localizationKey
        self.arguments = arguments
    }

    /// Creates a line that is a text.
    public init(stringLiteral text: StaticString) {
        self.init(UTF8Text(stringLiteral: text))
    }

    /// Whether there is nothing to say.
    public var isEmpty: Bool { text == nil && localizationKey == nil }
}
