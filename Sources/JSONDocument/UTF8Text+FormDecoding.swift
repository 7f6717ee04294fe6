extension UTF8Text {
    /// What a name or value of an `application/x-www-form-urlencoded` body stands for: `+` is a space, `%` and two
    /// hexadecimal digits are a byte.
    ///
    /// - Returns: The bytes, shared when nothing had to be decoded, which need not be UTF-8; and whether every percent
    ///   sign has its digits. One without stays what it is.
    package func formDecoded() -> (bytes: ByteSlice, isIntact: Bool) {
        let plain = withBytes { FormDecoding.plainCount(of: $0) }
        if plain == count { return (slice, true) }
        var isIntact = true
        let storage = withBytes { source in
            // Nothing stands for more bytes than it has.
            ByteStorage(capacity: source.count) { target in
                var decoding = FormDecoding(source: source, target: target)
                while decoding.step() {}
                isIntact = decoding.isIntact
                return decoding.written
            }
        }
        return (ByteSlice(storage, 0..<storage.count), isIntact)
    }
}

/// A form's text on its way; what is written never passes what was read.
private struct FormDecoding {
    let source: UnsafeBufferPointer<UInt8>
    let target: UnsafeMutableRawBufferPointer
    private var read = 0
    private(set) var written = 0
    private(set) var isIntact = true

    init(source: UnsafeBufferPointer<UInt8>, target: UnsafeMutableRawBufferPointer) {
        self.source = source
        self.target = target
    }

    /// The number of bytes before the first that stands for another.
    static func plainCount(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard let base = bytes.baseAddress else { return 0 }
        var position = 0
        while bytes.count &- position >= 8 {
            let marks = self.marks(EightBytes.load(base + position))
            if marks != 0 { return position &+ EightBytes.bytesBefore(marks) }
            position &+= 8
        }
        while position < bytes.count, !isMark(base[position]) { position &+= 1 }
        return position
    }

    /// Decodes up to the next byte that stands for another, and that one; false at the end.
    @inline(__always)
    mutating func step() -> Bool {
        copyPlain()
        guard read < source.count else { return false }
        var byte = source[read]
        read &+= 1
        if byte == UInt8(ascii: "+") {
            byte = UInt8(ascii: " ")
        } else {
            byte = escaped() ?? byte
        }
        target[written] = byte
        written &+= 1
        return true
    }

    /// Copies the bytes that stand for themselves.
    @inline(__always)
    private mutating func copyPlain() {
        while read < source.count, !Self.isMark(source[read]) {
            target[written] = source[read]
            read &+= 1
            written &+= 1
        }
    }

    /// The byte that two digits behind a percent sign spell; nil when they are not there.
    @inline(__always)
    private mutating func escaped() -> UInt8? {
        guard source.count &- read >= 2, let high = HexadecimalDigit.value(of: source[read]),
            let low = HexadecimalDigit.value(of: source[read &+ 1])
        else {
            isIntact = false
            return nil
        }
        read &+= 2
        return UInt8(truncatingIfNeeded: high << 4 | low)
    }

    /// Whether a byte stands for another.
    @inline(__always)
    private static func isMark(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "%") || byte == UInt8(ascii: "+")
    }

    /// Marks the bytes that stand for others.
    @inline(__always)
    private static func marks(_ word: UInt64) -> UInt64 {
        EightBytes.zeros(word ^ EightBytes.ones &* UInt64(UInt8(ascii: "%")))
            | EightBytes.zeros(word ^ EightBytes.ones &* UInt64(UInt8(ascii: "+")))
    }
}
