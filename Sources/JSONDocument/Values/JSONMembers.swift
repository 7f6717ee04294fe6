/// One member of an object.
public struct JSONMember: Sendable {
    /// The value; its key's entry lies before it.
    @usableFromInline var place: JSONValue

    @inlinable
    init(_ value: JSONValue) {
        place = value
    }

    /// The value.
    @inlinable public var value: JSONValue { place }

    /// The key, decoded; its bytes are shared when it has no escapes.
    @inlinable public var key: UTF8Text { keyValue.decodedString(at: keyValue.place) }

    /// Calls a closure with the key for as long as it takes to look at it: cheaper than taking ``key``.
    ///
    /// What the closure gets does not keep its bytes alive: it must not be copied out of the closure.
    @inlinable @inline(__always)
    package func withKey<R>(_ body: (borrowing UTF8Text) -> R) -> R {
        let key = place.entry[-1]
        if key.isEscaped { return body(self.key) }
        defer { withExtendedLifetime(place) {} }
        // A key's range includes its two quotes, so its length is at least two.
        let base = place.tape.contents.pointee.base + key.start + 1
        return body(UTF8Text(owner: nil, base: base, count: key.length - 2))
    }

    /// Whether the key equals a text; cheaper than taking the key.
    @inlinable
    package func hasKey(_ text: UTF8Text) -> Bool {
        withKey { $0 == text }
    }

    /// The key as it is spelled, where `JSONWriter` would spell it in another way; nil otherwise.
    package var escapedKey: RawJSON? {
        guard keyValue.place.isEscaped else { return nil }
        let spelled = RawJSON(keyValue)
        return spelled == .string(key) ? nil : spelled
    }

    @inlinable var keyValue: JSONValue { JSONValue(tape: place.tape, entry: place.entry - 1) }
}

extension JSONValue {
    /// Calls a closure with each member of an object in its order; cheaper than going through ``members``.
    @inlinable @inline(__always)
    package func forEachMember(_ body: (borrowing JSONMember) -> Void) {
        guard kind == .object else { return }
        // One member is moved from place to place, so that nothing is retained for each.
        var member = JSONMember(self)
        member.place.entry += 2
        for _ in 0..<count {
            body(member)
            // The next sibling is the next member's key.
            member.place.entry += 1 + Int(member.place.entry.pointee.skip)
        }
    }
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
        Iterator(key: JSONValue(tape: object.tape, entry: object.entry + 1), remaining: count)
    }

    /// Goes from member to member.
    public struct Iterator: IteratorProtocol {
        @usableFromInline var key: JSONValue
        @usableFromInline var remaining: Int

        @inlinable
        init(key: JSONValue, remaining: Int) {
            self.key = key
            self.remaining = remaining
        }

        /// The next member, or nil behind the last one.
        @inlinable
        public mutating func next() -> JSONMember? {
            guard remaining > 0 else { return nil }
            remaining -= 1
            let value = JSONValue(tape: key.tape, entry: key.entry + 1)
            // A key's entry is followed by its value's, and that says where the next sibling is.
            key.entry += 1 + Int(value.place.skip)
            return JSONMember(value)
        }
    }
}

/// The elements of an array.
public struct JSONElements: Sequence, Sendable {
    @usableFromInline let array: JSONValue

    @inlinable
    init(_ array: JSONValue) {
        self.array = array
    }

    /// The number of elements.
    @inlinable public var count: Int { array.kind == .array ? array.count : 0 }
    /// Whether there are no elements.
    @inlinable public var isEmpty: Bool { count == 0 }
    /// The same as `count`.
    @inlinable public var underestimatedCount: Int { count }

    /// Starts at the first element.
    @inlinable
    public func makeIterator() -> Iterator {
        Iterator(tape: array.tape, entry: array.entry + 1, remaining: count)
    }

    /// Goes from element to element.
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

        /// The next element, or nil behind the last one.
        @inlinable
        public mutating func next() -> JSONValue? {
            guard remaining > 0 else { return nil }
            remaining -= 1
            let value = JSONValue(tape: tape, entry: entry)
            entry += Int(value.place.skip)
            return value
        }
    }
}

/// Members chosen from an object, and where they stand in it if nothing stands between them.
struct MemberRun {
    /// How many were chosen.
    private(set) var count = 0
    /// The offset of the first one's key.
    private var start = 0
    /// The offset behind the last one's value.
    private var end = 0
    private var isBroken = false
    private var isOver = false

    /// Looks at the next member of the object.
    mutating func take(_ member: borrowing JSONMember, if isChosen: Bool) {
        guard isChosen else {
            isOver = count > 0
            return
        }
        isBroken = isBroken || isOver
        if count == 0 { start = member.keyValue.byteOffset }
        end = Int(member.place.place.end)
        count += 1
    }

    /// The members with the commas between them; nil where others, or white space, stand among them.
    func text(in object: JSONValue) -> UTF8Text? {
        let place = object.place
        guard count > 0, !isBroken, !place.isLoose else { return nil }
        let spelling = object.text(of: place)
        return spelling[start - place.start..<end - place.start]
    }
}
