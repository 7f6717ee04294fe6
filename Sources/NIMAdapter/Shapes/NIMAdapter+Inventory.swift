public import PushModel

/// What a message spells, key by key, whatever the reader makes of it.
extension NIMAdapter {
    /// Every key of `input` in its order, but for objects whose members are keys themselves.
    public static func spelledKeys(in input: VendorInput, shape: String) -> [SpelledKey] {
        var values = ValueReader()
        guard let shape = NIMShape(rawValue: shape), let root = shape.object(of: input, &values) else {
            return []
        }
        var inventory = NIMInventory(shape: shape)
        inventory.walk(root, shape.scope, at: "", depth: 0)
        return inventory.keys
    }
}

/// A walk through the objects of one message.
private struct NIMInventory {
    let shape: NIMShape
    var keys: [SpelledKey] = []

    /// A container that is read as the root, the push settings, the payload, the object for Apple and its alert.
    private static let deepest = 5

    init(shape: NIMShape) { self.shape = shape }

    mutating func walk(_ object: JSONValue, _ scope: NIMKey.Scope, at path: String, depth: Int) {
        for member in object.members {
            let step = path + "/" + pointerStep(member.key)
            let key = shape.key(member.key, in: scope)
            let value = member.value.spelledValue ?? member.value
            if let child = key?.childScope, depth < Self.deepest, value.kind == .object {
                walk(value, child, at: step, depth: depth + 1)
            } else {
                keys.append(
                    SpelledKey(
                        path: step, row: key?.row,
                        field: key.map { $0.field } ?? Self.field(ofUnknownIn: scope),
                        value: member.value.raw))
            }
        }
    }

    /// What the app's own keys become.
    private static func field(ofUnknownIn scope: NIMKey.Scope) -> CanonicalField? {
        switch scope {
        case .pushPayload: .rootData
        case .apsField: .apsExtras
        case .apsFieldAlert: .explicitExtras
        default: nil
        }
    }
}
