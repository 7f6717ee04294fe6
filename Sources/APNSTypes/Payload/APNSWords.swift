/// One line of an alert: a text, or a key into the app's language files, or both.
///
/// Beside a key, the device takes the text only where the key is missing; a Live Activity has room for one of them, and
/// gets the key.
public struct APNSWords: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The text.
    public var text: UTF8Text?
    /// The key.
    public var localizationKey: UTF8Text?
    /// What fills the key's places `%@`, one each; meaningless without the key.
    public var arguments: [UTF8Text]

    /// Creates words.
    public init(_ text: UTF8Text? = nil, localizationKey: UTF8Text? = nil, arguments: [UTF8Text] = []) {
        self.text = text
        self.localizationKey = localizationKey
        self.arguments = arguments
    }

    /// Creates a text.
    public init(stringLiteral text: StaticString) {
        self.init(UTF8Text(stringLiteral: text))
    }

    /// Whether there is nothing to say.
    public var isEmpty: Bool { text == nil && localizationKey == nil }
}

extension APNSWords {
    /// Reads a Live Activity's words: a text, or an object of key and arguments; nil for what words cannot hold.
    init?(nested value: JSONValue) {
        self.init(value.string)
        if value.kind == .string { return }
        guard value.kind == .object else { return nil }
        for member in value.members {
            switch APNSKey(member.key, in: .alert) {
            case .alertLocKey where member.value.kind == .string: localizationKey = member.value.string
            case .alertLocArgs:
                guard let texts = member.value.texts else { return nil }
                arguments = texts
            default: return nil
            }
        }
        if localizationKey == nil { return nil }
    }

    /// Writes a Live Activity's words.
    func writeNested(_ name: APNSKey, to writer: inout JSONWriter) {
        guard let localizationKey else {
            writer.member(name, text)
            return
        }
        writer.key(name)
        writer.beginObject()
        writer.member(.alertLocKey, localizationKey)
        if !arguments.isEmpty { writer.member(.alertLocArgs, arguments) }
        writer.endObject()
    }

    /// Writes an ordinary alert's words, where key and arguments stand beside the text.
    func writeFlat(_ keys: APNSAlert.FlatKeys, to writer: inout JSONWriter) {
        writer.member(keys.text, text)
        guard let localizationKey else { return }
        writer.member(keys.key, localizationKey)
        if !arguments.isEmpty { writer.member(keys.arguments, arguments) }
    }
}
