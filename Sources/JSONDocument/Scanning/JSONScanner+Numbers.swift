extension JSONScanner {
    /// Scans the number at the position.
    @inline(__always)
    mutating func scanNumber() throws(JSONError) {
        let start = position
        let first = bytes[start] == 0x2D ? start + 1 : start
        let next = Self.endOfDigits(bytes, from: first)
        // Integers without a leading zero that end before the document does are simple.
        let isSimple =
            next < end && next > first && bytes[first] != 0x30 && !Self.continuesNumber(bytes[next])
        position = isSimple ? next : try Self.endOfNumber(bytes, from: start, end: end)
        append(.number, from: start, flags: isSimple ? 0 : JSONTapeEntry.escapedFlag)
    }

    /// The first offset from another on that has no digit.
    @inline(__always)
    private static func endOfDigits(_ bytes: UnsafePointer<UInt8>, from start: Int) -> Int {
        var position = start
        while true {
            // Digits came before, and the padding has none, so the position is at most the storage's count.
            // A digit XOR 0x30 is below 10; adding 0x76 to anything else gives a byte of 0x80 or more.
            let values = EightBytes.load(bytes + position) ^ EightBytes.ones &* 0x30
            let marks = (values &+ EightBytes.ones &* 0x76 | values) & EightBytes.highBits
            if marks != 0 { return position + EightBytes.bytesBefore(marks) }
            position += 8
        }
    }

    @inline(__always)
    private static func continuesNumber(_ byte: UInt8) -> Bool { byte == 0x2E || byte | 0x20 == 0x65 }

    /// Scans any number, never looking behind the end, which may be the end of the number too.
    @inline(never)
    private static func endOfNumber(
        _ bytes: UnsafePointer<UInt8>, from start: Int, end: Int
    ) throws(JSONError) -> Int {
        func byte(_ offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }
        func digits(from first: Int) throws(JSONError) -> Int {
            var position = first
            while byte(position) &- 0x30 < 10 { position += 1 }
            if position > first { return position }
            throw JSONError(first < end ? .invalidNumber : .unexpectedEnd, at: first)
        }
        let first = byte(start) == 0x2D ? start + 1 : start
        var position = try digits(from: first)
        if byte(first) == 0x30, position > first + 1 { throw JSONError(.invalidNumber, at: first + 1) }
        if byte(position) == 0x2E { position = try digits(from: position + 1) }
        if byte(position) | 0x20 == 0x65 {
            let hasSign = byte(position + 1) == 0x2B || byte(position + 1) == 0x2D
            position = try digits(from: position + (hasSign ? 2 : 1))
        }
        return position
    }
}
