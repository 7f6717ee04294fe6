/// Reads the bytes of a document once, checks them, and writes the tape.
///
/// Everything that a valid document needs is inlined into `scan`, so that the state lives in registers; what is rare
/// is a static function that gets and returns values.
///
/// Memory: `position` never passes the storage's count, because nothing accepts the zero bytes behind it, and from
/// there on `ByteStorage.padding` bytes are readable, more than any load takes. Up to the count the bytes may belong
/// to the storage's next slice; whatever is found there, `position` or an error's offset then is at or behind `end`,
/// which means that the document stops too early. Entries are written only below the tape's capacity.
struct JSONScanner: BitwiseCopyable {
    /// What is filled; the caller keeps the tape alive.
    let contents: UnsafeMutablePointer<JSONTapeContents>
    let bytes: UnsafePointer<UInt8>
    /// The number of bytes of the document.
    let end: Int
    let maximumDepth: Int

    var position = 0
    /// The offset of the last white space or escaped slash; -1 before the first.
    var lastLoose = -1

    var next: UnsafeMutablePointer<JSONTapeEntry>
    /// Up to here there is room for two entries.
    var limit: UnsafeMutablePointer<JSONTapeEntry>

    /// The entry of the innermost open container.
    ///
    /// While a container is open, its `skip` leads back to the container around it and its count is what was counted
    /// when an inner one began.
    var open: UnsafeMutablePointer<JSONTapeEntry>
    var depth = 0
    /// Members or elements of the innermost open container so far.
    var itemCount: UInt32 = 0
    var isInObject = false

    @inline(__always)
    private init(contents: UnsafeMutablePointer<JSONTapeContents>, count: Int, maximumDepth: Int) {
        self.contents = contents
        self.bytes = contents.pointee.base
        self.end = count
        self.maximumDepth = maximumDepth
        self.next = contents.pointee.entries
        self.open = contents.pointee.entries
        self.limit = contents.pointee.limit
    }

    /// Scans the `count` bytes at the base of a tape that the caller keeps alive.
    ///
    /// - Returns: Where the value ends.
    /// - Throws: What is wrong; with `isPrefix` not what follows the value.
    @inline(never)
    static func scan(
        _ contents: UnsafeMutablePointer<JSONTapeContents>, count: Int, maximumDepth: Int, isPrefix: Bool
    ) throws(JSONError) -> Int {
        var scanner = JSONScanner(contents: contents, count: count, maximumDepth: maximumDepth)
        scanner.skipWhiteSpace()
        guard scanner.position < count else { throw JSONError(.empty, at: count) }
        try scanner.scanRoot()
        let rest = endOfWhiteSpace(scanner.bytes, from: scanner.position, end: count)
        guard rest >= count || isPrefix else { throw JSONError(.trailingContent, at: rest) }
        guard rest <= count else { throw JSONError(.unexpectedEnd, at: count) }
        return scanner.position
    }

    /// Scans from value to value until the root is complete.
    @inline(__always)
    private mutating func scanRoot() throws(JSONError) {
        repeat {
            guard position < end else { throw unexpected(at: end) }
            try makeRoom()
            if isInObject { try scanKey() }
            switch bytes[position] {
            case 0x22: try scanString()
            case 0x7B:
                try openContainer(.object)
                if bytes[position] != 0x7D { continue }
                closeContainer()
            case 0x5B:
                try openContainer(.array)
                if bytes[position] != 0x5D { continue }
                closeContainer()
            case 0x2D, 0x30...0x39: try scanNumber()
            case 0x74: try scanLiteral("true", kind: .bool)
            case 0x66: try scanLiteral("false", kind: .bool)
            case 0x6E: try scanLiteral("null", kind: .null)
            default: throw unexpected(at: position)
            }
            try closeFinished()
        } while depth > 0
    }

    /// After a value: closes what ends here, then steps to where the next key or value begins.
    @inline(__always)
    private mutating func closeFinished() throws(JSONError) {
        while depth > 0 {
            itemCount &+= 1
            skipWhiteSpace()
            let byte = bytes[position]
            if byte == 0x2C {
                position &+= 1
                skipWhiteSpace()
                return
            }
            guard byte == (isInObject ? 0x7D : 0x5D) else { throw unexpected(at: position) }
            closeContainer()
        }
    }

    @inline(__always)
    private mutating func scanKey() throws(JSONError) {
        guard bytes[position] == 0x22 else { throw unexpected(at: position) }
        try scanString()
        skipWhiteSpace()
        guard bytes[position] == 0x3A else { throw unexpected(at: position) }
        position &+= 1
        skipWhiteSpace()
    }

    @inline(__always)
    private mutating func scanLiteral(_ literal: StaticString, kind: JSONValue.Kind) throws(JSONError) {
        let start = position
        position &+= literal.utf8CodeUnitCount
        // The last four letters; the first one brought us here.
        let letters = literal.utf8Start + literal.utf8CodeUnitCount - 4
        guard EightBytes.loadFour(bytes + position - 4) == EightBytes.loadFour(letters) else {
            throw unexpected(at: Self.firstDifference(between: bytes + start, and: literal) + start)
        }
        append(kind, from: start)
    }

    @inline(never)
    private static func firstDifference(
        between bytes: UnsafePointer<UInt8>, and literal: StaticString
    ) -> Int {
        (0..<literal.utf8CodeUnitCount).first { bytes[$0] != literal.utf8Start[$0] } ?? 0
    }

    /// Skips white space, whose end may be behind the end of the document.
    @inline(__always)
    mutating func skipWhiteSpace() {
        if bytes[position] > 0x20 { return }
        if bytes[position] == 0x20 {  // the one that many writers put behind commas and colons
            lastLoose = position
            position &+= 1
        }
        if bytes[position] <= 0x20 {
            let next = Self.endOfWhiteSpace(bytes, from: position, end: end)
            if next > position { lastLoose = position }
            position = next
        }
    }

    @inline(never)
    private static func endOfWhiteSpace(_ bytes: UnsafePointer<UInt8>, from start: Int, end: Int) -> Int {
        var position = start
        while position < end {
            // The first byte that is no space is the lowest one that differs from it.
            let others = EightBytes.load(bytes + position) ^ EightBytes.ones &* 0x20
            position += others == 0 ? 8 : EightBytes.bytesBefore(others)
            guard others != 0, position < end else { continue }
            let byte = bytes[position]
            guard byte == 0x0A || byte == 0x0D || byte == 0x09 else { break }
            position &+= 1
        }
        return max(start, min(position, end))
    }

    func unexpected(at offset: Int) -> JSONError {
        offset < end ? JSONError(.unexpectedByte, at: offset) : JSONError(.unexpectedEnd, at: end)
    }
}

extension JSONScanner {
    @inline(__always)
    mutating func makeRoom() throws(JSONError) {
        if next >= limit { try moveToLargerTape() }
    }

    @inline(__always)
    private mutating func moveToLargerTape() throws(JSONError) {
        let old = contents.pointee.entries
        guard let new = contents.pointee.grow(keeping: next - old) else {
            throw JSONError(.tooDense, at: position)
        }
        next = new + (next - old)
        open = new + (open - old)
        limit = contents.pointee.limit
    }

    /// Writes the entry of what lies between an offset and the position.
    @inline(__always)
    mutating func append(_ kind: JSONValue.Kind, from start: Int, flags: UInt32 = 0) {
        // `makeRoom` came before; offsets and counts fit because of `JSONTape.maximumBytes`.
        next.pointee = JSONTapeEntry(
            startAndFlags: UInt32(truncatingIfNeeded: start) | flags,
            end: UInt32(truncatingIfNeeded: position), skip: 1,
            countAndKind: UInt32(kind.rawValue) << 29)
        next += 1
    }

    /// Steps into an array or object.
    @inline(__always)
    mutating func openContainer(_ kind: JSONValue.Kind) throws(JSONError) {
        guard depth < maximumDepth else { throw JSONError(.tooDeep, at: position) }
        if depth > 0 { open.pointee.setCount(itemCount) }
        next.pointee = JSONTapeEntry(
            startAndFlags: UInt32(truncatingIfNeeded: position), end: 0,
            skip: UInt32(truncatingIfNeeded: next - open), countAndKind: UInt32(kind.rawValue) << 29)
        open = next
        next += 1
        depth &+= 1
        itemCount = 0
        isInObject = kind == .object
        position &+= 1
        skipWhiteSpace()
    }

    /// Steps out of the innermost array or object, whose closing bracket is at the position.
    @inline(__always)
    mutating func closeContainer() {
        position &+= 1
        let parent = open - Int(open.pointee.skip)
        if lastLoose > open.pointee.start { open.pointee.startAndFlags |= JSONTapeEntry.looseFlag }
        open.pointee.end = UInt32(truncatingIfNeeded: position)
        open.pointee.skip = UInt32(truncatingIfNeeded: next - open)
        open.pointee.setCount(itemCount)
        open = parent
        depth &-= 1
        itemCount = UInt32(truncatingIfNeeded: parent.pointee.count)
        isInObject = parent.pointee.kindBits == JSONValue.Kind.object.rawValue && depth > 0
    }

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
