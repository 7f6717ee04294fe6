// MARK: - Taking values

extension PushMessage {
    // Not inlinable: another module would copy all the fields to look at one.

    /// What a field holds, its default too where that was put there.
    package func content(of field: CanonicalField) -> FieldContent { contents.fields[field.position] }

    /// What the field at a position holds.
    package func content(at position: Int) -> FieldContent { contents.fields[position] }

    /// What a field holds; nil for nothing, and for a field of members.
    package func fieldValue(of field: CanonicalField) -> ModelValue? { value(of: content(of: field)) }

    /// The value of what a field holds, or held.
    package func value(of content: FieldContent) -> ModelValue? {
        switch content.form {
        case .nothing: nil
        case .text: .text(text(content))
        case .digits: self.value(content).number.map(ModelValue.text)
        case .json: .json(self.value(content).raw)
        case .value: .value(self.value(content))
        case .flag: .flag(content.place != 0)
        case .integer: .integer(content.place)
        case .kind: .kind(content.kind)
        case .conversation: .conversation(content.conversation)
        case .own: contents.values[content.place]
        }
    }

    private func text(_ content: FieldContent) -> UTF8Text {
        contents.documents[Int(content.document)].plainString(at: content.place)
    }

    private func value(_ content: FieldContent) -> JSONValue {
        contents.documents[Int(content.document)].value(at: content.place)
    }

    func text(of field: CanonicalField) -> UTF8Text? {
        let content = content(of: field)
        return switch content.form {
        case .nothing: nil
        case .text: text(content)
        case .own: contents.values[content.place].text
        default: value(of: content)?.text
        }
    }

    func texts(of field: CanonicalField) -> [UTF8Text]? {
        let content = content(of: field)
        return content.form == .own ? contents.values[content.place].texts : nil
    }

    func flag(of field: CanonicalField) -> Bool? {
        let content = content(of: field)
        return content.form == .flag ? content.place != 0 : nil
    }

    func integer(of field: CanonicalField) -> Int? {
        let content = content(of: field)
        return content.form == .integer ? content.place : nil
    }

    func json(of field: CanonicalField) -> RawJSON? {
        holds(field) ? fieldValue(of: field)?.json : nil
    }

    func translations(of field: CanonicalField) -> [LocalizedWords]? {
        holds(field) ? fieldValue(of: field)?.translations : nil
    }

    func elements(of field: CanonicalField) -> [MessageElement]? {
        holds(field) ? fieldValue(of: field)?.elements : nil
    }

    func number(of field: CanonicalField) -> UTF8Text? { fieldValue(of: field)?.number }

    func sound(of field: CanonicalField) -> Sound? { fieldValue(of: field)?.sound }

    func kind(of field: CanonicalField) -> MessageKind? {
        let content = content(of: field)
        return content.form == .kind && holds(field) ? content.kind : nil
    }

    func conversation(of field: CanonicalField) -> Conversation.Kind? {
        let content = content(of: field)
        return content.form == .conversation && holds(field) ? content.conversation : nil
    }

    func audience(of field: CanonicalField) -> Audience? {
        holds(field) ? fieldValue(of: field)?.audience : nil
    }
}

// MARK: - Putting values

extension PushMessage {
    /// Forgets everything; keeps the memory unless another message shares it.
    package mutating func removeAll() {
        if isKnownUniquelyReferenced(&contents) { contents.removeAll() } else { contents = .empty }
    }

    /// Makes sure that no other message changes with this one.
    @inlinable @inline(__always)
    mutating func own() {
        if !isKnownUniquelyReferenced(&contents) { contents = contents.copy() }
    }

    /// Puts a value into a field; nil for the field's default.
    package mutating func set(_ field: CanonicalField, _ value: consuming ModelValue?) {
        let hasSomething = content(of: field).isSomething
        guard let value else {
            if hasSomething { set(field, .nothing) }
            return
        }
        // What is usual need not be put where nothing is.
        if !hasSomething, value.isUsual(in: field) { return }
        set(field, content(of: value))
    }

    /// Puts something into a field.
    @inlinable
    package mutating func set(_ field: CanonicalField, _ content: FieldContent) {
        set(at: field.position, content)
    }

    /// Puts something into the field at a position.
    @inlinable @inline(__always)
    package mutating func set(at position: Int, _ content: FieldContent) {
        own()
        let bit: UInt128 = 1 &<< UInt128(truncatingIfNeeded: position)
        contents.fields[position] = content
        contents.filled.bits |= bit
        if saysSomething(content, inFieldOf: bit) {
            contents.present.bits |= bit
        } else {
            contents.present.bits &= ~bit
        }
    }

    /// Empties fields.
    package mutating func clear(_ fields: FieldSet) {
        if contents.filled.isDisjoint(with: fields) && presentFields.isDisjoint(with: fields) { return }
        own()
        for field in fields where contents.filled.contains(field) {
            contents.fields[field.position] = .nothing
        }
        if presentFields.contains(.explicitExtras), fields.contains(.explicitExtras) {
            contents.members.explicitExtras = []
        }
        contents.present.bits &= ~fields.bits
    }

    /// Whether something is other than a field's default.
    @inlinable @inline(__always)
    func saysSomething(_ content: FieldContent, inFieldOf bit: UInt128) -> Bool {
        switch content.form {
        case .nothing: false
        case .text, .digits, .json, .value, .integer: true
        case .flag:
            FieldSet.optional.bits & bit != 0
                || (content.place != 0) != (FieldSet.usuallyTrue.bits & bit != 0)
        case .kind: content.kind.differs(from: .text)
        case .conversation: content.conversation.differs(from: .direct)
        case .own:
            content.meaning == .something
                || content.meaning == .somethingIfOptional && FieldSet.optional.bits & bit != 0
        }
    }

    /// Makes a value one of the message's.
    package mutating func content(of value: consuming ModelValue) -> FieldContent {
        switch value {
        case .flag(let flag): return .flag(flag)
        case .integer(let integer): return FieldContent(.integer, integer)
        case .kind(let kind): return .kind(kind)
        case .conversation(let kind): return .conversation(kind)
        default:
            own()
            let meaning = value.meaning
            contents.values.append(value)
            return FieldContent(.own, contents.values.count - 1, meaning: meaning)
        }
    }

    /// Remembers where a value stands in a document, which is kept.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - form: How it is taken: as `text`, which must have no escapes, as `digits`, `json` or `value`.
    /// - Returns: What the field then holds.
    @inlinable
    package mutating func content(of value: JSONValue, as form: FieldContent.Form) -> FieldContent {
        guard let document = document(of: value) else { return content(apartFromDocument: value, form) }
        return FieldContent(form, value.position, in: document)
    }

    /// The number of the document that a value belongs to; nil where the message has values of too many already.
    @inlinable
    mutating func document(of value: JSONValue) -> UInt8? {
        for number in contents.documents.indices.reversed()
        where contents.documents[number].isInDocument(of: value) {
            return UInt8(truncatingIfNeeded: number)
        }
        guard contents.documents.count < 255 else { return nil }
        own()
        contents.documents.append(value)
        return UInt8(truncatingIfNeeded: contents.documents.count - 1)
    }

    @usableFromInline
    mutating func content(apartFromDocument value: JSONValue, _ form: FieldContent.Form) -> FieldContent {
        switch form {
        case .text, .digits: content(of: .text(value.string ?? value.number ?? .empty))
        case .json: content(of: .json(value.raw))
        default: content(of: .value(value))
        }
    }
}

extension ModelValue {
    fileprivate var meaning: FieldContent.Meaning {
        switch self {
        case .texts(let texts): texts.isEmpty ? .somethingIfOptional : .something
        case .translations(let translations): translations.isEmpty ? .nothing : .something
        case .elements(let elements): elements.isEmpty ? .nothing : .something
        case .kind(let kind): kind.differs(from: .text) ? .something : .nothing
        case .conversation(let kind): kind.differs(from: .direct) ? .something : .nothing
        case .audience(.nobody): .nothing
        case .number(let number): (try? RawJSON(validating: number)) == nil ? .nothing : .something
        case .text, .flag, .integer, .audience, .sound, .json, .value: .something
        }
    }

    /// Whether the value says no more than nothing does.
    fileprivate func isUsual(in field: CanonicalField) -> Bool {
        switch meaning {
        case .something: false
        case .somethingIfOptional: !FieldSet.optional.contains(field)
        case .nothing: true
        }
    }
}

extension MessageKind {
    /// Whether the kinds are two; `!=` would compare their names.
    @inlinable @inline(__always)
    func differs(from other: MessageKind) -> Bool { !(self == other) }
}

extension Conversation.Kind {
    /// Whether the kinds are two; `!=` would compare their names.
    @inlinable @inline(__always)
    func differs(from other: Conversation.Kind) -> Bool { !(self == other) }
}

// MARK: - Members

extension PushMessage {
    /// The members of a field that holds members of any name; none for other fields.
    package func members(of field: CanonicalField) -> [JSONField] {
        switch field {
        case .rootData: contents.members.rootData
        case .platforms: contents.members.platforms
        case .apsExtras: contents.members.apsExtras
        case .explicitExtras: contents.members.explicitExtras
        case .content: contents.members.content
        default: []
        }
    }

    /// Replaces the members of a field that holds members of any name.
    package mutating func setMembers(_ field: CanonicalField, _ members: [JSONField]) {
        if members.isEmpty && !holds(field) { return }
        own()
        switch field {
        case .rootData: contents.members.rootData = members
        case .platforms: contents.members.platforms = members
        case .apsExtras: contents.members.apsExtras = members
        case .explicitExtras: contents.members.explicitExtras = members
        case .content: contents.members.content = members
        default: return
        }
        if members.isEmpty { contents.present.remove(field) } else { contents.present.insert(field) }
    }

    /// Adds a member to a field that holds members of any name.
    package mutating func append(_ member: consuming JSONField, to field: CanonicalField) {
        own()
        switch field {
        case .rootData: contents.members.rootData.append(member)
        case .platforms: contents.members.platforms.append(member)
        case .apsExtras: contents.members.apsExtras.append(member)
        case .explicitExtras: contents.members.explicitExtras.append(member)
        case .content: contents.members.content.append(member)
        default: return
        }
        contents.present.insert(field)
    }
}
