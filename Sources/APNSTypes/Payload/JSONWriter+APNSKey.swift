public import JSONDocument

extension JSONWriter {
    /// Writes the key of the next member.
    @inlinable @inline(__always)
    package mutating func key(_ key: APNSKey) { self.key(key.spelling) }

    /// Writes a member with a string; nothing when there is none.
    @inlinable @inline(__always)
    package mutating func member(_ key: APNSKey, _ text: UTF8Text?) { member(key.spelling, text) }

    /// Writes a member with an integer; nothing when there is none.
    @inlinable @inline(__always)
    package mutating func member(_ key: APNSKey, _ number: Int?) {
        guard let number else { return }
        self.key(key)
        integer(number)
    }

    /// Writes a member with a value as it is spelled; nothing when there is none.
    @inlinable @inline(__always)
    package mutating func member(_ key: APNSKey, _ value: RawJSON?) {
        guard let value else { return }
        self.key(key)
        raw(value)
    }

    /// Writes a flag as the number 1, as most of Apple's flags are spelled; nothing when it is not set.
    @inlinable @inline(__always)
    package mutating func flag(_ key: APNSKey, _ isSet: Bool) {
        if isSet { member(key, 1) }
    }

    /// Writes a member with strings, none included.
    package mutating func member(_ key: APNSKey, _ texts: [UTF8Text]) {
        self.key(key)
        beginArray()
        for text in texts { string(text) }
        endArray()
    }

    /// Writes members that no field holds.
    mutating func members(_ members: [APNSMember]) {
        for member in members {
            key(member.key)
            raw(member.value)
        }
    }
}
