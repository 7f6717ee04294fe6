extension JSONWriter {
    /// Writes the key of the next member, a name known where this is compiled; so is the check whether it needs escapes.
    @inlinable @inline(__always)
    public mutating func key(_ name: StaticString) {
        guard name.hasPointerRepresentation,
            JSONEscape.arePlain(name.utf8Start, count: name.utf8CodeUnitCount)
        else { return key(UTF8Text(stringLiteral: name)) }
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
}
