internal import PushRecords

extension ByteSlice {
    /// The first place of a byte that is no JSON white space at or after an index.
    func firstFilledIndex(from start: Int = 0) -> Int? {
        withBytes { bytes in bytes[start...].firstIndex { !$0.isBlank } }
    }

    /// Where the array or object at an index ends, found by its brackets only; nil when it does not end.
    func endOfValue(from start: Int) -> Int? {
        withBytes { bytes in
            var depth = 0
            var index = start
            while index < bytes.count {
                switch bytes[index] {
                case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
                case UInt8(ascii: "]"), UInt8(ascii: "}"):
                    depth -= 1
                    if depth == 0 { return index + 1 }
                case UInt8(ascii: "\""): index = Self.endOfString(in: bytes, from: index)
                default: break
                }
                index += 1
            }
            return nil
        }
    }

    /// The place of the quote that ends the string whose first quote is at an index, or of the last byte.
    private static func endOfString(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return index
    }

    /// The bytes without a character at their end that is not whole yet.
    var wholeCharacters: ByteSlice {
        // Of a character's four bytes at most, three may be there already.
        for length in 1...3 where length <= count {
            let byte = self[count - length]
            if byte & 0xC0 == 0x80 { continue }
            let wanted = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            return wanted > length ? self[0..<count - length] : self
        }
        return self
    }
}
