internal import PushBridge

/// Values for people, who want to see what they are and not all of them.
enum Excerpt {
    /// How many characters are shown.
    static let length = 60

    /// A JSON value as one line.
    static func of(_ value: RawJSON) -> String { of(value.description) }

    /// The beginning of a text, with an ellipsis where some is left out.
    static func of(_ text: String) -> String {
        let head = text.prefix(length)
        return head.endIndex == text.endIndex ? text : head + "…"
    }
}
