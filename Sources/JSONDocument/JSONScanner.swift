/// Reads the bytes of a document once, checks them, and writes the tape.
///
/// Memory: every load happens at an offset below `end`, or of single bytes at `end`, which is at most the storage's
/// count; the storage has eight readable bytes from there on. Entries are written only below the tape's capacity.
struct JSONScanner: ~Copyable {
    let tape: JSONTape
    let bytes: UnsafePointer<UInt8>
    let end: Int
    let maximumDepth: Int

    var position = 0
    /// The offset of the last white space or escaped slash; -1 before the first.
    var lastLoose = -1

    var entries: UnsafeMutablePointer<JSONTapeEntry>
    var capacity: Int
    var entryCount = 0

    /// The entry of the innermost open container.
    ///
    /// While a container is open, `skip` holds the one around it.
    var open = 0
    var depth = 0
    /// Members or elements of the innermost open container so far.
    var itemCount: UInt32 = 0
    var isInObject = false

    init(tape: JSONTape, count: Int, maximumDepth: Int) {
        self.tape = tape
        self.bytes = tape.contents.pointee.base
        self.end = count
        self.maximumDepth = maximumDepth
        self.entries = tape.contents.pointee.entries
        self.capacity = tape.contents.pointee.capacity
    }

    mutating func scanDocument() throws(JSONError) {
        skipWhiteSpace()
        guard position < end else { throw JSONError(.empty, at: end) }
        repeat {
            // A value must begin here.
            switch byte {
            case 0x22: try scanString()
            case 0x7B:
                try openContainer(.object)
                if byte != 0x7D {
                    try scanKey()
                    continue
                }
                closeContainer()
            case 0x5B:
                try openContainer(.array)
                if byte != 0x5D { continue }
                closeContainer()
            case 0x2D, 0x30...0x39: try scanNumber()
            case 0x74: try scanLiteral("true", kind: .bool)
            case 0x66: try scanLiteral("false", kind: .bool)
            case 0x6E: try scanLiteral("null", kind: .null)
            default: throw unexpected(at: position)
            }
            try closeFinished()
        } while depth > 0
        skipWhiteSpace()
        guard position == end else { throw JSONError(.trailingContent, at: position) }
    }

    /// After a value: closes what ends here, then steps to where the next value begins.
    private mutating func closeFinished() throws(JSONError) {
        while depth > 0 {
            itemCount += 1
            skipWhiteSpace()
            let byte = self.byte
            if byte == 0x2C {
                position += 1
                skipWhiteSpace()
                if isInObject { try scanKey() }
                return
            }
            guard byte == (isInObject ? 0x7D : 0x5D) else { throw unexpected(at: position) }
            closeContainer()
        }
    }

    /// The byte at the position; 0, which can stand nowhere, at the end.
    private var byte: UInt8 { position < end ? bytes[position] : 0 }

    private func unexpected(at offset: Int) -> JSONError {
        offset < end ? JSONError(.unexpectedByte, at: offset) : JSONError(.unexpectedEnd, at: end)
    }

    private mutating func append(_ kind: JSONValue.Kind, from start: Int, flags: UInt32 = 0) {
        if entryCount == capacity {
            entries = tape.grow(keeping: entryCount)
            capacity = tape.contents.pointee.capacity
        }
        entries[entryCount] = JSONTapeEntry(
            startAndFlags: UInt32(truncatingIfNeeded: start) | flags,
            end: UInt32(truncatingIfNeeded: position), skip: 1,
            countAndKind: UInt32(kind.rawValue) << 29)
        entryCount += 1
    }

    // MARK: Containers

    private mutating func openContainer(_ kind: JSONValue.Kind) throws(JSONError) {
        guard depth < maximumDepth else { throw JSONError(.tooDeep, at: position) }
        if depth > 0 { entries[open].setCount(itemCount) }
        append(kind, from: position)
        entries[entryCount - 1].skip = UInt32(truncatingIfNeeded: open)
        open = entryCount - 1
        depth += 1
        itemCount = 0
        isInObject = kind == .object
        position += 1
        skipWhiteSpace()
    }

    private mutating func closeContainer() {
        position += 1
        let parent = Int(entries[open].skip)
        if lastLoose > entries[open].start { entries[open].startAndFlags |= JSONTapeEntry.looseFlag }
        entries[open].end = UInt32(truncatingIfNeeded: position)
        entries[open].skip = UInt32(truncatingIfNeeded: entryCount - open)
        entries[open].setCount(itemCount)
        open = parent
        depth -= 1
        itemCount = UInt32(truncatingIfNeeded: entries[open].count)
        isInObject = entries[open].kindBits == JSONValue.Kind.object.rawValue
    }

    private mutating func scanKey() throws(JSONError) {
        guard byte == 0x22 else { throw unexpected(at: position) }
        try scanString()
        skipWhiteSpace()
        guard byte == 0x3A else { throw unexpected(at: position) }
        position += 1
        skipWhiteSpace()
    }

    // MARK: Scalars

    private mutating func scanLiteral(_ literal: StaticString, kind: JSONValue.Kind) throws(JSONError) {
        let start = position
        for index in 0..<literal.utf8CodeUnitCount {
            guard byte == literal.utf8Start[index] else { throw unexpected(at: position) }
            position += 1
        }
        append(kind, from: start)
    }

    private mutating func scanNumber() throws(JSONError) {
        let start = position
        if byte == 0x2D { position += 1 }
        if byte == 0x30 {
            position += 1
            if byte &- 0x30 < 10 { throw JSONError(.invalidNumber, at: position) }
        } else {
            try scanDigits()
        }
        if byte == 0x2E {
            position += 1
            try scanDigits()
        }
        if byte | 0x20 == 0x65 {
            position += 1
            if byte == 0x2B || byte == 0x2D { position += 1 }
            try scanDigits()
        }
        append(.number, from: start)
    }

    private mutating func scanDigits() throws(JSONError) {
        let first = position
        while byte &- 0x30 < 10 { position += 1 }
        guard position > first else {
            throw position < end ? JSONError(.invalidNumber, at: position) : unexpected(at: position)
        }
    }

    private mutating func skipWhiteSpace() {
        while position < end {
            let byte = bytes[position]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
            lastLoose = position
            position += 1
        }
    }

    private mutating func scanString() throws(JSONError) {
        let start = position
        var flags: UInt32 = 0
        position += 1
        while position < end {
            let stops = Self.stops(EightBytes.load(bytes + position))
            if stops == 0 {
                position += 8
                continue
            }
            position += EightBytes.bytesBefore(stops)
            guard position < end else { break }
            switch bytes[position] {
            case 0x22:
                position += 1
                if lastLoose > start { flags |= JSONTapeEntry.looseFlag }
                append(.string, from: start, flags: flags)
                return
            case 0x5C:
                flags |= JSONTapeEntry.escapedFlag
                try scanEscape()
            case 0x80...: try scanMultibyte()
            default: throw JSONError(.controlCharacter, at: position)
            }
        }
        throw JSONError(.unexpectedEnd, at: end)
    }

    /// Marks quotes, backslashes, control characters and bytes from 0x80 up.
    @inline(__always)
    private static func stops(_ word: UInt64) -> UInt64 {
        let quotes = (word ^ EightBytes.ones &* 0x22) &- EightBytes.ones
        let backslashes = (word ^ EightBytes.ones &* 0x5C) &- EightBytes.ones
        let controls = word &- EightBytes.ones &* 0x20
        return (quotes | backslashes | controls | word) & EightBytes.highBits
    }

    private mutating func scanMultibyte() throws(JSONError) {
        repeat {
            let length = UTF8Validation.sequenceLength(EightBytes.loadFour(bytes + position))
            guard length > 0 else { throw JSONError(.invalidUTF8, at: position) }
            position += length
        } while position < end && bytes[position] >= 0x80
    }

    private mutating func scanEscape() throws(JSONError) {
        let backslash = position
        position += 1
        switch byte {
        case 0x22, 0x5C, 0x62, 0x66, 0x6E, 0x72, 0x74: position += 1
        case 0x2F:
            lastLoose = backslash
            position += 1
        case 0x75:
            position += 1
            for _ in 0..<4 {
                guard HexadecimalDigit.value(of: byte) != nil else { throw wrongEscape() }
                position += 1
            }
        default: throw wrongEscape()
        }
    }

    private func wrongEscape() -> JSONError {
        position < end ? JSONError(.invalidEscape, at: position) : unexpected(at: position)
    }
}
