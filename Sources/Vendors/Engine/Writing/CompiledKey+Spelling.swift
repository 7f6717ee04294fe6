extension VendorTable {
    /// What stands under a row's key by what its field holds: what its transform reads, written.
    ///
    /// - Parameters:
    ///   - row: The row's place in the table.
    ///   - message: The message.
    ///   - held: The fields that hold something.
    /// - Returns: The value; nil for nothing, and for what only the adapter can spell.
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
