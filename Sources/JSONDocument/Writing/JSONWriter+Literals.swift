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
