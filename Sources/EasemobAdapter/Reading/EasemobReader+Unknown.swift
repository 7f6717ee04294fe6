import PushModel

/// Members that no row of the table knows: the app's own where the vendor hands those on, else told and left out.
extension EasemobReader {
    mutating func takeUnknown(_ member: borrowing JSONMember, _ scope: EasemobKey.Scope) {
        switch scope {
        // The app's own.
        case .ext: hasExtension = true
        case .payload: message.rootData.append(JSONField(member))
        case .payloadAps: message.apsExtras.append(JSONField(member))
        case .payloadApsAlert: message.alert.extras.append(JSONField(member))
        // Read as a whole.
        case .emApnsExt: break

        case .sdk, .rest, .restLegacy:
            if member.hasKey(Self.extName) { return containers.ext = container(member.value, .ext) }
            noteUnknown(member, under: "")
        case .callback:
            // The app's key shortens the identifiers (reading E12).
            if !member.hasKey(Self.appKeyName) { noteUnknown(member, under: "") }
        case .callbackPayload:
            if member.hasKey(Self.extName) { return containers.ext = container(member.value, .ext) }
            hasStrangers = hasStrangers || !member.value.isNull
        case .sdkBody, .restBody, .restLegacyMsg: hasStrangers = hasStrangers || !member.value.isNull
        case .emPushExt: noteIneffective(member, .emPushExt)
        case .emPushTemplate: noteIneffective(member, .emPushTemplate)
        case .emPushTemplateDirectedTemplate: noteIneffective(member, .emPushTemplateDirectedTemplate)
        case .emPushFilter: noteIneffective(member, .emPushFilter)
        }
    }

    /// The members of `ext` that no table knows, as one object.
    mutating func keepExtension(of ext: JSONValue) {
        if !hasExtension { return }
        met.insert(EasemobKey.ext.rawValue)
        message.extension = RawJSON.object(membersOf: ext) { EasemobKey($0, in: .ext) == nil }
    }

    /// The name under which a callback says whose app it is.
    static var appKeyName: UTF8Text { "appkey" }

    /// The name under which every shape but the bare one has its `ext`.
    private static var extName: UTF8Text { EasemobKey.ext.name }

    private mutating func noteIneffective(_ member: borrowing JSONMember, _ parent: EasemobKey) {
        values.note(
            .ignored, places.location(of: member.key, in: parent), severity: .info,
            "is no key that the vendor documents here, and has no effect")
    }

    private mutating func noteUnknown(_ member: borrowing JSONMember, under path: String) {
        if member.value.isNull { return }
        values.note(
            .ignored, Location(row: "", path: path + "/" + pointerStep(member.key)), severity: .info,
            "is no key that PushBridge knows here; no push depends on it")
    }
}

// MARK: - What the message says

extension EasemobReader {
    /// Walks a body, or a callback's message, and tells of its unknown members once its kind is known.
    mutating func walkContent(_ object: JSONValue, _ scope: EasemobKey.Scope, isBody: Bool) {
        hasStrangers = false
        walk(object, scope)
        if !hasStrangers { return }
        let path = isBody ? bodyPath : places.location(.callbackPayload).path
        if message.kind == .text {
            noteStrangers(in: object, scope, at: path)
        } else {
            noteAttachment(at: path)
        }
    }

    private mutating func noteStrangers(in object: JSONValue, _ scope: EasemobKey.Scope, at path: String) {
        object.forEachMember { member in
            if member.withKey({ EasemobKey($0, in: scope) }) != nil { return }
            if scope == .callbackPayload && member.hasKey(Self.extName) { return }
            noteUnknown(member, under: path)
        }
    }

    /// Where the body stands.
    private var bodyPath: String {
        switch containers.bodyScope {
        case .restBody: places.location(.restBody).path
        case .restLegacyMsg: places.location(.restLegacyMsg).path
        case .callbackPayload: places.location(.callbackPayloadBodies).path + "/0"
        default: places.location(.sdkBody).path
        }
    }

    /// One word for all that describes a file, a place or the like.
    private mutating func noteAttachment(at path: String) {
        values.note(
            .dropped, Location(row: "", path: path), severity: .info,
            "holds an attachment, which no push carries; its members are left out")
    }
}
