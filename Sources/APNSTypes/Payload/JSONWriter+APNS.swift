public import JSONDocument

extension JSONWriter {
    /// Writes the key of the next member.
    @inlinable @inline(__always)
    package mutating func key(_ key: APNSKey) { self.key(key.spelling) }

    /// Writes a member with a string; nothing when there is none.
    @inlinable @inline(__always)
    package mutating func member(_ key: APNSKey, _ text: UTF8Text?) { member(key.spelling, text) }

    mutating func member(_ key: APNSKey, _ number: Int?) {
        guard let number else { return }
        self.key(key)
        integer(number)
    }

    mutating func member(_ key: APNSKey, _ number: Double?) {
        guard let number else { return }
        self.key(key)
        double(number)
    }

    mutating func member(_ key: APNSKey, _ value: RawJSON?) {
        guard let value else { return }
        self.key(key)
        raw(value)
    }

    mutating func members(_ members: [APNSMember]) {
        for member in members {
            key(member.key)
            raw(member.value)
        }
    }
}

extension JSONWriter {
    /// Writes a member with strings, none included.
    package mutating func member(_ key: APNSKey, _ texts: [UTF8Text]) {
        self.key(key)
        beginArray()
        for text in texts { string(text) }
        endArray()
    }
}

extension JSONValue {
    /// A number that is written as the same number again; nil where a `Double` is not exact enough.
    var exactDouble: Double? {
        guard let double else { return nil }
        var writer = JSONWriter(capacity: 32)
        writer.double(double)
        guard let written = try? JSONDocument(writer.text()), written.root.isSame(as: self) else {
            return nil
        }
        return double
    }

    /// The strings of an array that holds nothing else.
    var texts: [UTF8Text]? {
        guard kind == .array else { return nil }
        var texts: [UTF8Text] = []
        for element in elements {
            guard let text = element.string else { return nil }
            texts.append(text)
        }
        return texts
    }
}
