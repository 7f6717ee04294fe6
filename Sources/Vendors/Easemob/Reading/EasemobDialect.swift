/// What of reading Easemob's messages no table says: the transforms with logic, and what is decided at the end.
enum EasemobDialect: VendorDialect {
    static var table: VendorTable { .easemob }

    /// Where a callback says whose app it is.
    static var silentMembers: [UTF8Text] { [appKeyName] }

    private static var appKeyName: UTF8Text { "appkey" }

    /// What a callback says of itself: the app, and by the lack of an event that it asks before sending (EM-146).
    static func begin(_ root: JSONValue, _ reader: inout MessageReader) {
        guard EasemobShape(reader) == .callback else { return }
        // The app's key shortens the identifiers (reading E12).
        if let appKey = root[appKeyName]?.string { reader.options.appKey = appKey }
        guard root[EasemobKey.callbackEventType.name]?.isNull ?? true,
            root[EasemobKey.callbackCallId.name]?.string?.isEmpty == false
        else { return }
        // What is missing has no place of its own.
        let path = "/" + EasemobKey.callbackCallId.name.string
        reader.values.note(.eventTypeMissing, Location(row: EasemobKey.callbackEventType.row, path: path))
    }

    static func value(
        _ value: JSONValue, _ key: MetKey, by transform: UInt8, _ reader: inout MessageReader
    ) -> FieldContent {
        switch EasemobTransform(rawValue: transform) {
        case .soundFile: reader.content(reader.soundFile(value, key).map(ModelValue.sound))
        case .oneOrZero: reader.oneOrZero(value, key).map(FieldContent.flag) ?? .nothing
        case .voipWord: reader.word("voip", value, key)
        case .callWord: reader.word("call", value, key)
        case .audience: reader.content(reader.audience(value, key).map(ModelValue.audience))
        case .silence: reader.content(reader.silence(value, key))
        case .directedTargets: reader.content(reader.directedTargets(value, key).map(ModelValue.texts))
        case .userID: reader.userID(value, key)
        case .userIDList: reader.content(reader.userIDList(value, key).map(ModelValue.texts))
        case .conversationKind: reader.conversationKind(value, key).map(FieldContent.conversation) ?? .nothing
        case .callbackType: reader.callbackType(value, key)
        case .messageKind: reader.messageKind(value, key).map(FieldContent.kind) ?? .nothing
        case .callbackKind: reader.callbackKind(value, key).map(FieldContent.kind) ?? .nothing
        case .routeType: reader.word("ROUTE_ONLINE", value, key)
        case nil: .nothing
        }
    }

    static func opens(_ value: JSONValue, _ key: MetKey, _ reader: inout MessageReader) -> Bool {
        switch EasemobKey(key) {
        case .emApnsExt: reader.opensAPNSExtension(value, key)
        case .payloadApns: reader.opensMisspelled(value, key)
        default: true
        }
    }
}
