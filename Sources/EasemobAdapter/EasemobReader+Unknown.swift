import PushModel

/// Members that no row of the table knows: the app's own where the vendor hands those on, else told and left out.
extension EasemobReader {
    mutating func takeUnknown(_ member: borrowing JSONMember, _ scope: EasemobKey.Scope) {
        switch scope {
        // The app's own.
        case .ext: extensionCount += 1
        case .payload: message.rootData.append(JSONField(member))
        case .payloadAps: message.apsExtras.append(JSONField(member))
        case .payloadApsAlert: message.alert.extras.append(JSONField(member))
        // Read as a whole.
        case .emApnsExt: break

        case .sdk, .rest, .restLegacy:
            if member.key == EasemobKey.ext.name { return containers.ext = container(member.value, .ext) }
            noteUnknown(member, under: "")
        case .callback:
            // The app's key shortens the identifiers (reading E12).
            if member.key != Self.appKeyName { noteUnknown(member, under: "") }
        case .callbackPayload:
            if member.key == EasemobKey.ext.name { return containers.ext = container(member.value, .ext) }
            keepStranger(member)
        case .sdkBody, .restBody, .restLegacyMsg: keepStranger(member)
        case .emPushExt: noteIneffective(member, .emPushExt)
        case .emPushTemplate: noteIneffective(member, .emPushTemplate)
        case .emPushTemplateDirectedTemplate: noteIneffective(member, .emPushTemplateDirectedTemplate)
        case .emPushFilter: noteIneffective(member, .emPushFilter)
        }
    }

    /// The members of `ext` that no table knows, as one object.
    mutating func keepExtension(of ext: JSONValue) {
        if extensionCount == 0 { return }
        message.extension = RawJSON.object(membersOf: ext) { EasemobKey($0, in: .ext) == nil }
    }

    /// The name under which a callback says whose app it is.
    static let appKeyName: UTF8Text = "appkey"

    private mutating func noteIneffective(_ member: borrowing JSONMember, _ parent: EasemobKey) {
        values.note(
            .ignored, places.location(of: member.key, in: parent), severity: .info,
            "is no key that the vendor documents here, and has no effect")
    }

    private mutating func noteUnknown(_ member: borrowing JSONMember, under path: String) {
        if !member.value.isNull { noteUnknown(member.key, under: path) }
    }

    private mutating func noteUnknown(_ name: UTF8Text, under path: String) {
        values.note(
            .ignored, Location(row: "", path: path + "/" + pointerStep(name)), severity: .info,
            "is no key that PushBridge knows here; no push depends on it")
    }
}

// MARK: - What the message says

extension EasemobReader {
    /// Walks a body, or a callback's message, and tells of its unknown members once its kind is known.
    mutating func walkContent(_ object: JSONValue, _ scope: EasemobKey.Scope, at path: String) {
        strangers = []
        walk(object, scope)
        if strangers.isEmpty { return }
        if message.kind == .text {
            for name in strangers { noteUnknown(name, under: path) }
        } else {
            noteAttachment(at: path)
        }
    }

    /// Where the body stands.
    var bodyPath: String {
        switch containers.bodyScope {
        case .restBody: places.location(.restBody).path
        case .restLegacyMsg: places.location(.restLegacyMsg).path
        case .callbackPayload: places.location(.callbackPayloadBodies).path + "/0"
        default: places.location(.sdkBody).path
        }
    }

    private mutating func keepStranger(_ member: borrowing JSONMember) {
        if !member.value.isNull { strangers.append(member.key) }
    }

    /// One word for all that describes a file, a place or the like.
    private mutating func noteAttachment(at path: String) {
        values.note(
            .dropped, Location(row: "", path: path), severity: .info,
            "holds an attachment, which no push carries; its members are left out")
    }
}
