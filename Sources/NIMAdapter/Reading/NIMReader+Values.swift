import PushModel

/// The vendor's ways of writing single values.
extension NIMReader {
    // What is spelled as documented is taken without asking where it stands.

    mutating func text(_ value: JSONValue, _ key: NIMKey) -> UTF8Text? {
        let places = places
        return values.text(value, at: places.location(key))
    }

    /// Text that says something: an empty one is absent (reading N6).
    mutating func filledText(_ value: JSONValue, _ key: NIMKey) -> UTF8Text? {
        text(value, key)?.nonEmpty
    }

    mutating func identifier(_ value: JSONValue, _ key: NIMKey) -> UTF8Text? {
        let places = places
        return values.identifier(value, at: places.location(key))
    }

    mutating func flag(_ value: JSONValue, _ key: NIMKey) -> Bool? {
        if let flag = value.bool { return flag }
        if value.isNull { return nil }
        if key.isFormFlag, let word = value.string ?? value.number {
            switch word {
            case "true", "1": return true
            case "false", "0": return false
            default: break
            }
        }
        let places = places
        return values.flag(value, at: places.location(key))
    }

    /// A flag of Apple's: `1` or `"1"` or whatever else is not nothing (reading N8).
    mutating func isTruthy(_ value: JSONValue, _ key: NIMKey) -> Bool {
        if let number = value.double { return number != 0 }
        switch value.string {
        case "1": return true
        case "0": return false
        default: return flag(value, key) ?? false
        }
    }

    /// A whole number; the fields of a form have nothing but text.
    mutating func number(_ value: JSONValue, _ key: NIMKey) -> Int? {
        if let number = value.integer { return number }
        if shape == .serverV1, let text = value.string {
            if text.isEmpty { return nil }
            if let number = text.decimalInteger { return number }
        }
        let places = places
        return values.integer(value, at: places.location(key))
    }

    /// How a custom notification is kept: 1 for nobody who is offline, 2 for everyone.
    mutating func saveMode(_ value: JSONValue, _ key: NIMKey) -> Bool? {
        guard let number = number(value, key) else { return nil }
        if number == 1 || number == 2 { return number == 1 }
        values.note(
            .invalid, places.location(key), "is neither 1 nor 2, which the server refuses; 2 was taken")
        return nil
    }

    /// Apple's relevance score, as it is spelled.
    mutating func score(_ value: JSONValue, _ key: NIMKey) -> UTF8Text? {
        if let number = value.number { return number }
        guard let text = filledText(value, key) else { return nil }
        guard let number = try? JSONDocument(text).root.number else {
            values.note(
                .invalid, places.location(key), "is not a number; it was taken as absent. Send a number")
            return nil
        }
        values.note(
            .repaired, places.location(key),
            "is a string where a number belongs; it was taken as that number. Send a number")
        return number
    }

    /// A sound file's name, empty for silence, or Apple's object for critical alerts.
    mutating func appleSound(_ value: JSONValue, _ key: NIMKey) -> Sound? {
        if value.kind == .object { return .critical(value.raw) }
        return text(value, key).map(Sound.file)
    }

    /// Arguments of a localised text: numbers become digits, `null` an empty one.
    mutating func arguments(_ value: JSONValue, _ key: NIMKey) -> [UTF8Text] {
        guard value.kind == .array else {
            if !value.isNull && !value.isEmptyString {
                values.note(
                    .invalid, places.location(key),
                    "is not an array; it was taken as no arguments. Send an array of strings")
            }
            return []
        }
        var arguments: [UTF8Text] = []
        var hasNumber = false
        for element in value.elements {
            hasNumber = hasNumber || element.number != nil
            arguments.append(element.number ?? text(element, key) ?? "")
        }
        if hasNumber {
            values.note(
                .repaired, places.location(key),
                "holds numbers where Apple takes strings; their digits were written. Send strings")
        }
        return arguments
    }
}

// MARK: - Values that hold values

extension NIMReader {
    /// Identifiers: an array, the array that a string spells, or one alone; nil for none, which differs from an empty list.
    mutating func list(_ value: JSONValue, _ key: NIMKey) -> [UTF8Text]? {
        list(value, value.string, key)
    }

    /// The same, with the text that a string spells already decoded.
    mutating func list(_ value: JSONValue, _ text: UTF8Text?, _ key: NIMKey) -> [UTF8Text]? {
        guard let text, text.hasPrefix("[") else { return identifiers(value, key) }
        guard let array = try? JSONDocument(text).root, array.kind == .array else {
            values.note(
                .invalid, places.location(key),
                "is no JSON array; it was taken as absent. Send an array of accounts")
            return nil
        }
        if !key.isSpelledInString {
            values.note(
                .repaired, places.location(key),
                "is an array spelled in a string; it was read as that array. Send the array itself")
        }
        return identifiers(array, key)
    }

    private mutating func identifiers(_ value: JSONValue, _ key: NIMKey) -> [UTF8Text]? {
        guard value.kind == .array else {
            let id = identifier(value, key)
            if id != nil && key.isList {
                values.note(
                    .repaired, places.location(key),
                    "is one account where a list belongs; it was taken as a list of that one. Send an array")
            }
            return id.map { [$0] }
        }
        var list: [UTF8Text] = []
        list.reserveCapacity(value.count)
        for element in value.elements {
            if let id = identifier(element, key) { list.append(id) }
        }
        return list
    }

    /// The object of a container: as it is, or the one that a string spells; nil for anything else, with a diagnostic.
    ///
    /// The text is what a string spells, where that is decoded already.
    mutating func object(in container: NIMContainer, _ text: UTF8Text? = nil) -> JSONValue? {
        let value = container.value
        if value.kind == .object { return value }
        let key = container.spelling.key
        let inner =
            key.isSpelledInString ? (text ?? value.string).flatMap { try? JSONDocument($0).root } : value
        if inner?.kind == .object { return inner }
        if inner?.kind == .array && inner?.count == 0 {
            values.note(
                .repaired, places.location(key), severity: .info,
                "is an empty array where an object belongs; it was taken as an empty object")
            return nil
        }
        let places = places
        return values.object(value, at: places.location(key))
    }

    /// The app's own extension: the object or array that a text spells, else the text itself.
    mutating func extensionValue(_ value: JSONValue, _ key: NIMKey) -> RawJSON? {
        if value.kind != .string || key == .sdkRemoteExt {
            let container = NIMContainer(places.spelling(key), value)
            return container.isAbsent ? nil : object(in: container)?.raw
        }
        guard let text = filledText(value, key) else { return nil }
        guard text[0] == UInt8(ascii: "{") || text[0] == UInt8(ascii: "["),
            let inner = try? JSONDocument(text).root
        else { return .string(text) }
        return inner.raw
    }
}

extension JSONValue {
    /// The value that a string spells; nil for what is no string and for a text that is no JSON.
    var spelledValue: JSONValue? {
        guard let text = string, !text.isEmpty else { return nil }
        return try? JSONDocument(text).root
    }
}

extension UTF8Text {
    /// Whether the text has more characters than `limit`, counted as Unicode scalars.
    func hasMoreCharacters(than limit: Int) -> Bool {
        guard count > limit else { return false }
        let characters = withBytes { bytes in bytes.count { $0 & 0xC0 != 0x80 } }
        return characters > limit
    }
}

extension NIMKey {
    /// Whether flags may be 1 and 0 by right: in a form's fields, where they are words, and in the desktop SDK (NIM-S6).
    fileprivate var isFormFlag: Bool {
        switch self {
        case .sdkNeedPush_, .sdkPushNeedPrefix_, .sdkPushNeedBadge_, .sdkIsForcePush_, .sdkNeedOffline_,
            .sdkRoutable_:
            true
        case .serverV1Forcepushall, .serverV1IsForcePush, .serverV1NeedPush, .serverV1NeedBadge,
            .serverV1IsSave,
            .serverV1IsRoute, .copyCustomSafeFlag:
            true
        default: false
        }
    }

    /// Whether the vendor documents a list for the value, not one account.
    fileprivate var isList: Bool {
        switch self {
        case .sdkApnsMemberOptionUserIds, .sdkForcePushList, .sdkForcePushIdsList_, .sdkForcePushIDsList,
            .sdkApnsAccounts, .sdkV2PushConfigForcePushAccountIds, .sdkV2TargetConfigReceiverIds,
            .serverV1ToAccids, .serverV1Forcepushlist, .serverV2ReceiverIds,
            .serverV2PushConfigPushForcepushIds, .serverV2PushConfigForcePushAccountIds,
            .serverV2TargetOptionReceiverAccountIds:
            true
        default: false
        }
    }

    /// Whether the vendor documents JSON in a string for the value.
    fileprivate var isSpelledInString: Bool {
        switch self {
        case .serverV1Body, .serverV1Option, .serverV1Forcepushlist, .serverV1ToAccids, .sdkForcePushIDsList:
            true
        // The first generation of iOS and the desktop have objects (NIM-050, NIM-099).
        case .sdkApnsPayload, .sdkPushPayload_, .sdkPushpayload: false
        default: childScope == .pushPayload
        }
    }
}
