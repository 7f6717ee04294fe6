/// What becomes of a key's value, by the transform of its row.
extension MessageReader {
    mutating func take(_ value: JSONValue, _ key: MetKey) {
        let compiled = table.keys[key.row]
        switch compiled.transform {
        case .object, .firstObject, .eachObject: keep(value, key)
        case .alert: takeAlert(value, key)
        case .keptAtRoot: keepAtRoot(value, key)
        case .keptAside: keepAside(value, key)
        case .ineffective: if !value.isNull { note(.ineffective, key, .words(table.rows[key.row].id)) }
        case .notPushed, .callNumber: if !value.isNull { note(.notPushed, key) }
        case .foreignObject: if !value.isNull { note(.foreignObject, key) }
        default: put(content(of: value, key, compiled), key, into: compiled.slot)
        }
        if compiled.staysAtRoot { keepAtRoot(value, key) }
    }

    /// What a key says, by the transform of its row; nothing for a key that says nothing.
    @inline(__always)
    private mutating func content(
        of value: JSONValue, _ key: MetKey, _ compiled: borrowing CompiledKey
    ) -> FieldContent {
        switch compiled.transform {
        case .copy: textContent(value, key, isEmptyTaken: true)
        case .words: textContent(value, key, isEmptyTaken: false)
        case .identifier: identifierContent(value, key)
        case .milliseconds: time(value, key, inSeconds: false)
        case .seconds: time(value, key, inSeconds: true)
        case .flag: flag(value, key).map(FieldContent.flag) ?? .nothing
        case .negatedFlag: flag(value, key).map { .flag(!$0) } ?? .nothing
        case .one: truth(value, key).map(FieldContent.flag) ?? .nothing
        case .value: valueContent(value, compiled.slot, isEmptyTaken: true)
        case .filledValue: valueContent(value, compiled.slot, isEmptyTaken: false)
        case .word(let list): word(value, key, of: table.words[Int(list)])
        case .own(let transform): dialect.value(value, key, by: transform, &self)
        case .callPath: callPath(value, key)
        default: content(modelValue(of: value, key, compiled.transform))
        }
    }

    /// The same for what needs more than its place.
    private mutating func modelValue(
        of value: JSONValue, _ key: MetKey, _ transform: Transform
    ) -> ModelValue? {
        switch transform {
        case .identifierList: identifierList(value, key).map(ModelValue.texts)
        case .number: spelledNumber(value, key).map(ModelValue.number)
        case .count: count(value, key).map(ModelValue.integer)
        case .bounded(let least, let most):
            bounded(value, key, Int(least)...Int(most)).map(ModelValue.integer)
        case .textValue: filledText(value, key).map { .json(.string($0)) }
        case .arguments: .texts(arguments(value, key))
        case .strings: .texts(strings(value, key))
        case .everyone: flag(value, key).map { .audience($0 ? .everyone : .nobody) }
        case .sound: sound(value, key).map(ModelValue.sound)
        case .soundName: filledText(value, key).map { .sound(.file($0)) }
        case .spelledValue: spelledValue(value, key).map(ModelValue.json)
        case .copy, .words, .identifier, .milliseconds, .seconds, .flag, .negatedFlag, .one, .word, .value,
            .filledValue, .keptAtRoot, .keptAside, .ineffective, .notPushed, .callNumber, .foreignObject,
            .callPath, .object, .firstObject, .eachObject, .alert, .own:
            nil
        }
    }

    /// Text, which stays where it stands if nothing is to be told of it or changed in it.
    private mutating func textContent(_ value: JSONValue, _ key: MetKey, isEmptyTaken: Bool) -> FieldContent {
        guard value.isPlainString else {
            let text = isEmptyTaken ? text(value, key) : filledText(value, key)
            return text.map { message.content(of: .text($0)) } ?? .nothing
        }
        if !isEmptyTaken && value.isEmptyString { return .nothing }
        return message.content(of: value, as: .text)
    }

    /// An identifier, which stays where it stands as text does.
    package mutating func identifierContent(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        // A time with a fraction, where the vendor documents that, stays as it is spelled.
        if value.isPlainInteger
            || value.kind == .number && value.integer == nil && types(key).contains(.number)
        {
            return message.content(of: value, as: .digits)
        }
        if value.kind == .string && !values.hasReplacements {
            return textContent(value, key, isEmptyTaken: false)
        }
        return content(identifier(value, key).map(ModelValue.text))
    }

    /// A value as it is: for the message its text, for the adapter the value to look into.
    private mutating func valueContent(
        _ value: JSONValue, _ slot: FieldSlot, isEmptyTaken: Bool
    ) -> FieldContent {
        if value.isNull || !isEmptyTaken && value.isEmptyString { return .nothing }
        return message.content(of: value, as: slot.isField ? .json : .value)
    }

    /// The alert decides alone, also when it says nothing; a string is its body (reading N6, EM 9.1).
    private mutating func takeAlert(_ value: JSONValue, _ key: MetKey) {
        pending.removeAll { $0.row == key.row && $0.home == key.home }
        if value.kind == .object { message.set(.explicitAlert, isPresent: true) }
        guard value.kind == .string || value.kind == .number else { return keep(value, key) }
        if let body = filledText(value, key) { message.explicitAlert = Alert(body: body) }
    }

    /// A member of the payload that apps find at the root of what is delivered.
    package mutating func keepAtRoot(_ value: JSONValue, _ key: MetKey) {
        message.append(JSONField(key: table.names[key.row], value: value.raw), to: .rootData)
    }

    private mutating func keepAside(_ value: JSONValue, _ key: MetKey) {
        let name = table.names[key.row]
        if message.holds(.platforms) { message.platforms.removeAll { $0.key == name } }
        if value.isNull { return }
        keepSection(value, key)
        if !table.keys[key.row].staysAtRoot { note(.otherPlatform, key) }
    }

    /// Keeps a setting of another platform under its name, and where it stands.
    package mutating func keepSection(_ value: JSONValue, _ key: MetKey) {
        message.append(JSONField(key: table.names[key.row], value: value.raw), to: .platforms)
        places.meetSection(key)
    }
}

// MARK: - Members that no row knows

extension MessageReader {
    /// Takes a member that no row knows; true where its object is asked about when all its members were seen.
    mutating func takeUnknown(_ member: borrowing JSONMember, _ rest: MemberRest, _ home: Int) -> Bool {
        switch rest {
        case .rootData: message.append(JSONField(member), to: .rootData)
        case .apsExtras: message.append(JSONField(member), to: .apsExtras)
        case .alertExtras: message.append(JSONField(member), to: .explicitExtras)
        case .unknown: noteMember(.unknownKey, member, home)
        case .undocumented: noteMember(.undocumentedKey, member, home)
        case .platforms: keepUnknownAside(member, home)
        case .extension, .appData: return true
        case .attachment, .media, .recalled: return !member.value.isNull
        }
        return false
    }

    /// Keeps a setting of a platform that no row knows, under its own name.
    private mutating func keepUnknownAside(_ member: borrowing JSONMember, _ home: Int) {
        if member.value.isNull { return }
        message.append(JSONField(member), to: .platforms)
        noteMember(.otherPlatform, member, home)
    }

    private mutating func noteMember(_ code: DiagnosticCode, _ member: borrowing JSONMember, _ home: Int) {
        if member.value.isNull || home == 0 && dialect.silentMembers.contains(member.key) { return }
        let location = places.location(of: member.key, in: home)
        if code == .unknownKey { hasStrangers = true }
        if code != .otherPlatform, let name = table.name(like: member.key, in: places.opened[home].object) {
            values.note(.essentialKeyUnknown, location, .text(name))
        } else {
            values.note(code, location)
        }
    }

    /// Takes the members of an object that no row knows, all at once.
    mutating func takeRest(of value: JSONValue, as object: Int, _ home: Int) {
        let table = table
        switch table.compiledObjects[object].rest {
        case .extension:
            message.extension = RawJSON.object(membersOf: value) { table.row($0, in: object) == nil }
            // A message that is itself the extension.
            if let row = table.objects[object].holder, places.opened[home].row < 0 {
                places.meet(row, in: home, isEmpty: false)
            }
        case .appData: leftovers = (value, home)
        default: strangers.append((value, home))
        }
    }

    /// Tells of members that no row knows, now that it is known whether the message is a text.
    package mutating func tellRest(ofText isText: Bool) {
        for (value, home) in strangers {
            let opened = places.opened[home]
            switch table.objects[opened.object].rest {
            case .recalled:
                values.note(.moreOfRecalled, places.location(MetKey(row: opened.row, home: opened.parent)))
            case _ where isText: noteMembers(of: value, opened.object, home)
            case .media: values.note(.attachment, places.location(ofObject: home))
            default: values.note(.attachment, places.location(MetKey(row: opened.row, home: opened.parent)))
            }
        }
    }

    private mutating func noteMembers(of value: JSONValue, _ object: Int, _ home: Int) {
        for member in value.members where table.row(member.key, in: object) == nil {
            noteMember(.unknownKey, member, home)
        }
    }
}
