/// A text for a `switch` over words in which the letters A to Z count as a to z.
package struct CaselessText: Equatable, ExpressibleByStringLiteral {
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

    /// Whether both are the same word.
    @inlinable @inline(__always)
    package static func == (left: CaselessText, right: CaselessText) -> Bool {
        left.text.count == right.text.count && left.text.equalsIgnoringASCIICase(right.text)
    }
}
