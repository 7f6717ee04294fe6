/// Writes the keys of a vendor's message and remembers of which fields something was written: what was lost is then
/// known without their values.
package struct KeyWriter: ~Copyable {
    private var json = JSONWriter(capacity: 512)
    /// The fields of which something was written.
    package private(set) var spelled = FieldSet()

    /// Nothing is written yet.
    package init() {}

    /// Writes an object, and returns what was written.
    package mutating func object(_ writeKeys: (inout KeyWriter) -> Void) -> RawJSON {
        _ = writeObject(writeKeys)
        return RawJSON(written: json)
    }

    /// Writes a key; an object that turns out empty is left out, unless the value asks for it.
    ///
    /// - Parameters:
    ///   - name: The key.
    ///   - value: Its value.
    ///   - field: What it says something of.
    ///   - writeKeys: Writes the keys of the object that the value is.
    package mutating func key(
        _ name: UTF8Text, _ value: KeyValue, of field: CanonicalField?,
        keys writeKeys: (inout KeyWriter) -> Void
    ) {
        let start = json.mark
        json.key(name)
        if !write(value, writeKeys) {
            json.cut(to: start)
        } else if let field {
            spelled.insert(field)
        }
    }

    /// Writes a member that is the message's own.
    package mutating func member(_ field: JSONField) { json.member(field) }

    /// Writes a member that is the message's own.
    package mutating func member(_ member: borrowing JSONMember) { json.member(member) }

    private mutating func write(_ value: KeyValue, _ writeKeys: (inout KeyWriter) -> Void) -> Bool {
        switch value {
        case .text(let text): json.string(text)
        case .texts(let texts): array(texts)
        case .integer(let number): json.integer(number)
        case .flag(let flag): json.bool(flag)
        case .raw(let value): json.raw(value)
        case .object: return writeObject(writeKeys)
        case .objectOrEmpty: _ = writeObject(writeKeys)
        case .folded(let inner):
            let start = json.mark
            if !write(inner, writeKeys) { return false }
            json.fold(from: start)
        }
        return true
    }

    private mutating func array(_ texts: [UTF8Text]) {
        json.beginArray()
        for text in texts { json.string(text) }
        json.endArray()
    }

    /// Writes an object; false where it is empty.
    private mutating func writeObject(_ writeKeys: (inout KeyWriter) -> Void) -> Bool {
        json.beginObject()
        let start = json.mark
        writeKeys(&self)
        let isEmpty = json.isUnchanged(since: start)
        json.endObject()
        return !isEmpty
    }
}
