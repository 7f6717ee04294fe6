extension VendorTable {
    /// What stands under a row's key by what its field holds: what its transform reads, written.
    ///
    /// - Parameters:
    ///   - row: The row's place in the table.
    ///   - message: The message.
    ///   - held: The fields that hold something.
    /// - Returns: The value; nil for nothing, and for what only the adapter can spell.
    package func value(of row: Int, in message: borrowing PushMessage, _ held: FieldSet) -> KeyValue? {
        keys[row].spelling(of: message, held, name: names[row])
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
        case .text(let text): return spelling(of: text, isTime: field == .timestamp)
        case .texts(let texts):
            if texts.isEmpty { return nil }
            return types.contains(.spelledJSON) ? .foldedTexts(texts) : .texts(texts)
        case .flag(let flag): return spelling(of: flag, isOptional: field.isOptional)
        case .integer(let integer):
            return types.contains(.spelled) ? .foldedInteger(integer) : .integer(integer)
        case .json(let json): return .raw(json)
        case .number, .kind, .conversation, .audience, .sound, .translations, .elements, .value, nil:
            return nil
        }
    }

    /// Text; an empty one would be read as none, and a time, which the model keeps as its digits, is a number again.
    private func spelling(of text: UTF8Text, isTime: Bool) -> KeyValue? {
        if text.isEmpty { return nil }
        if isTime, !types.isDisjoint(with: [.integer, .number]), let integer = text.plainInteger {
            return .integer(integer)
        }
        return .text(text)
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
