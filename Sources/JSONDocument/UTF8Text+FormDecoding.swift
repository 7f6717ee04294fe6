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
                guard let from = source.baseAddress, let to = target.baseAddress else { return 0 }
                var decoding = FormDecoding(source: from, target: to.assumingMemoryBound(to: UInt8.self))
                decoding.decode(count: source.count)
                isIntact = decoding.isIntact
                return decoding.written
            }
        }
        return (ByteSlice(storage, 0..<storage.count), isIntact)
    }
}

/// A form's text on its way: what is written never passes what was read, and there is room for all that is read.
private struct FormDecoding {
    let source: UnsafePointer<UInt8>
    let target: UnsafeMutablePointer<UInt8>
    private var read = 0
    private(set) var written = 0
    private(set) var isIntact = true

    init(source: UnsafePointer<UInt8>, target: UnsafeMutablePointer<UInt8>) {
        self.source = source
        self.target = target
    }

    /// Decodes `count` bytes.
    mutating func decode(count: Int) {
        while true {
            copyPlain(count: count)
            if read == count { return }
            let mark = source[read]
            read &+= 1
            target[written] = mark == UInt8(ascii: "+") ? UInt8(ascii: " ") : escaped(count: count) ?? mark
            written &+= 1
        }
    }

    /// Copies the bytes that stand for themselves.
    @inline(__always)
    private mutating func copyPlain(count: Int) {
        while count &- read >= 8 {
            if Self.isMark(source[read]) { return }
            let word = EightBytes.load(source + read)
            EightBytes.store(word, at: target + written)
            let marks = Self.marks(word)
            let plain = marks == 0 ? 8 : EightBytes.bytesBefore(marks)
            read &+= plain
            written &+= plain
            if marks != 0 { return }
        }
        while read < count, !Self.isMark(source[read]) {
            target[written] = source[read]
            read &+= 1
            written &+= 1
        }
    }

    /// The byte that two digits behind a percent sign spell; nil when they are not there.
    @inline(__always)
    private mutating func escaped(count: Int) -> UInt8? {
        guard count &- read >= 2,
            let byte = HexadecimalDigit.byte(high: source[read], low: source[read &+ 1])
        else {
            isIntact = false
            return nil
        }
        read &+= 2
        return byte
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
