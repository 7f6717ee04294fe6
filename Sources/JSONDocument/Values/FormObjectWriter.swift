/// Writes a form as a JSON object; there is room for all that it can become.
struct FormObjectWriter {
    private let source: UnsafePointer<UInt8>
    private let end: Int
    private let target: UnsafeMutablePointer<UInt8>
    private var read = 0
    private(set) var written = 0
    /// Whether every percent sign so far has its digits; one without stays what it is.
    private(set) var isIntact = true

    /// Takes `count` bytes and a place for six times as many and eight more.
    init(_ source: UnsafePointer<UInt8>, count: Int, to target: UnsafeMutablePointer<UInt8>) {
        self.source = source
        end = count
        self.target = target
    }

    mutating func write() {
        append(UInt8(ascii: "{"))
        while read < end {
            if source[read] == UInt8(ascii: "&") {
                read &+= 1
                continue
            }
            if written > 1 { append(UInt8(ascii: ",")) }
            appendString(isName: true)
            append(UInt8(ascii: ":"))
            if read < end, source[read] == UInt8(ascii: "=") { read &+= 1 }
            appendString(isName: false)
        }
        append(UInt8(ascii: "}"))
    }

    /// Writes what there is up to the sign behind a name or a value.
    private mutating func appendString(isName: Bool) {
        append(UInt8(ascii: "\""))
        while read < end {
            let sign = source[read]
            if sign == UInt8(ascii: "%") {
                appendEscaped(decoded())
                continue
            }
            if sign == UInt8(ascii: "&") || (isName && sign == UInt8(ascii: "=")) { break }
            if Self.isPlain(sign) {
                copyPlain(isName: isName)
            } else {
                read &+= 1
                appendEscaped(sign == UInt8(ascii: "+") ? UInt8(ascii: " ") : sign)
            }
        }
        append(UInt8(ascii: "\""))
    }

    /// The byte that a percent sign and two digits spell; the sign itself when they are not there.
    @inline(__always)
    private mutating func decoded() -> UInt8 {
        guard end &- read >= 3,
            let byte = HexadecimalDigit.byte(high: source[read &+ 1], low: source[read &+ 2])
        else {
            isIntact = false
            read &+= 1
            return UInt8(ascii: "%")
        }
        read &+= 3
        return byte
    }

    @inline(__always)
    private mutating func append(_ byte: UInt8) {
        target[written] = byte
        written &+= 1
    }

    @inline(__always)
    private mutating func appendEscaped(_ byte: UInt8) {
        if byte < 0x20 { return appendControl(byte) }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { append(UInt8(ascii: "\\")) }
        append(byte)
    }

    private mutating func appendControl(_ byte: UInt8) {
        JSONEscape.escape(of: byte).withBytes { escape in
            for byte in escape { append(byte) }
        }
    }
}

// MARK: - Bytes that stand for themselves

extension FormObjectWriter {
    /// Copies a byte that stands for itself, and those behind it.
    @inline(__always)
    private mutating func copyPlain(isName: Bool) {
        while end &- read >= 8 {  // a word is left to read, so there is room for six
            let word = EightBytes.load(source + read)
            EightBytes.store(word, at: target + written)
            var stops = Self.stops(word)
            if isName { stops |= EightBytes.marks(UInt8(ascii: "="), in: word) }
            let plain = stops == 0 ? 8 : EightBytes.bytesBefore(stops)
            read &+= plain
            written &+= plain
            if stops != 0 { return }
        }
        while read < end, Self.isPlain(source[read]), !isName || source[read] != UInt8(ascii: "=") {
            append(source[read])
            read &+= 1
        }
    }

    /// Marks the bytes that stand for others, end a field or need an escape.
    @inline(__always)
    private static func stops(_ word: UInt64) -> UInt64 {
        let signs =
            EightBytes.marks(UInt8(ascii: "%"), in: word) | EightBytes.marks(UInt8(ascii: "+"), in: word)
            | EightBytes.marks(UInt8(ascii: "&"), in: word)
        return signs | JSONEscape.escaped(word)
    }

    /// Whether ``stops(_:)`` would not mark a byte.
    @inline(__always)
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"): false
        case UInt8(ascii: "%"), UInt8(ascii: "+"), UInt8(ascii: "&"): false
        default: true
        }
    }
}
