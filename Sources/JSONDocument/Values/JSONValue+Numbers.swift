extension JSONValue {
    /// The number as an integer; nil when it is spelled with a fraction or an exponent, does not fit, or is no number.
    public var integer: Int? {
        let place = self.place
        guard place.kindBits == Kind.number.rawValue else { return nil }
        defer { withExtendedLifetime(tape) {} }
        let base = tape.contents.pointee.base + place.start
        return DecimalInteger.value(of: UnsafeBufferPointer(start: base, count: place.length))
    }

    /// The number as the nearest binary number, for range checks only: infinite when it is too large; nil when the
    /// value is no number.
    public var double: Double? {
        guard let number else { return nil }
        if let integer = number.decimalInteger { return Double(integer) }
        return Double(number.string)
    }
}
