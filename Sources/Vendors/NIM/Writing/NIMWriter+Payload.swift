/// Members of the push payload that no key of the table asks for, without those that would be read as something else.
struct NIMOwnMembers {
    /// The app's own members at the payload's root.
    let root: [JSONField]
    /// Sections for other platforms at the payload's root.
    let platforms: [JSONField]
    /// Other members of the object for Apple.
    let apsExtras: [JSONField]
    /// Other members of its alert.
    let alertExtras: [JSONField]
    /// What the server takes from the app's members.
    let meaning: NIMRootMeaning

    init(_ message: borrowing PushMessage) {
        let said = message.rootData
        let all = NIMRootMeaning(said)
        if said.allSatisfy({ all.agrees(with: message, at: $0.key) }) {
            (root, meaning) = (said, all)
        } else {
            root = said.filter { all.agrees(with: message, at: $0.key) }
            meaning = NIMRootMeaning(root)
        }
        platforms = Self.sections(in: message.platforms)
        apsExtras = message.apsExtras.filter { VendorTable.nim.row($0.key, in: NIMWriter.apsField) == nil }
        let extras = message.has(.explicitAlert) ? message.explicitExtras : []
        alertExtras = extras.filter { VendorTable.nim.row($0.key, in: NIMWriter.alert) == nil }
    }

    /// The vendor's own sections, each once.
    private static func sections(in platforms: [JSONField]) -> [JSONField] {
        platforms.indices.compactMap { index in
            let field = platforms[index]
            guard NIMKey(field.key, inObject: NIMWriter.pushPayload)?.isSection == true, field.value != .null,
                !platforms[(index + 1)...].contains(where: { $0.key == field.key })
            else { return nil }
            return field
        }
    }
}

/// What a server takes from members that stay at the payload's root as well (reading N7).
struct NIMRootMeaning {
    private(set) var title: UTF8Text?
    private(set) var sound: UTF8Text?
    private(set) var isVoIP = false

    init(_ fields: [JSONField]) {
        var values = ValueReader()
        for field in fields {
            switch NIMKey(field.key, inObject: NIMWriter.pushPayload) {
            case .pushTitle: title = values.filledText(field.value.parsed().root, at: .root)
            case .sound: sound = values.filledText(field.value.parsed().root, at: .root)
            case .pushkitFirst: isVoIP = values.flag(field.value.parsed().root, at: .root) ?? false
            default: break
            }
        }
    }

    /// Whether members called `name` leave what the message says as it is.
    func agrees(with message: PushMessage, at name: UTF8Text) -> Bool {
        switch NIMKey(name, inObject: NIMWriter.pushPayload) {
        case nil, .notifyId: true
        case .channelId: message.platforms.contains { $0.key == name }
        case .pushTitle: title == message.title
        // A sound that the message names elsewhere is stronger (reading N8).
        case .sound: sound == nil || message.sound != nil
        case .pushkitFirst: isVoIP == message.isVoIP
        default: false
        }
    }
}

extension NIMKey {
    /// Whether the key holds settings of another platform at the payload's root.
    fileprivate var isSection: Bool {
        switch self {
        case .hwField, .hwPassThroughField, .honorField, .honorPassThroughField, .vivoField, .oppoField,
            .fcmField, .fcmFieldV1, .harmonyField, .channelId:
            true
        default: false
        }
    }
}

// MARK: - What is said beside them

extension NIMWriter {
    /// The title, unless the app's own members say it.
    var payloadTitle: KeyValue? {
        ownMembers.meaning.title == message.title ? nil : text(message.title)
    }

    /// The mark of a call, unless the app's own members say it.
    var pushKitMark: KeyValue? { flag(message.isVoIP && !ownMembers.meaning.isVoIP) }

    /// Whether the app's own members name the sound.
    var isSoundAtRoot: Bool {
        ownMembers.meaning.sound.map { .file($0) == message.sound } ?? false
    }

    /// The sound as the servers' field of a custom notification, which takes short names only.
    var soundField: KeyValue? {
        guard sending == .notification, !isSoundAtRoot, case .file(let name) = message.sound,
            LimitTable.nim.exceeded(by: name, of: .sound, inShape: shape.number, message.kind) == nil
        else { return nil }
        return text(name)
    }

    /// The sound within the object for Apple, unless it stands elsewhere; an empty name is silence.
    var appleSound: KeyValue? {
        if isSoundAtRoot || ((shape == .serverV1 || shape == .serverV2) && soundField != nil) { return nil }
        return switch message.sound {
        case nil: nil
        case .file(let name): .text(name)
        case .critical(let object): object.kind == .object ? .raw(object) : nil
        case .silent: .text("")
        }
    }
}
