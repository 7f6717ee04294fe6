extension JSONValue {
    /// The number as an integer, however it is spelled: `12`, `12.0` and `1.2e1` are one; nil when it is not whole, does not
    /// fit, or the value is no number.
    public var integer: Int? {
        let place = self.place
        guard place.kindBits == Kind.number.rawValue else { return nil }
        defer { withExtendedLifetime(tape) {} }
        let base = tape.contents.pointee.base + place.start
        return DecimalInteger.value(of: UnsafeBufferPointer(start: base, count: place.length))
            ?? ExactNumber(spelling).integer
    }

    /// Whether the value is an integer spelled in digits alone; cheaper than taking the integer.
    ///
    /// Those of 19 digits and more, and 0, count as others.
    @inlinable package var isPlainInteger: Bool {
        let place = self.place
        return place.kindBits == Kind.number.rawValue && !place.isEscaped && place.length < 19
    }

    /// The number's digits, however it is spelled; nil when it is not whole or does not fit an `Int`.
    package var digits: UTF8Text? {
        isPlainInteger ? number : integer.map { UTF8Text($0) }
    }

    /// The number as the nearest binary number, for range checks only: infinite when it is too large; nil when the
    /// value is no number.
    public var double: Double? {
        guard let number else { return nil }
        if let integer = number.decimalInteger { return Double(integer) }
        return Double(number.string)
    }
}

extension UTF8Text {
    /// The whole number that the text spells as JSON or in decimal digits; nil for any other text.
    package var wholeNumber: Int? {
        if let integer = decimalInteger { return integer }
        guard !isEmpty, self[0] == 0x2D || self[0] &- 0x30 < 10 else { return nil }
        return (try? JSONDocument(self))?.root.integer
    }
}
