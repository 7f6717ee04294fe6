extension JSONValue {
    /// The members of an object in their order, duplicate keys included; empty for everything else.
    @inlinable public var members: JSONMembers { JSONMembers(self) }

    /// The elements of an array in their order; empty for everything else.
    @inlinable public var elements: JSONElements { JSONElements(self) }

    /// The value of a key's last occurrence in an object; nil when there is none.
    ///
    /// Looks at every member.
    public subscript(key: UTF8Text) -> JSONValue? {
        guard kind == .object else { return nil }
        defer { withExtendedLifetime(tape) {} }
        var found: UnsafePointer<JSONTapeEntry>?
        var member = entry + 1
        for _ in 0..<count {
            let place = member.pointee
            // Most keys differ in length already; a key's range includes the two quotes.
            if place.length &- 2 == key.count || place.isEscaped, tape.hasKey(key, at: member) {
                found = member + 1
            }
            // A key's entry is followed by its value's, and that says where the next sibling is.
            member += 1 + Int(member[1].skip)
        }
        return found.map { JSONValue(tape: tape, entry: $0) }
    }
}
