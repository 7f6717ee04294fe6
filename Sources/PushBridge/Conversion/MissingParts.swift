public import PushModel

/// What the team of an app has to supply for a move, because no message says it.
public enum MissingPart: String, Sendable, Hashable, CaseIterable {
    /// The names of senders and groups, where neither message nor profile has one.
    case names
    /// The identifiers of users and groups at the target.
    case ids
    /// Templates that messages name, and that the target's profile lacks.
    case templates
}

/// One of them.
public struct MissingItem: Sendable, Hashable {
    /// What a name or an identifier is of; nil for a template.
    public let kind: IdentifierMap.Kind?
    /// The identifier, or the template's name.
    public let id: UTF8Text
}

extension MessageConverter {
    /// What of a sort a message lacks, each once.
    package func missing(_ part: MissingPart, in reading: MessageTranslation) -> Set<MissingItem> {
        guard let pair = pairs.first(where: { $0.source === reading.source.vendor }) else { return [] }
        let message = reading.message
        let target = pair.target.resolver.profile
        switch part {
        case .names:
            let groups =
                message.conversationKind == .group ? [message.conversationID] + message.receivers : []
            let named =
                [MissingItem(kind: .user, id: message.senderName == nil ? message.senderID ?? "" : "")]
                + groups.map { MissingItem(kind: .group, id: $0 ?? "") }
            return Set(
                named.filter { item in
                    let names = item.kind == .user ? target.senders : target.groups
                    let isShown = item.kind == .user || target.namesGroups
                    return isShown && !item.id.isEmpty && names[item.id] == nil
                        && names[pair.name(of: item.id)] == nil
                })
        case .ids: return identifiersWithoutCounterpart(in: message, pair)
        case .templates:
            let shape = pair.shape(for: reading.source.shape, of: message)
            guard shape.fields.contains(.templateName) else { return [] }
            return Set(
                message.templates(missingIn: target).map { MissingItem(kind: nil, id: $0) })
        }
    }

    /// Users and groups that the map of identifiers does not have; without one, those whose identifiers the target makes itself
    /// or does not take.
    private func identifiersWithoutCounterpart(
        in message: PushMessage, _ pair: ConversionPair
    ) -> Set<MissingItem> {
        var items: Set<MissingItem> = []
        for field in CanonicalField.withIdentifiers where message.holds(field) {
            guard let kind = field.identifiers(in: message.conversationKind), kind != .message else {
                continue
            }
            message.forEachIdentifier(in: field) { id in
                if id.isEmpty { return }
                let isKnown =
                    configuration.identifiers?.has(kind) == true
                    ? configuration.identifiers?.old(for: id, kind) != nil
                    : pair.check(of: kind).map { !$0.rule.isMadeByVendor && $0.allows(pair.name(of: id)) }
                        ?? true
                if !isKnown { items.insert(MissingItem(kind: kind, id: id)) }
            }
        }
        return items
    }
}

extension PushMessage {
    /// The templates that the message names and a profile lacks.
    fileprivate func templates(missingIn profile: AppProfile) -> [UTF8Text] {
        [template?.name, directedTemplate?.call.name].compactMap(\.self).filter {
            profile.templates[$0] == nil
        }
    }
}

extension Adaptation {
    /// Tells of a template that is written and that the target's profile lacks (reading C18).
    mutating func noteMissingTemplates() {
        guard message.has(.template) || message.has(.directedTemplate), says(.templateName) else { return }
        guard let name = message.templates(missingIn: pair.target.resolver.profile).first else { return }
        findings.append(Finding(.templateMissing, .templateName, [.text(name)]))
    }

    /// Tells of identifiers that cannot exist at the target, as `Mappings/identifiers.tsv` says.
    mutating func noteImpossibleIdentifiers() {
        if pair.source.number == pair.target.number { return }
        for field in CanonicalField.withIdentifiers where message.holds(field) && says(field) {
            guard let kind = field.identifiers(in: message.conversationKind), let check = pair.check(of: kind)
            else { continue }
            var refused: UTF8Text?
            message.forEachIdentifier(in: field) { if refused == nil && !check.allows($0) { refused = $0 } }
            guard let id = refused else { continue }
            findings.append(
                Finding(
                    .identifierImpossible, field,
                    [.words(kind.rawValue), .text(id), .words(check.inWords)], rule: check.rule.row))
        }
    }
}
