extension CanonicalField {
    /// What the identifiers in the field name, in a message of a kind of conversation; nil for a field without identifiers.
    ///
    /// Texts, templates, application data and what only other platforms read have none, whatever stands in them.
    package func identifiers(in conversation: Conversation.Kind) -> IdentifierMap.Kind? {
        switch self {
        case .senderID, .members, .excludedMembers, .mentions, .namedMentions, .force, .directedTargets,
            .personalWords:
            .user
        case .receivers, .conversationID: conversation == .direct ? .user : .group
        case .parentID: .group
        case .id, .clientID, .recallMessageID, .recallClientID: .message
        default: nil
        }
    }

    /// The fields that may have identifiers.
    package static let withIdentifiers = allCases.filter { $0.identifiers(in: .group) != nil }
}

/// Identifiers of one field that a map does not have.
package struct UnmappedIdentifiers: Sendable {
    package let field: CanonicalField
    package let kind: IdentifierMap.Kind
    /// They, as the message spells them.
    package fileprivate(set) var ids: [UTF8Text] = []
}

extension PushMessage {
    /// Calls `body` with each identifier in a field of identifiers.
    package func forEachIdentifier(in field: CanonicalField, _ body: (UTF8Text) -> Void) {
        switch fieldValue(of: field) {
        case .text(let id): body(id)
        case .texts(let ids), .audience(.listed(let ids)): ids.forEach(body)
        default: break
        }
    }

    /// Replaces every identifier by its new one.
    ///
    /// - Parameters:
    ///   - map: The new identifiers.
    ///   - ignoringCase: Whether the message's vendor ignores case in identifiers (reading G25).
    /// - Returns: What the map does not have, field by field; never what the message itself is called.
    package mutating func rename(by map: IdentifierMap, ignoringCase: Bool) -> [UnmappedIdentifiers] {
        var unmapped: [UnmappedIdentifiers] = []
        for field in CanonicalField.withIdentifiers where holds(field) {
            guard let kind = field.identifiers(in: conversationKind), map.has(kind),
                let value = fieldValue(of: field)
            else { continue }
            var others = UnmappedIdentifiers(field: field, kind: kind)
            set(
                field,
                value.renamed { id in
                    // A name that is not in lower case gets no directed template (reading E19), whatever the new one is like.
                    let isTarget = field == .directedTargets
                    if isTarget && id.hasASCIICapital { return id }
                    guard let new = map.new(for: id, kind, ignoringCase: ignoringCase) else {
                        others.ids.append(id)
                        return id
                    }
                    return isTarget ? new.lowercasedASCII() : new
                })
            if !others.ids.isEmpty && field != .id && field != .clientID { unmapped.append(others) }
        }
        if holds(.content) { renameContent(by: map, ignoringCase: ignoringCase, &unmapped) }
        return unmapped
    }

    /// Whom and what the content names: the quoted message and its sender, the user on a card.
    private mutating func renameContent(
        by map: IdentifierMap, ignoringCase: Bool, _ unmapped: inout [UnmappedIdentifiers]
    ) {
        content = content.map { member in
            guard let kind = BodyField(rawValue: member.key.string)?.identifiers, map.has(kind),
                let id = member.value.parsed().root.string
            else { return member }
            guard let new = map.new(for: id, kind, ignoringCase: ignoringCase) else {
                unmapped.append(UnmappedIdentifiers(field: .content, kind: kind, ids: [id]))
                return member
            }
            return JSONField(key: member.key, value: .string(new))
        }
    }
}

extension BodyField {
    /// What the identifier in the field names; nil for a field without one.
    fileprivate var identifiers: IdentifierMap.Kind? {
        switch self {
        case .quotedSender, .userID, .operatorID: .user
        case .quotedID: .message
        default: nil
        }
    }
}

extension ModelValue {
    /// The same with other identifiers; of words for single receivers (``PushMessage/personalWords``) each with its receiver's.
    fileprivate func renamed(_ name: (UTF8Text) -> UTF8Text) -> ModelValue {
        switch self {
        case .text(let id): return .text(name(id))
        case .texts(let ids): return .texts(ids.map(name))
        case .audience(.listed(let ids)): return .audience(.listed(ids.map(name)))
        case .json(let words):
            let entries = words.parsed().root.elements.map { entry in
                RawJSON.object(
                    entry.members.map { member in
                        let id = member.key == "receiver" ? member.value.string : nil
                        return (member.key, id.map { .string(name($0)) } ?? member.value.raw)
                    })
            }
            return .json(.array(entries))
        default: return self
        }
    }
}

extension Recipient {
    /// Gives the person, and those of whom they set something, their new identifiers.
    ///
    /// - Returns: The identifiers that the map does not have, each with the number of its conversation.
    package mutating func rename(by map: IdentifierMap) -> [(
        kind: IdentifierMap.Kind, id: UTF8Text, conversation: Int?
    )] {
        var unmapped: [(kind: IdentifierMap.Kind, id: UTF8Text, conversation: Int?)] = []
        func name(_ id: UTF8Text, _ kind: IdentifierMap.Kind, _ conversation: Int? = nil) -> UTF8Text {
            if let new = map.new(for: id, kind, ignoringCase: map.ignoresCase) { return new }
            if map.has(kind) { unmapped.append((kind, id, conversation)) }
            return id
        }
        id = name(id, .user)
        for index in conversations.indices where !conversations[index].isOfAll {
            let kind = conversations[index].kind == .direct ? IdentifierMap.Kind.user : .group
            conversations[index].id = name(conversations[index].id, kind, index)
        }
        remarks = map.renamed(remarks, .user, ignoringCase: map.ignoresCase)
        return unmapped
    }
}

extension IdentifierMap {
    /// Names by new identifiers.
    func renamed(
        _ names: [UTF8Text: UTF8Text], _ kind: Kind, ignoringCase: Bool
    ) -> [UTF8Text: UTF8Text] {
        Dictionary(names.map { (new(for: $0.key, kind, ignoringCase: ignoringCase) ?? $0.key, $0.value) }) {
            first, _ in first
        }
    }

    /// Tells of a person or a group in a file whose identifier is kept, or refuses it.
    package func tell(
        ofUnmapped what: String, _ id: UTF8Text, _ remarks: inout [SettingsRemark]
    ) throws(PushModelError) {
        switch unmapped {
        case .keep: break
        case .list: remarks.append(.unmapped(what, id))
        case .refuse:
            throw PushModelError(
                .missing, path: "/id",
                message: "the \(what) \"\(id)\" has no new ID. Add it to the file of IDs")
        }
    }
}

extension AppProfile {
    /// Gives senders and groups their new identifiers.
    package mutating func rename(by map: IdentifierMap) {
        senders = map.renamed(senders, .user, ignoringCase: policies.identifiersIgnoreCase)
        groups = map.renamed(groups, .group, ignoringCase: policies.identifiersIgnoreCase)
    }
}
