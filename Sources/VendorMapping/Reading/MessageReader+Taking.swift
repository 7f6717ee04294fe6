/// What becomes of a key's value, by the transform of its row.
extension MessageReader {
    mutating func take(_ value: JSONValue, _ key: MetKey) {
        let compiled = table.keys[key.row]
        switch compiled.transform {
        case .copy: put(text(value, key).map(ModelValue.text), key)
        case .words: put(filledText(value, key).map(ModelValue.text), key)
        case .identifier: put(identifier(value, key).map(ModelValue.text), key)
        case .identifierList: put(identifierList(value, key).map(ModelValue.texts), key)
        case .number: put(spelledNumber(value, key).map(ModelValue.number), key)
        case .count: put(count(value, key).map(ModelValue.integer), key)
        case .arguments: put(.texts(arguments(value, key)), key)
        case .strings: put(.texts(strings(value, key)), key)
        case .flag: put(flag(value, key).map(ModelValue.flag), key)
        case .negatedFlag: put(flag(value, key).map { .flag(!$0) }, key)
        case .one: put(truth(value, key).map(ModelValue.flag), key)
        case .everyone: put(flag(value, key).map { .audience($0 ? .everyone : .nobody) }, key)
        case .sound: put(sound(value, key).map(ModelValue.sound), key)
        case .soundName: put(filledText(value, key).map { .sound(.file($0)) }, key)
        case .value: put(kept(value, compiled.slot), key)
        case .filledValue: put(value.isEmptyString ? nil : kept(value, compiled.slot), key)
        case .spelledValue: put(spelledValue(value, key).map(ModelValue.json), key)
        case .keptAtRoot: keepAtRoot(value, key)
        case .keptAside: keepAside(value, key)
        case .ineffective: if !value.isNull { note(.ineffective, key, .words(table.rows[key.row].id)) }
        case .notPushed: if !value.isNull { note(.notPushed, key) }
        case .object, .firstObject: keep(value, key)
        case .alert: takeAlert(value, key)
        case .own(let transform): put(dialect.value(value, key, by: transform, &self), key)
        }
        if compiled.staysAtRoot { keepAtRoot(value, key) }
    }

    /// A value as it is: for the message its text, for the adapter the value to look into.
    private func kept(_ value: JSONValue, _ slot: FieldSlot) -> ModelValue? {
        if value.isNull { return nil }
        return slot.field == nil ? .value(value) : .json(value.raw)
    }

    /// The alert decides alone, also when it says nothing; a string is its body (reading N6, EM 9.1).
    private mutating func takeAlert(_ value: JSONValue, _ key: MetKey) {
        pending.removeAll { $0.row == key.row && $0.home == key.home }
        if value.kind == .object { hasExplicitAlert = true }
        guard value.kind == .string || value.kind == .number else { return keep(value, key) }
        guard let body = filledText(value, key) else { return }
        hasExplicitAlert = true
        explicitAlert = Alert(body: body)
    }

    /// A member of the payload that apps find at the root of what is delivered.
    package mutating func keepAtRoot(_ value: JSONValue, _ key: MetKey) {
        message.rootData.append(JSONField(key: table.names[key.row], value: value.raw))
    }

    private mutating func keepAside(_ value: JSONValue, _ key: MetKey) {
        let name = table.names[key.row]
        message.platforms.removeAll { $0.key == name }
        if value.isNull { return }
        keepSection(value, key)
        note(.otherPlatform, key)
    }

    /// Keeps a setting of another platform under its name, and where it stands.
    package mutating func keepSection(_ value: JSONValue, _ key: MetKey) {
        message.platforms.append(JSONField(key: table.names[key.row], value: value.raw))
        places.meetSection(key)
    }
}

// MARK: - Members that no row knows

extension MessageReader {
    /// Takes a member that no row knows; true where its object is asked about when all its members were seen.
    mutating func takeUnknown(_ member: borrowing JSONMember, _ rest: MemberRest, _ home: Int) -> Bool {
        switch rest {
        case .rootData: message.rootData.append(JSONField(member))
        case .apsExtras: message.apsExtras.append(JSONField(member))
        case .alertExtras: explicitAlert.extras.append(JSONField(member))
        case .unknown: noteMember(.unknownKey, member, home)
        case .undocumented: noteMember(.undocumentedKey, member, home)
        case .extension, .appData: return true
        case .attachment, .media, .recalled: return !member.value.isNull
        }
        return false
    }

    private mutating func noteMember(_ code: DiagnosticCode, _ member: borrowing JSONMember, _ home: Int) {
        if member.value.isNull || home == 0 && dialect.silentMembers.contains(member.key) { return }
        values.note(code, places.location(of: member.key, in: home))
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
