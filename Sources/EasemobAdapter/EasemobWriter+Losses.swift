import PushModel

extension EasemobWriter {
    /// The fields that hold something which the shape cannot say, or says less exactly.
    var losses: [Finding] {
        let places = EasemobPlaces(shape: shape)
        let spoken = Set(
            EasemobKey.allCases.filter { places.have($0) && value(of: $0) != nil }.compactMap(\.field))
        return CanonicalField.allCases.compactMap { field in
            guard message.value(of: field) != nil, !spoken.contains(field) else { return nil }
            return isSaidOtherwise(field) ? approximation(of: field) : loss(of: field)
        }
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
        case .conversationID: (shape == .rest || shape == .restLegacy) && message.conversation.kind != .direct
        case .extension: message.extension?.parsed().root.kind == .object
        case .isStored: shape == .rest || shape == .sdk
        default: false
        }
    }

    private func approximation(of field: CanonicalField) -> Finding? {
        guard field == .isStored else { return nil }
        return Finding(
            .approximated, field,
            message:
                "a message that is not kept for those who are offline became one that only reaches those online"
        )
    }
}
