import PushModel

extension EasemobWriter {
    /// Tells of the fields that hold something which the shape cannot say, or says less exactly.
    func noteLosses(besides spelled: [CanonicalField], _ findings: inout [Finding]) {
        for field in CanonicalField.allCases where message.holds(field) {
            if let approximation = approximation(of: field) {
                findings.append(approximation)
            } else if !isSaid(field, spelled) {
                findings.append(loss(of: field))
            }
        }
    }

    /// Whether a key of the shape says something of the field.
    private func isSpelled(_ field: CanonicalField, _ spelled: [CanonicalField]) -> Bool {
        if spelled.contains(field) { return true }
        let places = EasemobPlaces(shape: shape)
        return (Self.spellings[field] ?? []).contains { places.have($0) && value(of: $0) != nil }
    }

    /// The keys of each field, in any shape.
    private static let spellings = EasemobKey.allCases.reduce(into: [CanonicalField: [EasemobKey]]()) {
        if let field = $1.field { $0[field, default: []].append($1) }
    }

    private func loss(of field: CanonicalField) -> Finding {
        Finding(
            .dropped, field, severity: field.lossSeverity,
            message: "\(field.rawValue) cannot be said in Easemob's shape \(shape.rawValue); it was left out")
    }

    /// Whether reading the written message gives the field's value again.
    private func isSaid(_ field: CanonicalField, _ spelled: [CanonicalField]) -> Bool {
        switch field {
        case .conversationKind: shape == .rest || isSpelled(field, spelled)
        case .conversationID: isConversationSaid(spelled)
        case .receivers: isREST ? addressees == message.receivers : isSpelled(field, spelled)
        case .extension: message.extension?.parsed().root.members.isEmpty == false
        case .platforms: message.platforms.allSatisfy(isWritten)
        case .appData: message.appData?.parsed().root.isNull == false
        default: isSpelled(field, spelled)
        }
    }

    private var isREST: Bool { shape == .rest || shape == .restLegacy }

    /// A REST send names a conversation by its receivers only.
    private func isConversationSaid(_ spelled: [CanonicalField]) -> Bool {
        guard isREST else { return isSpelled(.conversationID, spelled) }
        return addressees == message.conversation.id.map { [$0] } && addressees != [""]
    }

    /// Whether a section for another platform has a key here, and is the last of its name.
    private func isWritten(_ section: JSONField) -> Bool {
        message.platforms.last { $0.key == section.key } == section
            && (Self.spellings[.platforms] ?? []).contains { $0.name == section.key }
            && !section.value.parsed().root.isNull
    }

    private func approximation(of field: CanonicalField) -> Finding? {
        switch field {
        case .kind where shape != .ext && MessageKind(easemob: message.kind.easemobName) != message.kind:
            Finding(
                .approximated, field,
                message:
                    "Easemob has no kind \(message.kind.rawValue); the message became one of the type \(message.kind.easemobName)"
            )
        case .isStored where shape == .rest || shape == .sdk:
            Finding(
                .approximated, field,
                message:
                    "a message that is not kept for those who are offline became one that only reaches those online"
            )
        case .sound:
            if case .critical = message.sound, soundName != nil {
                Finding(
                    .approximated, field,
                    message: "a critical alert's sound became an ordinary one of the same name")
            } else {
                nil
            }
        default: nil
        }
    }
}
