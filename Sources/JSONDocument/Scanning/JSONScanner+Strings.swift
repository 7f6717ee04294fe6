import CSixteenBytes

extension JSONScanner {
    @inline(__always)
    mutating func scanString() throws(JSONError) {
        let start = position
        // Most strings are shorter than sixteen bytes and have neither escapes nor anything but ASCII. The start is
        // below the storage's count, so the load and the byte after it end in its padding at the latest.
        let stop = start &+ 1 &+ sixteen_bytes_before_stop(bytes + start + 1)
        if bytes[stop] == 0x22 {
            position = stop &+ 1
            append(.string, from: start)
            return
        }
        let rest = try StringRest(bytes, from: stop, end: end)
        position = rest.end
        if rest.lastSlash > start { lastLoose = rest.lastSlash }
        if rest.hasLoneSurrogate { contents.pointee.hasLoneSurrogate = true }
        append(.string, from: start, flags: rest.flags)
    }

    /// What follows in a string from some offset in it on, which may be behind the end of the document.
    ///
    /// Memory: each load begins below `limit`, which is at most the storage's count.
    private struct StringRest {
        /// The offset behind the closing quote.
        var end = 0
        /// The offset of the last escaped slash; -1 when there is none.
        var lastSlash = -1
        var flags: UInt32 = 0
        /// Whether an escaped surrogate lacks its other half.
        var hasLoneSurrogate = false

        @inline(never)
        init(_ bytes: UnsafePointer<UInt8>, from start: Int, end limit: Int) throws(JSONError) {
            var position = start
            while position < limit {
                let plain = sixteen_bytes_before_stop(bytes + position)
                position += plain
                if plain == 16 { continue }
                guard position < limit else { break }
                let byte = bytes[position]
                if byte == 0x22 {
                    end = position + 1
                    return
                } else if byte >= 0x80 {
                    position = try Self.endOfMultibyte(bytes, from: position, limit: limit)
                } else if byte == 0x5C {
                    flags |= JSONTapeEntry.escapedFlag
                    if bytes[position + 1] == 0x22 {  // as in every string that holds JSON
                        position &+= 2
                        continue
                    }
                    if bytes[position + 1] == 0x2F {
                        flags |= JSONTapeEntry.looseFlag
                        lastSlash = position
                    }
                    let escape = position
                    position = try Self.endOfEscape(bytes, from: position, limit: limit)
                    // Surrogates begin with D8 to DF.
                    if bytes[escape + 2] | 0x20 == 0x64, position == escape + 6, bytes[escape + 3] >= 0x38 {
                        let end = try Self.endOfPair(bytes, from: escape, limit: limit)
                        if end < 0 { hasLoneSurrogate = true } else { position = end }
                    }
                } else {
                    throw JSONError(.controlCharacter, at: position)
                }
            }
            throw JSONError(.unexpectedEnd, at: limit)
        }

        @inline(__always)
        private static func endOfMultibyte(
            _ bytes: UnsafePointer<UInt8>, from start: Int, limit: Int
        ) throws(JSONError) -> Int {
            var position = start
            repeat {
                let word = EightBytes.load(bytes + position)
                if UTF8Validation.beginsWithTwoOfThree(word) {
                    position += 6
                    continue
                }
                let length = UTF8Validation.sequenceLength(UInt32(truncatingIfNeeded: word))
                guard length > 0 else { throw JSONError(.invalidUTF8, at: position) }
                position += length
            } while position < limit && bytes[position] >= 0x80
            return position
        }

        /// The offset behind the pair of surrogates whose first escape an offset has; -1 for a half without its other.
        private static func endOfPair(
            _ bytes: UnsafePointer<UInt8>, from backslash: Int, limit: Int
        ) throws(JSONError) -> Int {
            let second = backslash + 6
            // The first half begins with D8 to DB, the second with DC to DF.
            guard bytes[backslash + 3] | 0x20 < 0x63, bytes[second] == 0x5C, bytes[second + 1] == 0x75,
                bytes[second + 2] | 0x20 == 0x64, bytes[second + 3] | 0x20 >= 0x63
            else { return -1 }
            return try endOfEscape(bytes, from: second, limit: limit)
        }

        private static func endOfEscape(
            _ bytes: UnsafePointer<UInt8>, from backslash: Int, limit: Int
        ) throws(JSONError) -> Int {
            var position = backslash + 1
            switch bytes[position] {
            case 0x22, 0x2F, 0x5C, 0x62, 0x66, 0x6E, 0x72, 0x74: return position + 1
            case 0x75:
                repeat {
                    position += 1
                } while HexadecimalDigit.value(of: bytes[position]) != nil
                    && position < backslash + 6
                if position == backslash + 6 { return position }
            default: break
            }
            throw JSONError(position < limit ? .invalidEscape : .unexpectedEnd, at: min(position, limit))
        }
    }
}
