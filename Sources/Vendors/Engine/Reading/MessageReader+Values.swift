/// The ways of reading a value that all vendors share.
///
/// Where a value stands is asked for only when there is something to tell.
extension MessageReader {
    /// Tells something of a key.
    package mutating func note(_ code: DiagnosticCode, _ key: MetKey, _ arguments: DiagnosticArgument...) {
        values.tell(Diagnostic(code, at: places.location(key), arguments.isEmpty ? nil : arguments))
    }

    package mutating func text(_ value: JSONValue, _ key: MetKey) -> UTF8Text? {
        let places = places
        return values.text(value, at: places.location(key))
    }

    /// Text that says something: an empty one is absent.
    package mutating func filledText(_ value: JSONValue, _ key: MetKey) -> UTF8Text? {
        text(value, key)?.nonEmpty
    }

    package mutating func identifier(_ value: JSONValue, _ key: MetKey) -> UTF8Text? {
        let places = places
        return values.identifier(value, at: places.location(key))
    }

    /// A flag; the fields of a form spell it as text or a digit, and some keys as a number, which is no fault there.
    package mutating func flag(_ value: JSONValue, _ key: MetKey) -> Bool? {
        if let flag = value.bool { return flag }
        if value.isNull { return nil }
        let types = types(key)
        if types.contains(.spelled) || types == .integer, let number = value.wholeNumber,
            number == 0 || number == 1
        {
            return number == 1
        }
        if types.contains(.spelled), let word = value.string {
            if word == "true" { return true }
            if word == "false" { return false }
        }
        // In doubt a message reaches fewer people: it is for everyone only where the value is true itself (reading G20).
        if table.rows[key.row].field == .isForEveryone, !value.isEmptyString {
            note(.noFlag, key)
            return nil
        }
        let places = places
        return values.flag(value, at: places.location(key))
    }

    /// The path of the call that a body is for, which tells the shape; at a key for it, whether everyone gets the message, or
    /// everyone who is online, or else the kind of conversation.
    mutating func callPath(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        guard let path = filledText(value, key) else { return .nothing }
        let call = table.shapes[shape].call(named: path)
        if call == nil { note(.unknownPath, key) }
        guard let field = table.field(of: key.row) else { return .nothing }
        let kind = call?.conversationKind
        if field == .conversationKind { return kind.map(FieldContent.conversation) ?? .nothing }
        put(kind.map(ModelValue.conversation), key, into: .conversationKind)
        guard call?.isToEveryone == true else { return .nothing }
        if call?.isOnlineOnly == true { put(.flag(true), key, into: .isOnlineOnly) }
        return .flag(true)
    }

    /// A whole number; the fields of a form spell it as text.
    package mutating func integer(_ value: JSONValue, _ key: MetKey) -> Int? {
        if let integer = value.integer { return integer }
        if types(key).contains(.spelled), let text = value.string {
            if text.isEmpty { return nil }
            if let integer = text.wholeNumber { return integer }
        }
        let places = places
        return values.integer(value, at: places.location(key))
    }

    /// The object that a value is or spells; nil for anything else, with a diagnostic.
    package mutating func object(_ value: JSONValue, _ key: MetKey) -> JSONValue? {
        if value.kind == .object { return value }
        var inner: JSONValue? = value
        if types(key).contains(.spelledJSON) { inner = value.string.flatMap { document($0, key) } }
        if inner?.kind == .object { return inner }
        if inner?.kind == .array && inner?.count == 0 {
            note(.arrayForObject, key)
            return nil
        }
        let places = places
        return values.object(value, at: places.location(key))
    }

    /// The document that a key's text spells; nil for any other text.
    package mutating func document(_ text: UTF8Text, _ key: MetKey) -> JSONValue? {
        let places = places
        return values.document(text, at: places.location(key))
    }

    /// Whether a text is the JSON of an object.
    static func spellsObject(_ text: UTF8Text) -> Bool { JSONValue.spelled(by: text)?.kind == .object }

    package func types(_ key: MetKey) -> ValueTypes { table.keys[key.row].types }
}

// MARK: - Numbers and flags

extension MessageReader {
    /// A whole number from 0, as icons show it.
    mutating func count(_ value: JSONValue, _ key: MetKey) -> Int? {
        guard let count = integer(value, key) else { return nil }
        if count >= 0 { return count }
        note(.negative, key)
        return nil
    }

    /// A whole number within bounds, or its digits; any other is absent.
    mutating func bounded(_ value: JSONValue, _ key: MetKey, _ bounds: ClosedRange<Int>) -> Int? {
        guard let number = value.string?.wholeNumber ?? integer(value, key) else { return nil }
        if bounds.contains(number) { return number }
        note(.badgeOutOfBounds, key, .number(bounds.lowerBound), .number(bounds.upperBound))
        return nil
    }

    /// A number as it is spelled.
    mutating func spelledNumber(_ value: JSONValue, _ key: MetKey) -> UTF8Text? {
        if let number = value.number { return number }
        guard let text = filledText(value, key) else { return nil }
        guard let number = try? JSONDocument(text).root.number else {
            note(.noNumber, key)
            return nil
        }
        note(.stringForScore, key)
        return number
    }

    /// A flag of Apple's: `1` or `"1"` or whatever else is not nothing (reading N8).
    mutating func truth(_ value: JSONValue, _ key: MetKey) -> Bool? {
        if let number = value.double { return number != 0 }
        switch value.string {
        case "1": return true
        case "0": return false
        default: return flag(value, key)
        }
    }
}

// MARK: - Texts and values

extension MessageReader {
    /// A word or a number of a list; one that is none of it means what the list says of those.
    package mutating func word(_ value: JSONValue, _ key: MetKey, of list: VendorWords) -> FieldContent {
        let meaning: VendorWords.Meaning?
        if list.hasNumbers {
            guard let number = integer(value, key) else { return .nothing }
            meaning = list.meaning(of: number)
        } else {
            guard let word = filledText(value, key) else { return .nothing }
            meaning = list.meaning(of: word)
        }
        if meaning == nil, let code = list.told {
            note(code, key)
            if code == .unknownConversation { raise(Self.isNowhere) }
        } else if case .conversation = meaning {
            // Of a key that stands twice the last counts.
            lower(Self.isNowhere)
        }
        switch meaning ?? list.otherwise {
        case .kind(let kind): return .kind(kind)
        case .conversation(let kind, _): return .conversation(kind)
        case .flag(let flag): return .flag(flag)
        case .text(let text): return content(.text(text))
        case nil: return .nothing
        }
    }

    /// Identifiers: an array, the array that a string spells, or one alone; nil for none, which differs from an empty list.
    package mutating func identifierList(_ value: JSONValue, _ key: MetKey) -> [UTF8Text]? {
        guard let text = value.string, text.hasPrefix("[") else { return identifiers(value, key) }
        guard let array = document(text, key), array.kind == .array else {
            note(.noArray, key)
            return []
        }
        if !types(key).contains(.spelledJSON) { note(.stringForArray, key) }
        return identifiers(array, key)
    }

    /// The elements of an array, or of the array that a string spells; a value alone is an array of it.
    package mutating func elements(of value: JSONValue, _ key: MetKey) -> [JSONValue] {
        if value.kind == .array { return Array(value.elements) }
        if let text = value.string, let array = document(text, key), array.kind == .array {
            if !types(key).contains(.spelledJSON) { note(.stringForArray, key) }
            return Array(array.elements)
        }
        note(.oneForList, key)
        return [value]
    }

    /// A list with content that is unreadable is an empty list: the message then reaches fewer recipients, not more (reading
    /// G20).
    private mutating func identifiers(_ value: JSONValue, _ key: MetKey) -> [UTF8Text]? {
        guard value.kind == .array else {
            if types(key).contains(.array), value.kind == .object || value.kind == .bool {
                note(.valueForList, key, .words(value.kind.inWords))
                return []
            }
            let id = identifier(value, key)
            if id != nil && types(key).isList { note(.oneForList, key) }
            return id.map { [$0] } ?? (value.isNull || value.isEmptyString ? nil : [])
        }
        var list: [UTF8Text] = []
        list.reserveCapacity(value.count)
        for element in value.elements {
            if let id = identifier(element, key) { list.append(id) }
        }
        return list
    }

    /// Arguments of a template or a localised text: numbers become digits, `null` an empty one; no array, no arguments.
    mutating func arguments(_ value: JSONValue, _ key: MetKey) -> [UTF8Text] {
        guard value.kind == .array else {
            if let text = value.string, text.hasPrefix("["), let array = document(text, key) {
                note(.stringForArray, key)
                return arguments(array, key)
            }
            if !value.isNull && !value.isEmptyString { note(.noArguments, key) }
            return []
        }
        var arguments: [UTF8Text] = []
        arguments.reserveCapacity(value.count)
        for element in value.elements { arguments.append(element.number ?? text(element, key) ?? "") }
        return arguments
    }

    /// The same where Apple takes strings only.
    mutating func strings(_ value: JSONValue, _ key: MetKey) -> [UTF8Text] {
        let strings = arguments(value, key)
        if value.elements.contains(where: { $0.kind == .number }) { note(.numbersInStrings, key) }
        return strings
    }

    /// A sound file's name, empty for silence, or Apple's object for critical alerts.
    mutating func sound(_ value: JSONValue, _ key: MetKey) -> Sound? {
        if value.kind == .object { return .critical(value.raw) }
        return text(value, key).map(Sound.file)
    }

    /// A value: the object or array that a text spells, else the text itself; where an object belongs, that object.
    package mutating func spelledValue(_ value: JSONValue, _ key: MetKey) -> RawJSON? {
        if value.kind != .string || types(key) == .object {
            return value.isNull || value.isEmptyString ? nil : object(value, key)?.raw
        }
        guard let text = filledText(value, key) else { return nil }
        guard text[0] == UInt8(ascii: "{") || text[0] == UInt8(ascii: "["),
            let inner = document(text, key)
        else { return .string(text) }
        return inner.raw
    }
}

/// Times, which the model keeps as milliseconds since 1970, whatever unit a key counts in (reading G26).
extension MessageReader {
    /// A time in the unit of its key; a number whose size fits only the other unit is read as that.
    mutating func time(_ value: JSONValue, _ key: MetKey, inSeconds isSeconds: Bool) -> FieldContent {
        if value.isNull || value.isEmptyString { return .nothing }
        let (own, other) =
            isSeconds ? (Self.seconds, Self.milliseconds) : (Self.milliseconds, Self.seconds)
        let text = value.string
        let plain = value.isPlainInteger ? value.integer : text?.plainInteger
        if !isSeconds, let plain, own.contains(Double(plain)) { return identifierContent(value, key) }
        let number = value.unspelled
        guard let said = plain.map(Double.init) ?? number.double, abs(said) < Self.latest else {
            guard let moment = text.flatMap({ Instant(rfc3339: $0) }) else {
                note(.noTime, key)
                return .nothing
            }
            note(.dateForTime, key)
            return message.content(of: .text(UTF8Text("\(moment.seconds * 1_000)")))
        }
        let isOther = !own.contains(said) && other.contains(said)
        if isOther { note(isSeconds ? .millisecondsForSeconds : .secondsForMilliseconds, key) }
        if isSeconds == isOther {
            if number.integer != nil { return identifierContent(value, key) }
            return message.content(of: .text(UTF8Text("\(Int(said))")))
        }
        return message.content(of: .text(UTF8Text("\(Int((said * 1_000).rounded()))")))
    }

    /// Times that a number of seconds can mean: from March 1973 to the year 5138.
    private static let seconds = 100_000_000.0..<100_000_000_000
    /// The same times in milliseconds.
    private static let milliseconds = 100_000_000_000.0..<100_000_000_000_000
    /// More than the end of the year 9999 in milliseconds.
    private static let latest = 1e15
}

extension JSONValue {
    /// What a text is the JSON of; nil where it is none.
    static func spelled(by text: UTF8Text) -> JSONValue? { try? JSONDocument(text).root }

    /// What the value is the JSON of as a text; the value itself where it is none.
    var unspelled: JSONValue { string.flatMap(JSONValue.spelled) ?? self }
}
