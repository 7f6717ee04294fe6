extension JSONValue {
    /// The members of an object in their order, duplicate keys included; empty for everything else.
    @inlinable public var members: JSONMembers { JSONMembers(self) }

    /// The elements of an array in their order; empty for everything else.
    @inlinable public var elements: JSONElements { JSONElements(self) }

    /// The value of a key's last occurrence in an object; nil when there is none.
    ///
    /// Looks at every member.
    public subscript(key: UTF8Text) -> JSONValue? {
        var found: UnsafePointer<JSONTapeEntry>?
        forEachMember { member in
            if member.withKey({ $0 == key }) { found = member.place.entry }
        }
        return found.map { JSONValue(tape: tape, entry: $0) }
    }
}
