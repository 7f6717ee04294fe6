/// Decodes the escapes of strings that the scanner has accepted.
@usableFromInline
enum JSONStringDecoding {
    @usableFromInline
    static func decoded(_ content: UTF8Text) -> UTF8Text {
        // No escape is shorter than what it stands for, so the content's length is enough.
        let storage = content.withBytes { bytes in
            ByteStorage(capacity: bytes.count) { target in decode(bytes, into: target) }
        }
        return UTF8Text(whole: storage)
    }

    private static func decode(
        _ bytes: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableRawBufferPointer
    ) -> Int {
        guard let source = bytes.baseAddress,
            let target = target.baseAddress?.assumingMemoryBound(to: UInt8.self)
        else { return 0 }
        var read = 0
        var written = 0  // never ahead of `read`, so there is room for what is left to read
        while true {
            let plain = copyPlain(from: source + read, count: bytes.count - read, to: target + written)
            read += plain
            written += plain
            if read == bytes.count { return written }
            let letter = source[read + 1]
            if letter != 0x75 {
                target[written] = Escape.byte(ofLetter: letter)
                read += 2
                written += 1
                continue
            }
            let escape = Escape(in: bytes, at: read)
            read += escape.length
            if escape.scalar.isASCII {
                target[written] = UInt8(truncatingIfNeeded: escape.scalar.value)
                written += 1
                continue
            }
            for unit in Unicode.UTF8.encode(escape.scalar) ?? Unicode.UTF8.encodedReplacementCharacter {
                target[written] = unit
                written += 1
            }
        }
    }

    /// Copies bytes up to the first backslash, and returns how many those are.
    ///
    /// Source and target have `count` bytes; some behind those copied may be overwritten.
    @inline(__always)
    private static func copyPlain(
        from source: UnsafePointer<UInt8>, count: Int, to target: UnsafeMutablePointer<UInt8>
    ) -> Int {
        var done = 0
        while count &- done >= 8 {
            let word = EightBytes.load(source + done)
            EightBytes.store(word, at: target + done)
            let marks = EightBytes.zeros(word ^ EightBytes.ones &* 0x5C)
            if marks != 0 { return done &+ EightBytes.bytesBefore(marks) }
            done &+= 8
        }
        while done < count, source[done] != 0x5C {
            target[done] = source[done]
            done &+= 1
        }
        return done
    }

    /// Calls `body` with the place of the backslash of each escaped surrogate that lacks its other half.
    static func forEachLoneSurrogate(in bytes: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void) {
        var read = 0
        while let backslash = firstLoneSurrogate(in: bytes, from: read) {
            body(backslash)
            read = backslash + 6
        }
    }

    private static func firstLoneSurrogate(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var read = start
        while let backslash = EightBytes.firstIndex(of: 0x5C, in: bytes, from: read) {
            let escape = Escape(in: bytes, at: backslash)
            if escape.isLoneSurrogate { return backslash }
            read = backslash + escape.length
        }
        return nil
    }

    /// One escape.
    private struct Escape {
        var scalar: Unicode.Scalar
        /// The number of bytes it takes, from the backslash on.
        var length: Int
        var isLoneSurrogate = false

        /// Reads the escape whose backslash is at an index of a content that the scanner has accepted.
        init(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
            let letter = bytes[index + 1]
            guard letter == 0x75 else {
                scalar = Unicode.Scalar(Self.byte(ofLetter: letter))
                length = 2
                return
            }
            let unit = HexadecimalDigit.four(in: bytes, at: index + 2)
            length = 6
            if let scalar = Unicode.Scalar(unit) {
                self.scalar = scalar
                return
            }
            if unit < 0xDC00, let low = Self.lowSurrogate(in: bytes, at: index + 6),
                let scalar = Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF)
            {
                self.scalar = scalar
                length = 12
                return
            }
            scalar = "\u{FFFD}"
            isLoneSurrogate = true
        }

        /// What a backslash and a letter other than `u` stand for.
        @inline(__always)
        static func byte(ofLetter letter: UInt8) -> UInt8 {
            switch letter {
            case 0x62: 0x08
            case 0x66: 0x0C
            case 0x6E: 0x0A
            case 0x72: 0x0D
            case 0x74: 0x09
            default: letter  // quote, backslash or slash
            }
        }

        /// The second half of a pair, if an index has one.
        private static func lowSurrogate(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32? {
            guard bytes.count - index >= 6, bytes[index] == 0x5C, bytes[index + 1] == 0x75 else { return nil }
            let unit = HexadecimalDigit.four(in: bytes, at: index + 2)
            return unit & 0xFC00 == 0xDC00 ? unit : nil
        }
    }
}
