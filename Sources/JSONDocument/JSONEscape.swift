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
        var done = 0
        while count &- done >= 8 {
            let word = EightBytes.load(source + done)
            EightBytes.store(word, at: target + done)
            let marks = escaped(word)
            if marks != 0 { return done &+ EightBytes.bytesBefore(marks) }
            done &+= 8
        }
        if done == count { return done }
        let word = EightBytes.loadFewer(source + done, count: count &- done)
        EightBytes.store(word, at: target + done)
        // What is missing to eight bytes is zero and marked, so there always is a mark.
        return done &+ EightBytes.bytesBefore(escaped(word))
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
