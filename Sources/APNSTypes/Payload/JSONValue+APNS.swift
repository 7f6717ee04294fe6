extension JSONValue {
    /// A number that is written as the same number again; nil where a `Double` is not exact enough.
    var exactDouble: Double? {
        guard let double, RawJSON.number(double).parsed().root.isSame(as: self) else { return nil }
        return double
    }

    /// The strings of an array that holds nothing else.
    var texts: [UTF8Text]? {
        guard kind == .array else { return nil }
        let texts = elements.compactMap(\.string)
        return texts.count == elements.count ? texts : nil
    }

    /// The members of an object that a closure does not take; of those with one name only the last one counts.
    func members(unlessTaken take: (JSONMember) -> Bool) -> [APNSMember] {
        let last = members.filter { self[$0.key]?.byteOffset == $0.value.byteOffset }
        return last.filter { !take($0) }.map { APNSMember(key: $0.key, value: $0.value.raw) }
    }
}

extension RawJSON {
    /// A number as `JSONWriter` spells it.
    static func number(_ value: Double) -> RawJSON {
        var writer = JSONWriter(capacity: 32)
        writer.double(value)
        return (try? RawJSON(validating: writer.text())) ?? .null
    }
}

extension Optional {
    /// Takes a value over if there is one; whether there is.
    mutating func take(_ value: Wrapped?) -> Bool {
        guard let value else { return false }
        self = value
        return true
    }
}

extension Bool {
    /// Takes a flag over; whether the value is the one that sets it.
    mutating func take(_ value: JSONValue, _ key: APNSKey) -> Bool {
        guard key.values.allow(value) else { return false }
        self = true
        return true
    }
}
