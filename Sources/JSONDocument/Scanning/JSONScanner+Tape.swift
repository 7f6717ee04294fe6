extension JSONScanner {
    /// Makes room for a key and a value.
    @inline(__always)
    mutating func makeRoom() throws(JSONError) {
        if next >= limit { try moveToLargerTape() }
    }

    @inline(__always)
    private mutating func moveToLargerTape() throws(JSONError) {
        let old = contents.pointee.entries
        guard let new = contents.pointee.grow(keeping: next - old) else {
            throw JSONError(.tooDense, at: position)
        }
        next = new + (next - old)
        open = new + (open - old)
        limit = contents.pointee.limit
    }

    /// Writes the entry of what lies between an offset and the position.
    @inline(__always)
    mutating func append(_ kind: JSONValue.Kind, from start: Int, flags: UInt32 = 0) {
        // `makeRoom` came before; offsets and counts fit because of `JSONTape.maximumBytes`.
        next.pointee = JSONTapeEntry(
            startAndFlags: UInt32(truncatingIfNeeded: start) | flags,
            end: UInt32(truncatingIfNeeded: position), skip: 1,
            countAndKind: UInt32(kind.rawValue) << 29)
        next += 1
    }

    /// Steps into an array or object.
    @inline(__always)
    mutating func openContainer(_ kind: JSONValue.Kind) throws(JSONError) {
        guard depth < maximumDepth else { throw JSONError(.tooDeep, at: position) }
        if depth > 0 { open.pointee.setCount(itemCount) }
        next.pointee = JSONTapeEntry(
            startAndFlags: UInt32(truncatingIfNeeded: position), end: 0,
            skip: UInt32(truncatingIfNeeded: next - open), countAndKind: UInt32(kind.rawValue) << 29)
        open = next
        next += 1
        depth &+= 1
        itemCount = 0
        isInObject = kind == .object
        position &+= 1
        skipWhiteSpace()
    }

    /// Steps out of the innermost array or object, whose closing bracket is at the position.
    @inline(__always)
    mutating func closeContainer() {
        position &+= 1
        let parent = open - Int(open.pointee.skip)
        if lastLoose > open.pointee.start { open.pointee.startAndFlags |= JSONTapeEntry.looseFlag }
        open.pointee.end = UInt32(truncatingIfNeeded: position)
        open.pointee.skip = UInt32(truncatingIfNeeded: next - open)
        open.pointee.setCount(itemCount)
        open = parent
        depth &-= 1
        itemCount = UInt32(truncatingIfNeeded: parent.pointee.count)
        isInObject = parent.pointee.kindBits == JSONValue.Kind.object.rawValue && depth > 0
    }
}
