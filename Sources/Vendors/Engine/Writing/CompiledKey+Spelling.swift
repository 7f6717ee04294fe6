extension VendorTable {
    /// The value of a row's key, from the row's field, as its transform reads it; nil for an absent value, and for one that
    /// only the adapter can spell.
    package func value(of row: Int, in message: borrowing PushMessage, _ held: FieldSet) -> KeyValue? {
        let key = keys[row]
        guard case .word(let list) = key.transform else {
            return key.spelling(of: message, held, name: names[row])
        }
        guard let field = key.field, held.contains(field) else { return nil }
        return VendorWords.Meaning(message.fieldValue(of: field)).flatMap(words[Int(list)].spelling)
    }

    /// The vendor's word for a meaning under a row's key.
    package func spelling(of meaning: VendorWords.Meaning, under row: Int) -> KeyValue? {
        guard case .word(let list) = keys[row].transform else { return nil }
        return words[Int(list)].spelling(of: meaning)
    }
}

extension CompiledKey {
    fileprivate func spelling(of message: borrowing PushMessage, _ held: FieldSet, name: UTF8Text)
        -> KeyValue?
    {
        if transform.isObject { return types.contains(.spelledJSON) ? .foldedObject : .object }
        guard let field, held.contains(field) else { return nil }
        if field == .platforms { return message.platforms.last { $0.key == name }.map { .raw($0.value) } }
        switch message.fieldValue(of: field) {
        case .text(let text): return field == .timestamp ? spelling(ofTime: text) : spelling(of: text)
        case .texts(let texts):
            if texts.isEmpty { return nil }
            return types.contains(.spelledJSON) ? .foldedTexts(texts) : .texts(texts)
        case .flag(let flag): return spelling(of: flag, isOptional: field.isOptional)
        case .integer(let integer):
            if case .bounded(let least, let most) = transform, !(Int(least)...Int(most)).contains(integer) {
                return nil
            }
            return types.contains(.spelled) ? .foldedInteger(integer) : .integer(integer)
        case .json(let json): return spelling(of: json)
        case .number, .kind, .conversation, .audience, .sound, .translations, .elements, .value, nil:
            return nil
        }
    }

    /// A value, which some keys hold as an object alone or as a text.
    private func spelling(of json: RawJSON) -> KeyValue? {
        switch transform {
        case .textValue: textValue(json)
        case .spelledValue where types == .object: json.kind == .object ? .raw(json) : nil
        case .spelledValue where types == .string: spelledText(json)
        default: .raw(json)
        }
    }

    /// A value as text: what is no object or array must be text that does not look like one.
    private func spelledText(_ json: RawJSON) -> KeyValue? {
        switch json.kind {
        case .object, .array: return .text(json.text)
        case .string:
            guard let text = json.parsed().root.string?.nonEmpty else { return nil }
            let inner = try? JSONDocument(text).root.kind
            return inner == .object || inner == .array ? nil : .text(text)
        case .null, .bool, .number: return nil
        }
    }

    /// A value that is a text; one that is something else, the JSON of it.
    private func textValue(_ json: RawJSON) -> KeyValue? {
        if json == .null { return nil }
        let text = json.kind == .string ? json.parsed().root.string : json.text
        return text?.nonEmpty.map(KeyValue.text)
    }

    /// Text; an empty one would be read as none.
    private func spelling(of text: UTF8Text) -> KeyValue? { text.isEmpty ? nil : .text(text) }

    /// A time in the key's unit; only a key that takes any number has a fraction of a second.
    private func spelling(ofTime text: UTF8Text) -> KeyValue? {
        guard let time = text.plainInteger else { return nil }
        let isNumber = !types.isDisjoint(with: [.integer, .number])
        if transform != .seconds { return isNumber ? .integer(time) : .text(text) }
        let (seconds, rest) = time.quotientAndRemainder(dividingBy: 1_000)
        guard rest > 0, types.contains(.number) else { return .integer(seconds) }
        return (try? RawJSON(validating: UTF8Text("\(seconds).\(String(1_000 + rest).dropFirst())"))).map {
            .raw($0)
        }
    }

    /// A flag; a number says no only where saying nothing is something else.
    private func spelling(of flag: Bool, isOptional: Bool) -> KeyValue? {
        let flag = transform == .negatedFlag ? !flag : flag
        if types.isDisjoint(with: [.boolean, .spelled]) {
            return flag ? .integer(1) : isOptional ? .integer(0) : nil
        }
        return types.contains(.boolean) ? .flag(flag) : .foldedFlag(flag)
    }
}

/// What a vendor's writer says under one key, before it is spelled.
public enum KeyValue: Sendable {
    /// A string.
    case text(UTF8Text)
    /// An array of strings.
    case texts([UTF8Text])
    /// A number without a fraction.
    case integer(Int)
    /// `true` or `false`.
    case flag(Bool)
    /// A value that is spelled already.
    case raw(RawJSON)
    /// A string that holds the JSON of texts.
    case foldedTexts([UTF8Text])
    /// A string that holds an integer.
    case foldedInteger(Int)
    /// A string that holds `true` or `false`.
    case foldedFlag(Bool)
    /// The object of the rows below this one, or a string with its JSON; left out if none of them has a value, unless it is
    /// written empty.
    case members(isFolded: Bool, isWrittenEmpty: Bool)

    /// The object of the rows below this one.
    public static var object: KeyValue { .members(isFolded: false, isWrittenEmpty: false) }
    /// The same, and `{}` if none of them has a value.
    public static var objectOrEmpty: KeyValue { .members(isFolded: false, isWrittenEmpty: true) }
    /// A string with the JSON of that object.
    public static var foldedObject: KeyValue { .members(isFolded: true, isWrittenEmpty: false) }
    /// The same, and `{}` if none of them has a value.
    public static var foldedObjectOrEmpty: KeyValue { .members(isFolded: true, isWrittenEmpty: true) }

    /// Whether it is that object, in any of these forms.
    @inlinable public var isObject: Bool { if case .members = self { true } else { false } }

    /// The value as JSON; nil for an object whose keys are still to be written.
    package var json: RawJSON? {
        switch self {
        case .text(let text): .string(text)
        case .texts(let texts): .array(texts.map(RawJSON.string))
        case .integer(let number): .integer(number)
        case .flag(let flag): .bool(flag)
        case .raw(let json): json
        case .members, .foldedTexts, .foldedInteger, .foldedFlag: nil
        }
    }

    /// `[]`.
    public static var emptyList: KeyValue { .texts([]) }
}

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
        guard case .members(let isFolded, let isWrittenEmpty) = value else { return }
        if json.count == start.value.count + 1, !isWrittenEmpty { return json.cut(to: start.key) }
        json.endObject()
        if isFolded { json.fold(from: start.value) }
    }

    /// Writes a member that is the message's own.
    public mutating func member(_ field: JSONField) { json.member(field) }

    /// Writes a member that a field says something of.
    mutating func member(_ member: JSONField, of field: CanonicalField) {
        json.member(member)
        spelled.insert(field)
    }

    /// Writes the members of an object of the message's own; nothing for what is no object.
    public mutating func members(of object: RawJSON) { json.members(of: object) }

    private mutating func write(_ value: KeyValue) {
        switch value {
        case .text(let text): json.string(text)
        case .texts(let texts): array(texts)
        case .integer(let number): json.integer(number)
        case .flag(let flag): json.bool(flag)
        case .raw(let value): json.raw(value)
        case .members(isFolded: false, _): json.raw(.emptyObject)
        case .foldedTexts(let texts):
            let start = json.mark
            array(texts)
            json.fold(from: start)
        case .foldedInteger(let number): json.string(String(number))
        case .foldedFlag(let flag): json.string(flag ? "true" : "false" as UTF8Text)
        case .members: json.string(RawJSON.emptyObject.text)
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
