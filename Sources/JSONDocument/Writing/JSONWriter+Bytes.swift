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

extension JSONWriter {
    /// Writes the key of the next member, a name known at compile time, when it is also checked for escapes.
    @inlinable @inline(__always)
    package mutating func key(_ name: StaticString) {
        guard name.isPlain else { return key(UTF8Text(stringLiteral: name)) }
        let count = name.utf8CodeUnitCount
        reserve(count &+ 4)  // a comma, two quotes, a colon
        appendDueComma()
        memory[length] = 0x22
        (memory + length + 1).update(from: name.utf8Start, count: count)
        memory[length &+ count &+ 1] = 0x22
        memory[length &+ count &+ 2] = 0x3A
        length &+= count &+ 3
        needsComma = false
    }

    /// Writes a string known at compile time, when it is also checked for escapes.
    @inlinable @inline(__always)
    package mutating func string(literal text: StaticString) {
        guard text.isPlain else { return string(UTF8Text(stringLiteral: text)) }
        let count = text.utf8CodeUnitCount
        reserve(count &+ 3)  // a comma, two quotes
        appendDueComma()
        memory[length] = 0x22
        (memory + length + 1).update(from: text.utf8Start, count: count)
        memory[length &+ count &+ 1] = 0x22
        length &+= count &+ 2
        needsComma = true
    }

    /// Writes a member with a string, its name known at compile time; nothing when there is no text.
    @inlinable @inline(__always)
    package mutating func member(_ name: StaticString, _ text: UTF8Text?) {
        if text == nil { return }
        key(name)
        string(text.unsafelyUnwrapped)  // binding it to a name would retain it
    }

    /// Writes a member with an integer; nothing when there is none.
    @inlinable @inline(__always)
    package mutating func member(_ name: StaticString, _ number: Int?) {
        guard let number else { return }
        key(name)
        integer(number)
    }

    /// Writes a member with `true` or `false`; nothing when there is neither.
    @inlinable @inline(__always)
    package mutating func member(_ name: StaticString, _ flag: Bool?) {
        guard let flag else { return }
        key(name)
        bool(flag)
    }

    /// Writes a piece of the string, known at compile time, when it is also checked for escapes.
    @inlinable @inline(__always)
    package mutating func appendToString(_ piece: StaticString) {
        guard piece.isPlain else { return appendToString(UTF8Text(stringLiteral: piece)) }
        let count = piece.utf8CodeUnitCount
        reserve(count)
        (memory + length).update(from: piece.utf8Start, count: count)
        length &+= count
    }
}

extension StaticString {
    /// Whether the bytes are a string's without escapes.
    @inlinable @inline(__always)
    var isPlain: Bool {
        hasPointerRepresentation && JSONEscape.arePlain(utf8Start, count: utf8CodeUnitCount)
    }
}
