extension JSONWriter {
    /// Makes room for more bytes behind those written.
    @inline(__always)
    mutating func reserve(_ additional: Int) {
        if capacity &- count < additional { grow(by: additional) }
    }

    @inline(never)
    private mutating func grow(by additional: Int) {
        let larger = max(capacity * 2, count + additional)
        let new = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        new.update(from: memory, count: count)
        memory.deallocate()
        memory = new
        capacity = larger
    }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        reserve(1)
        memory[count] = byte
        count &+= 1
    }

    mutating func append(_ text: UTF8Text) {
        text.withBytes { append($0) }
    }

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let base = bytes.baseAddress, !bytes.isEmpty else { return }
        reserve(bytes.count)
        (memory + count).update(from: base, count: bytes.count)
        count &+= bytes.count
    }

    /// Writes the decimal digits of an integer.
    mutating func appendDigits(of value: Int) {
        reserve(20)  // a sign and 19 digits
        if value < 0 {
            memory[count] = 0x2D
            count &+= 1
        }
        var rest = value.magnitude
        let start = count
        repeat {
            memory[count] = UInt8(truncatingIfNeeded: rest % 10) + 0x30
            count &+= 1
            rest /= 10
        } while rest > 0
        var digits = UnsafeMutableBufferPointer(start: memory + start, count: count - start)
        digits.reverse()  // they came last one first
    }

    /// Writes bytes between quotes, with the escapes they need, and a comma before them where one is due.
    @inline(__always)
    mutating func appendQuoted(_ bytes: UnsafeBufferPointer<UInt8>, after comma: Bool) {
        reserve(bytes.count &+ 16)  // a comma, two quotes, whole words
        memory[count] = 0x2C
        count &+= comma ? 1 : 0
        memory[count] = 0x22
        count &+= 1
        if let base = bytes.baseAddress {
            let plain = JSONEscape.copyPlain(from: base, count: bytes.count, to: memory + count)
            count &+= plain
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
                from: base + done, count: bytes.count &- done, to: memory + count)
            count &+= plain
            done &+= plain
            if done == bytes.count { return }
            append(JSONEscape.escape(of: base[done]))
            done &+= 1
        }
    }
}
