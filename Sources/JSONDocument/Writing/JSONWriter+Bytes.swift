extension JSONWriter {
    /// Makes room for more bytes behind those written.
    @inlinable @inline(__always)
    mutating func reserve(_ additional: Int) {
        if capacity &- length < additional { grow(by: additional) }
    }

    @usableFromInline @inline(never)
    mutating func grow(by additional: Int) {
        let larger = max(capacity * 2, length + additional)
        let new = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        new.update(from: memory, count: length)
        memory.deallocate()
        memory = new
        capacity = larger
    }

    /// Writes a comma if one is due; room for it must be reserved.
    @inlinable @inline(__always)
    mutating func appendDueComma() {
        memory[length] = 0x2C
        length &+= needsComma ? 1 : 0
    }

    @inlinable @inline(__always)
    mutating func append(_ byte: UInt8) {
        reserve(1)
        memory[length] = byte
        length &+= 1
    }

    mutating func append(_ text: UTF8Text) {
        text.withBytes { append($0) }
    }

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let base = bytes.baseAddress, !bytes.isEmpty else { return }
        reserve(bytes.count)
        (memory + length).update(from: base, count: bytes.count)
        length &+= bytes.count
    }

    /// Writes the decimal digits of an integer.
    mutating func appendDigits(of value: Int) {
        reserve(20)  // a sign and 19 digits
        if value < 0 {
            memory[length] = 0x2D
            length &+= 1
        }
        var rest = value.magnitude
        let start = length
        repeat {
            memory[length] = UInt8(truncatingIfNeeded: rest % 10) + 0x30
            length &+= 1
            rest /= 10
        } while rest > 0
        var digits = UnsafeMutableBufferPointer(start: memory + start, count: length - start)
        digits.reverse()  // they came last one first
    }

    /// Writes bytes between quotes, with the escapes they need, and a comma before them where one is due.
    @inline(__always)
    mutating func appendQuoted(_ bytes: UnsafeBufferPointer<UInt8>) {
        reserve(bytes.count &+ 16)  // a comma, two quotes, whole words
        appendDueComma()
        memory[length] = 0x22
        length &+= 1
        if let base = bytes.baseAddress {
            let plain = JSONEscape.copyPlain(from: base, count: bytes.count, to: memory + length)
            length &+= plain
            if plain < bytes.count { appendEscaped(UnsafeBufferPointer(rebasing: bytes[plain...])) }
        }
        append(0x22)
    }

    /// Writes bytes with the escapes they need inside a string.
    mutating func appendEscaped(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let base = bytes.baseAddress else { return }
        var done = 0
        while true {
            // Room for the rest as it is, and for whole words.
            reserve(bytes.count &- done &+ 8)
            let plain = JSONEscape.copyPlain(
                from: base + done, count: bytes.count &- done, to: memory + length)
            length &+= plain
            done &+= plain
            if done == bytes.count { return }
            append(JSONEscape.escape(of: base[done]))
            done &+= 1
        }
    }
}

extension String {
    /// Calls a closure with the UTF-8 bytes, where they are if that is one place.
    @inline(__always)
    func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        if utf8.withContiguousStorageIfAvailable(body) != nil { return }
        var copy = self
        copy.withUTF8(body)
    }
}
