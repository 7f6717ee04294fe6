import PushModel

/// Finds where a message spells a key, within its containers and the JSON that its strings hold.
struct NIMLocator {
    let shape: NIMShape
    let root: JSONValue

    /// Where the message spells `key` with a value other than `null`; the last place of several.
    func find(_ key: NIMKey) -> Location? {
        find(key, in: root, shape.scope, depth: 0).map { Location(row: key.row, path: $0) }
    }

    private func find(_ key: NIMKey, in object: JSONValue, _ scope: NIMKey.Scope, depth: Int) -> String? {
        var path: String?
        for member in object.members where !member.value.isNull {
            guard let found = shape.key(member.key, in: scope) else { continue }
            let step = "/" + pointerStep(member.key)
            if found == key {
                path = step
            } else if depth < Self.deepest, let child = found.childScope,
                let rest = find(key, in: member.value.spelledValue ?? member.value, child, depth: depth + 1)
            {
                path = step + rest
            }
        }
        return path
    }

    /// A container that is read as the root, the push settings, the payload, the object for Apple and its alert.
    private static let deepest = 5
}

extension NIMKey {
    /// The keys that can hold a field, the strongest first where several can.
    static func spelling(_ field: CanonicalField, in shape: NIMShape) -> [NIMKey] {
        let keys = allCases.filter { key in
            key.field == field && (key.shape == "*" || key.shape == shape.rawValue)
        }
        switch field {
        // Apple's object wins over a field, and that over the payload's root (reading N8).
        case .sound: return keys.filter { $0 != .sound } + [.sound]
        // A copy's event says it of recalls only.
        case .kind: return keys.filter { $0 != .copyEventType } + [.copyEventType]
        // An alert that is a string is a body.
        case .explicitBody: return keys + [.apsFieldAlert, .payloadApsAlert]
        case .explicitExtras: return [.apsFieldAlert, .payloadApsAlert]
        case .apsExtras: return [.apsField, .payloadAps]
        // The app's own members have no row; they stand in the payload.
        case .rootData:
            return allCases.filter { key in
                key.childScope == .pushPayload && (key.shape == "*" || key.shape == shape.rawValue)
            }
        case .badge: return keys + [.apsFieldBadge]
        // The Web SDK shows the message's own text.
        case .body: return keys + [.sdkText]
        // With recall override, the identifiers of a message and of its recall stand in.
        case .collapseID:
            return [CanonicalField.clientID, .recallClientID, .recallMessageID].reduce(keys) {
                $0 + spelling($1, in: shape)
            }
        default: return keys
        }
    }
}
