/// One member of a JSON object, kept as it came.
public struct JSONField: Sendable, Hashable {
    /// The member's name.
    public var key: UTF8Text {
        didSet { spelledKey = nil }
    }
    /// The member's value.
    public var value: RawJSON
    /// The name as it came, where a writer would spell it another way (reading T3).
    // With `?` it would be set twice, and the field copied for that.
    fileprivate var spelledKey: Optional<RawJSON>

    /// Creates a member.
    public init(key: UTF8Text, value: RawJSON) {
        self.key = key
        self.value = value
        spelledKey = nil
    }

    /// Takes a member over, its name as it is spelled.
    public init(_ member: borrowing JSONMember) {
        key = member.key
        value = member.value.raw
        spelledKey = member.escapedKey
    }
}

extension JSONWriter {
    /// Writes a member, its name as it came.
    public mutating func member(_ field: JSONField) {
        key(field.key, spelled: field.spelledKey)
        raw(field.value)
    }

    /// Writes members as they came; part by part, since a whole member that is taken out is copied.
    package mutating func members(_ fields: [JSONField]) {
        for index in fields.indices {
            key(fields[index].key, spelled: fields[index].spelledKey)
            raw(fields[index].value)
        }
    }

    @inline(__always)
    private mutating func key(_ name: UTF8Text, spelled spelling: RawJSON?) {
        if let spelling { key(spelled: spelling) } else { key(name) }
    }
}

extension RawJSON {
    /// An object with members in this order, their names as they came.
    package static func object(of fields: [JSONField]) -> RawJSON {
        .object(capacity: fields.reduce(2) { $0 + $1.key.count + $1.value.text.count + 4 }) { writer in
            writer.members(fields)
        }
    }
}
