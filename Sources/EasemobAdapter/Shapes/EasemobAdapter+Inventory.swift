public import PushModel

/// What a message spells, key by key, whatever the reader makes of it.
extension EasemobAdapter {
    /// Every key of `input` in its order, but for objects whose members are keys themselves.
    public static func spelledKeys(in input: VendorInput, shape: String) -> [SpelledKey] {
        guard case .json(let message) = input, let shape = EasemobShape(rawValue: shape) else { return [] }
        var inventory = EasemobInventory(shape: shape)
        inventory.walk(message, shape.scope, at: "", depth: 0)
        return inventory.keys
    }
}

/// A walk through the objects of one message.
private struct EasemobInventory {
    let shape: EasemobShape
    var keys: [SpelledKey] = []

    /// The message, a callback's payload, `ext`, an object in it and one within that.
    private static let deepest = 5

    init(shape: EasemobShape) { self.shape = shape }

    mutating func walk(_ object: JSONValue, _ scope: EasemobKey.Scope, at path: String, depth: Int) {
        for member in object.members {
            let step = path + "/" + pointerStep(member.key)
            let key = EasemobKey(member.key, in: scope) ?? Self.extensionKey(member.key, in: scope)
            if let child = key?.childScope, depth < Self.deepest,
                let (inner, place) = Self.object(in: member.value, at: step)
            {
                walk(inner, child, at: place, depth: depth + 1)
            } else {
                keys.append(
                    SpelledKey(
                        path: step, row: key?.row, field: Self.field(of: key, in: scope),
                        value: member.value.raw))
            }
        }
    }

    /// `ext`, which every shape with an envelope has.
    private static func extensionKey(_ name: UTF8Text, in scope: EasemobKey.Scope) -> EasemobKey? {
        switch scope {
        case .sdk, .rest, .restLegacy, .callbackPayload: name == EasemobKey.ext.name ? .ext : nil
        default: nil
        }
    }

    /// The object under a key: as it is, spelled in a string, or the first body of a list.
    private static func object(in value: JSONValue, at path: String) -> (JSONValue, path: String)? {
        switch value.kind {
        case .object: (value, path)
        case .array: value.elements.first { $0.kind == .object }.map { ($0, path + "/0") }
        default:
            value.string.flatMap { try? JSONDocument($0).root }.flatMap {
                $0.kind == .object ? ($0, path) : nil
            }
        }
    }

    /// The field that a key can fill; the app's own keys, and a string where an object belongs, are its data (reading E2).
    private static func field(of key: EasemobKey?, in scope: EasemobKey.Scope) -> CanonicalField? {
        if let key { return key == .emApnsExt ? .appData : key.field }
        return switch scope {
        case .ext: .extension
        case .emApnsExt: .appData
        default: nil
        }
    }
}
