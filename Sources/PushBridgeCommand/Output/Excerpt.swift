internal import PushBridge

/// Values for people, who want to see what they are and not all of them.
enum Excerpt {
    /// How many characters of a value or a name are shown.
    private static let length = 60
    /// How many characters of a place in a message are shown.
    private static let placeLength = 120
    /// How many characters of a whole message are shown.
    private static let messageLength = 8_192

    /// A JSON value as one line.
    static func of(_ value: RawJSON) -> String { of(value.description) }

    /// The beginning of a text, with an ellipsis where some is left out.
    static func of(_ text: String) -> String { ForeignText.beginning(of: text, upTo: length) }

    /// A JSON Pointer, a URL's path, or a header.
    static func ofPlace(_ place: String) -> String { ForeignText.beginning(of: place, upTo: placeLength) }

    /// A message or a payload, whole unless it is unusually long.
    static func ofMessage(_ message: String) -> String {
        ForeignText.beginning(of: message, upTo: messageLength)
    }
}
