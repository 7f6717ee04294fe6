import CSixteenBytes

/// The escapes that `JSONWriter` writes.
@usableFromInline
enum JSONEscape {
    /// The escape of a byte that cannot stand in a string.
    static func escape(of byte: UInt8) -> UTF8Text {
        switch byte {
        case 0x22: "\\\""
        case 0x5C: "\\\\"
        case 0x08: "\\b"
        case 0x09: "\\t"
        case 0x0A: "\\n"
        case 0x0C: "\\f"
        case 0x0D: "\\r"
        default: UTF8Text("\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16))
        }
    }

    /// Copies bytes up to the first that needs an escape, and returns how many those are.
    ///
    /// `count` bytes of the source are readable; the target has room for eight more than that.
    @inline(__always)
    static func copyPlain(
        from source: UnsafePointer<UInt8>, count: Int, to target: UnsafeMutablePointer<UInt8>
    ) -> Int {
        if count < 8 { return copyFewer(from: source, count: count, to: target) }
        if count < 16 { return copyTwoWords(from: source, count: count, to: target) }
        var done = 0
        while count &- done > 16 {
            let plain = sixteen_bytes_copied_before_escape(source + done, target + done)
            done &+= plain
            if plain < 16 { return done }
        }
        // The last sixteen bytes; they may overlap those copied already, which need no escape.
        let last = count &- 16
        return last &+ sixteen_bytes_copied_before_escape(source + last, target + last)
    }

    /// Copies bytes, a backslash before each quote and backslash, and returns where they end.
    ///
    /// Sixteen bytes more than `count` are readable, and sixteen more than twice `count` are writable. The source begins at
    /// least `count` and sixteen bytes behind the target's beginning, if they share memory: what is written never reaches
    /// what is still to be read. There are no control characters.
    static func fold(
        _ source: UnsafePointer<UInt8>, count: Int, to target: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        var (done, end) = (0, target)
        while done < count {
            let plain = min(sixteen_bytes_copied_before_escape(source + done, end), count &- done)
            done &+= plain
            end += plain
            if plain == 16 || done == count { continue }
            end[0] = 0x5C
            end[1] = source[done]
            done &+= 1
            end += 2
        }
        return end
    }

    /// Copies eight to fifteen bytes in two words, which may overlap.
    @inline(__always)
    private static func copyTwoWords(
        from source: UnsafePointer<UInt8>, count: Int, to target: UnsafeMutablePointer<UInt8>
    ) -> Int {
        let (first, second) = (EightBytes.load(source), EightBytes.load(source + count - 8))
        EightBytes.store(first, at: target)
        EightBytes.store(second, at: target + count - 8)
        let (marks, lastMarks) = (escaped(first), escaped(second))
        if marks != 0 { return EightBytes.bytesBefore(marks) }
        return lastMarks == 0 ? count : count &- 8 &+ EightBytes.bytesBefore(lastMarks)
    }

    /// Copies up to seven bytes, and zeros behind them.
    @inline(__always)
    private static func copyFewer(
        from source: UnsafePointer<UInt8>, count: Int, to target: UnsafeMutablePointer<UInt8>
    ) -> Int {
        if count == 0 { return 0 }
        let word = EightBytes.loadFewer(source, count: count)
        EightBytes.store(word, at: target)
        // What is missing to eight bytes is zero and marked, so there always is a mark.
        return EightBytes.bytesBefore(escaped(word))
    }

    /// Whether bytes need no escape; computed at compile time where they are known then.
    @inlinable @inline(__always)
    static func arePlain(_ bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
        var done = 0
        while count &- done >= 8 {
            if escaped(EightBytes.load(bytes + done)) != 0 { return false }
            done &+= 8
        }
        if done == count { return true }
        let marks = escaped(EightBytes.loadFewer(bytes + done, count: count &- done))
        // What is missing to eight bytes is zero and marked.
        return EightBytes.bytesBefore(marks) == count &- done
    }

    /// Marks quotes, backslashes and control characters.
    @inlinable @inline(__always)
    static func escaped(_ word: UInt64) -> UInt64 {
        let quotes = (word ^ EightBytes.ones &* 0x22) &- EightBytes.ones
        let backslashes = (word ^ EightBytes.ones &* 0x5C) &- EightBytes.ones
        let controls = word &- EightBytes.ones &* 0x20
        return (quotes | backslashes | controls) & ~word & EightBytes.highBits
    }
}
