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
        case .mergedWord: reader.filledText(value, key) == "sub_combine" ? .kind(.merged) : .nothing
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

/// What the keys of a message's root say of its shape.
extension EasemobDialect {
    static var keyPrefix: UTF8Text? { "em_" }

    static func forEachShape(_ evidence: VendorEvidence, _ body: (Int) -> Void) {
        let (likeliest, other) = candidates(for: evidence)
        if let likeliest { body(likeliest.number) }
        if let other { body(other.number) }
    }

    private static func candidates(
        for evidence: VendorEvidence
    ) -> (likeliest: EasemobShape?, other: EasemobShape?) {
        if evidence.isDelivered { return (.payload, nil) }
        // The root is the extension itself, unless it names a receiver (reading E1).
        if evidence.hasPrefixedKey && !evidence.says(EasemobEvidence.addressed) { return (.ext, nil) }
        // Others count their kinds of messages.
        if evidence.says(EasemobEvidence.kindNumber) { return (nil, nil) }
        if evidence.says(EasemobEvidence.payload) && evidence.says(EasemobEvidence.callback) {
            // All other callbacks are events (reading G23).
            let isMessage = evidence.says(EasemobEvidence.told) && evidence.says(EasemobEvidence.content)
            return (isMessage || evidence.says(EasemobEvidence.recall) ? .callback : nil, nil)
        }
        if evidence.says(EasemobEvidence.targetType)
            || evidence.says(EasemobEvidence.legacyPath) && !evidence.isOwnedByAnother
            || evidence.says(EasemobEvidence.target) && evidence.says(EasemobEvidence.message)
        {
            return (.restLegacy, nil)
        }
        if evidence.says(EasemobEvidence.chatType) {
            if evidence.says(EasemobEvidence.body) || !evidence.says(EasemobEvidence.webType) {
                return (.sdk, nil)
            }
            return (evidence.says(EasemobEvidence.receipt) ? nil : .web, nil)
        }
        let hasReceivers = evidence.says(EasemobEvidence.receivers)
        if evidence.says(EasemobEvidence.kind) && (evidence.says(EasemobEvidence.body) || hasReceivers) {
            return (.rest, nil)
        }
        if evidence.says(EasemobEvidence.body) && hasReceivers { return (.rest, .sdk) }
        // Many keep something of their own under the name of a body, which alone is no message.
        if evidence.says(EasemobEvidence.body)
            && (evidence.says(EasemobEvidence.named) || evidence.says(EasemobEvidence.ext))
        {
            return (.sdk, nil)
        }
        if evidence.says(EasemobEvidence.kind) && evidence.says(EasemobEvidence.ext) { return (.rest, nil) }
        if evidence.says(EasemobEvidence.decoration) { return hasReceivers ? (.rest, .sdk) : (.sdk, .rest) }
        return (evidence.hasPrefixedKey ? .rest : nil, nil)
    }

    static func shows(_ test: UInt8, _ value: JSONValue) -> Bool {
        switch EasemobEvidenceTest(rawValue: test) {
        case .kindWord: value.string.map { MessageKind(easemob: $0) != nil } ?? false
        case .decorated: hasPrefixedKey(value)
        case .messageType: value.string.flatMap(EasemobWords.callbackTypes.list.meaning) != nil
        case .recallType: value.string.flatMap(EasemobWords.callbackRecalls.list.meaning) != nil
        case .bodied: hasBody(value)
        case .receiptType: value.string.flatMap(EasemobWords.receipts.list.meaning) != nil
        case nil: false
        }
    }

    /// Whether a callback's payload has the body of a message: a list of them that is not empty, or its own type or text.
    private static func hasBody(_ value: JSONValue) -> Bool {
        if let text = value.string { return (try? JSONDocument(text).root).map(hasBody) ?? false }
        if let bodies = value[EasemobKey.callbackPayloadBodies.name] { return !bodies.elements.isEmpty }
        if value[EasemobKey.callbackPayloadMsg.name]?.string != nil { return true }
        let type = value[EasemobKey.callbackPayloadType.name]?.string
        return type.map { Conversation.Kind(easemob: $0) == nil } ?? false
    }

    private static func hasPrefixedKey(_ value: JSONValue) -> Bool {
        var has = false
        value.forEachMember { member in
            if let keyPrefix, member.withKey({ $0.hasPrefix(keyPrefix) }) { has = true }
        }
        return has
    }
}

extension VendorEvidence {
    /// Whether a push was delivered: Apple's dictionary and a key of the vendor's beside it (EM-139 to EM-144).
    ///
    /// A call's push may be without Apple's dictionary; then nothing stands there but the vendor's keys, a sender and data
    /// among them.
    fileprivate var isDelivered: Bool {
        if isClaimedByAnother { return false }
        if says(EasemobEvidence.aps) {
            return says(EasemobEvidence.sender) || says(EasemobEvidence.data)
                || says(EasemobEvidence.receiver) || says(EasemobEvidence.pushMark)
        }
        return !hasUndeliveredKey && says(EasemobEvidence.sender) && says(EasemobEvidence.data)
    }
}
