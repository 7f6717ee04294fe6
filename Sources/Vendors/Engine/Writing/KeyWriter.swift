/// Writes the keys of a vendor's message and remembers of which fields something was written: what was lost is then
/// known without their values.
public struct KeyWriter: ~Copyable {
    private var json = JSONWriter(capacity: 1_024)
    /// The fields of which something was written.
    public private(set) var spelled = FieldSet()

    /// Begins the object that the keys stand in.
    public init() { json.beginObject() }

    /// Writes a key.
    ///
    /// - Parameters:
    ///   - name: The key.
    ///   - value: Its value; an object is written empty.
    ///   - field: What it says something of.
    public mutating func key(_ name: UTF8Text, _ value: KeyValue, of field: CanonicalField?) {
        json.key(name)
        write(value)
        if let field { spelled.insert(field) }
    }

    /// Where an object begins.
    public struct Start {
        fileprivate let key: JSONWriter.Mark
        fileprivate let value: JSONWriter.Mark
    }

    /// Begins the object under a key.
    public mutating func begin(_ name: UTF8Text) -> Start {
        let key = json.mark
        json.key(name)
        let value = json.mark
        json.beginObject()
        return Start(key: key, value: value)
    }

    /// Ends an object; one without members is left out, unless its value asks for it.
    public mutating func end(_ start: Start, _ value: KeyValue) {
        if json.count == start.value.count + 1, !value.isWrittenEmpty { return json.cut(to: start.key) }
        json.endObject()
        if value.isFoldedObject { json.fold(from: start.value) }
    }

    /// Writes a member that is the message's own.
    public mutating func member(_ field: JSONField) { json.member(field) }

    /// Writes the members of an object of the message's own; nothing for what is no object.
    public mutating func members(of object: RawJSON) { json.members(of: object) }

    private mutating func write(_ value: KeyValue) {
        switch value {
        case .text(let text): json.string(text)
        case .texts(let texts): array(texts)
        case .integer(let number): json.integer(number)
        case .flag(let flag): json.bool(flag)
        case .raw(let value): json.raw(value)
        case .object, .objectOrEmpty: json.raw(.emptyObject)
        case .foldedTexts(let texts):
            let start = json.mark
            array(texts)
            json.fold(from: start)
        case .foldedInteger(let number): json.string(String(number))
        case .foldedFlag(let flag): json.string(flag ? "true" : "false" as UTF8Text)
        case .foldedObject, .foldedObjectOrEmpty: json.string(RawJSON.emptyObject.text)
        }
    }

    private mutating func array(_ texts: [UTF8Text]) {
        json.beginArray()
        for text in texts { json.string(text) }
        json.endArray()
    }

    /// Whether nothing was written.
    public var isEmpty: Bool { json.count == 1 }

    /// Ends the object.
    public consuming func object() -> RawJSON {
        json.endObject()
        return RawJSON(written: json)
    }
}
