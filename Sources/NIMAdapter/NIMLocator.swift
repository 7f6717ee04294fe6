import PushModel

/// Finds where a message spells a field, within its containers and the JSON that its strings hold.
struct NIMLocator {
    let shape: NIMShape
    let root: JSONValue

    /// The place of the strongest key that holds `field` with a value other than `null`; the last place of several.
    func find(_ field: CanonicalField) -> Location? {
        let keys = NIMKey.spelling(field, in: shape)
        return strongest(of: keys, in: root, shape.scope, depth: 0).map {
            Location(row: keys[$0.rank].row, path: $0.path)
        }
    }

    /// A key that was found: its rank among those looked for, and where it stands.
    private typealias Place = (rank: Int, path: String)

    private func strongest(
        of keys: [NIMKey], in object: JSONValue, _ scope: NIMKey.Scope, depth: Int
    ) -> Place? {
        var strongest: Place?
        for member in object.members where !member.value.isNull {
            guard let key = shape.key(member.key, in: scope) else { continue }
            var found = depth < Self.deepest ? place(of: keys, inside: member.value, key, depth) : nil
            if let rank = keys.firstIndex(of: key), rank <= found?.rank ?? rank { found = (rank, "") }
            if let found, found.rank <= strongest?.rank ?? found.rank {
                strongest = (found.rank, "/" + pointerStep(member.key) + found.path)
            }
        }
        return strongest
    }

    /// A place within the object under `key`, which is read only where it can hold what is looked for.
    private func place(of keys: [NIMKey], inside value: JSONValue, _ key: NIMKey, _ depth: Int) -> Place? {
        guard let scope = key.childScope, keys.contains(where: scope.contents.contains) else { return nil }
        return strongest(of: keys, in: value.spelledValue ?? value, scope, depth: depth + 1)
    }

    /// A container that is read as the root, the push settings, the payload, the object for Apple and its alert.
    private static let deepest = 5
}

extension NIMKey.Scope {
    /// Every key that can stand in such an object, however deep.
    fileprivate var contents: Set<NIMKey> { Self.allContents[self] ?? [] }

    private static let allContents = allCases.reduce(into: [Self: Set<NIMKey>]()) { contents, scope in
        var scopes = [scope]
        var index = 0
        while index < scopes.count {
            for child in scopes[index].members.compactMap(\.childScope) where !scopes.contains(child) {
                scopes.append(child)
            }
            index += 1
        }
        contents[scope] = Set(scopes.flatMap(\.members))
    }
}

extension NIMKey {
    /// The keys that can hold a field, the strongest first where several can.
    fileprivate static func spelling(_ field: CanonicalField, in shape: NIMShape) -> [NIMKey] {
        spellings[shape]?[field] ?? []
    }

    /// All of them, made once.
    private static let spellings = NIMShape.allCases.reduce(into: [NIMShape: [CanonicalField: [NIMKey]]]()) {
        spellings, shape in
        for field in CanonicalField.allCases {
            spellings[shape, default: [:]][field] = allSpelling(field, in: shape)
        }
    }

    private static let holders = Dictionary(grouping: allCases.filter { $0.field != nil }, by: \.field)

    private static func allSpelling(_ field: CanonicalField, in shape: NIMShape) -> [NIMKey] {
        let keys = (holders[field] ?? []).filter { $0.shape == "*" || $0.shape == shape.rawValue }
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
                $0 + allSpelling($1, in: shape)
            }
        default: return keys
        }
    }
}
