extension EasemobWriter {
    var shapeInWords: [DiagnosticArgument] { Self.table.shapesInWords[shape.number] }

    /// Whether reading the written message gives the field's value again.
    func isSaid(_ field: CanonicalField, _ spelled: FieldSet) -> Bool {
        switch field {
        case .conversationKind: shape == .rest || spelled.contains(field)
        case .conversationID: isConversationSaid(spelled)
        case .receivers: areReceiversSaid(spelled)
        case .extension: ownMembers != nil
        case .platforms: message.platforms.allSatisfy { isWritten($0) }
        case .appData: message.appData.map { $0 != .null } == true
        default: spelled.contains(field)
        }
    }

    /// Of a field's members, each that is lost is told of at its own place.
    func noteLoss(of field: CanonicalField, _ findings: inout [Finding]) {
        switch field {
        case .rootData, .apsExtras, .explicitExtras:
            noteLoss(of: field, members: message.members(of: field), besides: [], &findings)
        case .platforms:
            noteLoss(
                of: field, members: message.platforms, besides: message.platforms.filter(isWritten), &findings
            )
        default: noteLoss(of: field, member: nil, &findings)
        }
    }

    private var isREST: Bool { shape == .rest || shape == .restLegacy }

    /// A group that is named apart from the receivers stands in their place.
    private func areReceiversSaid(_ spelled: FieldSet) -> Bool {
        guard isREST, let group = addressedGroup else { return isREST || spelled.contains(.receivers) }
        return message.receivers.count == 1 && message.receivers[0] == group
    }

    /// A REST send names a conversation by its receivers only.
    private func isConversationSaid(_ spelled: FieldSet) -> Bool {
        guard isREST else { return spelled.contains(.conversationID) }
        if addressedGroup != nil { return true }
        return message.receivers.count == 1 && message.receivers[0] == message.conversationID
            && message.receivers[0] != ""
    }

    /// Whether a section for another platform has a key here, and is the last of its name.
    private func isWritten(_ section: JSONField) -> Bool {
        message.platforms.last { $0.key == section.key } == section
            && Self.platforms.contains(section.key) && section.value != .null
    }

    private static let platforms = table.rows.indices.filter { table.rows[$0].field == .platforms }.map {
        table.names[$0]
    }

    func approximation(of field: CanonicalField) -> Finding? {
        switch field {
        case .kind where shape != .ext && MessageKind(easemob: message.kind.easemobName) != message.kind:
            Finding(
                .kindBecameType, field, [.words(message.kind.rawValue), .text(message.kind.easemobName)])
        case .isStored where shape == .rest || shape == .sdk: Finding(.unstoredBecameOnlineOnly, field)
        case .extension where message.extension?.kind == .object && message.extension != .emptyObject:
            ownMembers == message.extension ? nil : Finding(.ownMembersLeftOut, field)
        case .sound:
            if case .critical = message.sound, soundName != nil {
                Finding(.criticalBecameOrdinary, field)
            } else {
                nil
            }
        default: nil
        }
    }
}
