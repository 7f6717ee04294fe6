/// A text for a `switch` over words in which the letters A to Z count as a to z.
public struct CaselessText: ExpressibleByStringLiteral {
    @usableFromInline let text: UTF8Text

    /// Takes a text in any case of letters.
    @inlinable
    public init(_ text: UTF8Text) {
        self.text = text
    }

    /// Points at a literal.
    @inlinable @inline(__always)
    public init(stringLiteral literal: StaticString) {
        self.init(UTF8Text(stringLiteral: literal))
    }

    /// Whether the word of a `case` is the text.
    @inlinable @inline(__always)
    public static func ~= (word: CaselessText, text: CaselessText) -> Bool {
        word.text.count == text.text.count && word.text.equalsIgnoringASCIICase(text.text)
    }
}
