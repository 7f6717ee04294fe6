import PushModel

extension EasemobWriter {
    /// Tells of the fields that hold something which the shape cannot say, or says less exactly.
    func noteLosses(besides spelled: FieldSet, _ findings: inout [Finding]) {
        for (index, field) in CanonicalField.allCases.enumerated() where message.holds(field) {
            if let approximation = approximation(of: field) {
                findings.append(approximation)
            } else if !isSaid(field, spelled) {
                findings.append(
                    Finding(.dropped, field, severity: field.lossSeverity, message: lossWords[index]))
            }
        }
    }

    private var lossWords: [String] { Self.lossWords.first { $0.shape == shape }?.words ?? [] }

    /// What is told of each field in its order where a shape cannot say it, put together once.
    private static let lossWords = EasemobShape.allCases.map { shape in
        let words = CanonicalField.allCases.map {
            "\($0.rawValue) cannot be said in Easemob's shape \(shape.rawValue); it was left out"
        }
        return (shape: shape, words: words)
    }

    /// Whether reading the written message gives the field's value again.
    private func isSaid(_ field: CanonicalField, _ spelled: FieldSet) -> Bool {
        switch field {
        case .conversationKind: shape == .rest || spelled.contains(field)
        case .conversationID: isConversationSaid(spelled)
        case .receivers: isREST ? addressees == message.receivers : spelled.contains(field)
        case .extension: message.extension?.parsed().root.members.isEmpty == false
        case .platforms: message.platforms.allSatisfy(isWritten)
        case .appData: message.appData.map { $0 != .null } == true
        default: spelled.contains(field)
        }
    }

    private var isREST: Bool { shape == .rest || shape == .restLegacy }

    /// A REST send names a conversation by its receivers only.
    private func isConversationSaid(_ spelled: FieldSet) -> Bool {
        guard isREST else { return spelled.contains(.conversationID) }
        return addressees == message.conversation.id.map { [$0] } && addressees != [""]
    }

    /// Whether a section for another platform has a key here, and is the last of its name.
    private func isWritten(_ section: JSONField) -> Bool {
        message.platforms.last { $0.key == section.key } == section
            && EasemobKey.allCases.contains { $0.field == .platforms && $0.name == section.key }
            && section.value != .null
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
