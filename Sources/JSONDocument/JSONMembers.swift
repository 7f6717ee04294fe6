/// One member of an object.
public struct JSONMember: @unchecked Sendable {
    // Unchecked because of the pointer only, as in `JSONValue`.

    @usableFromInline let tape: JSONTape
    @usableFromInline let entry: UnsafePointer<JSONTapeEntry>

    @inlinable
    init(tape: JSONTape, entry: UnsafePointer<JSONTapeEntry>) {
        self.tape = tape
        self.entry = entry
    }

    /// The key, decoded; its bytes are shared when it has no escapes.
    @inlinable public var key: UTF8Text { keyValue.decodedString(at: keyValue.place) }

    /// The value.
    @inlinable public var value: JSONValue { JSONValue(tape: tape, entry: entry + 1) }

    /// Whether the key equals a text; cheaper than taking the key.
    public func hasKey(_ text: UTF8Text) -> Bool {
        tape.hasKey(text, at: entry)
    }

    /// The key as it is spelled, where `JSONWriter` would spell it in another way; nil otherwise.
    public var escapedKey: RawJSON? {
        guard keyValue.place.isEscaped else { return nil }
        let spelled = RawJSON(keyValue)
        return spelled == .string(key) ? nil : spelled
    }

    /// The key as a string value.
    @inlinable var keyValue: JSONValue { JSONValue(tape: tape, entry: entry) }
}

/// The members of an object.
public struct JSONMembers: Sequence, Sendable {
    @usableFromInline let object: JSONValue

    @inlinable
    init(_ object: JSONValue) {
        self.object = object
    }

    /// The number of members, duplicate keys counted.
    @inlinable public var count: Int { object.kind == .object ? object.count : 0 }
    /// Whether there are no members.
    @inlinable public var isEmpty: Bool { count == 0 }
    /// The same as `count`.
    @inlinable public var underestimatedCount: Int { count }

    /// Starts at the first member.
    @inlinable
    public func makeIterator() -> Iterator {
        Iterator(tape: object.tape, entry: object.entry + 1, remaining: count)
    }

    /// Goes from member to member.
    public struct Iterator: IteratorProtocol {
        @usableFromInline let tape: JSONTape
        @usableFromInline var entry: UnsafePointer<JSONTapeEntry>
        @usableFromInline var remaining: Int

        @inlinable
        init(tape: JSONTape, entry: UnsafePointer<JSONTapeEntry>, remaining: Int) {
            self.tape = tape
            self.entry = entry
            self.remaining = remaining
        }

        /// The next member, or nil behind the last one.
        @inlinable
        public mutating func next() -> JSONMember? {
            guard remaining > 0 else { return nil }
            remaining -= 1
            let member = JSONMember(tape: tape, entry: entry)
            // A key's entry is followed by its value's, and that says where the next sibling is.
            entry += 1 + Int(member.value.place.skip)
            return member
        }
    }
}
