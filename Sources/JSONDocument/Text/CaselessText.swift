/// A text for a `switch` over words that ignores the case of the letters A to Z.
@usableFromInline
package struct CaselessText: ExpressibleByStringLiteral {
    @usableFromInline let text: UTF8Text

    /// Takes a text in any case of letters.
    @inlinable
    package init(_ text: UTF8Text) {
        self.text = text
    }

    /// Points at a literal.
    @inlinable @inline(__always)
    package init(stringLiteral literal: StaticString) {
        self.init(UTF8Text(stringLiteral: literal))
    }

    /// Whether the word of a `case` is the text.
    @inlinable @inline(__always)
    package static func ~= (word: CaselessText, text: CaselessText) -> Bool {
        word.text.count == text.text.count && word.text.equalsIgnoringASCIICase(text.text)
    }
}
