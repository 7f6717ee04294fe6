/// Where one value or key lies.
@usableFromInline
struct JSONTapeEntry {
    /// The offset of the first byte in bits 0 to 29; flags in the upper two.
    @usableFromInline var startAndFlags: UInt32
    /// The offset behind the last byte.
    @usableFromInline var end: UInt32
    /// How many entries further the next sibling is.
    @usableFromInline var skip: UInt32
    /// Members or elements in bits 0 to 28 (a document of 1 GiB has fewer than 2^29); the kind in the upper three.
    @usableFromInline var countAndKind: UInt32

    @inlinable
    init(startAndFlags: UInt32, end: UInt32, skip: UInt32, countAndKind: UInt32) {
        self.startAndFlags = startAndFlags
        self.end = end
        self.skip = skip
        self.countAndKind = countAndKind
    }

    /// Set when a string has escapes, and when a number may have a fraction or an exponent.
    @inlinable static var escapedFlag: UInt32 { 1 << 31 }
    /// Set when the value is not spelled compactly: white space between its tokens or an escaped slash.
    @inlinable static var looseFlag: UInt32 { 1 << 30 }
    @inlinable static var countMask: UInt32 { 1 << 29 - 1 }

    @inlinable var start: Int { Int(startAndFlags & (Self.looseFlag - 1)) }
    @inlinable var length: Int { Int(end) - start }
    @inlinable var isEscaped: Bool { startAndFlags & Self.escapedFlag != 0 }
    @inlinable var isLoose: Bool { startAndFlags & Self.looseFlag != 0 }
    @inlinable var count: Int { Int(countAndKind & Self.countMask) }

    mutating func setCount(_ count: UInt32) {
        countAndKind = countAndKind & ~Self.countMask | count
    }

    @inlinable var kindBits: UInt8 { UInt8(truncatingIfNeeded: countAndKind >> 29) }
}
