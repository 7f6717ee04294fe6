import PushModel

extension EasemobWriter {
    /// The fields that hold something which the shape cannot say, or says less exactly.
    var losses: [Finding] {
        CanonicalField.allCases.compactMap { field in
            guard message.holds(field) else { return nil }
            if let approximation = approximation(of: field) { return approximation }
            return isSpelled(field) || isSaidOtherwise(field) ? nil : loss(of: field)
        }
    }

    /// Whether a key of the shape says something of the field.
    private func isSpelled(_ field: CanonicalField) -> Bool {
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

    /// A field without a key of its own that the message says all the same.
    private func isSaidOtherwise(_ field: CanonicalField) -> Bool {
        switch field {
        case .conversationKind: shape == .rest
        case .conversationID:
            message.conversation.kind == .direct
                ? message.receivers.count == 1 && message.receivers[0] == message.conversation.id
                : shape == .rest || shape == .restLegacy
        case .extension: message.extension?.parsed().root.kind == .object
        default: false
        }
    }

    private func approximation(of field: CanonicalField) -> Finding? {
        switch field {
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
