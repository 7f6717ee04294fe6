/// What of reading OpenIM's messages no table says: the transforms with logic, and what is looked into.
enum OpenIMDialect: VendorDialect {
    static var table: VendorTable { .openim }

    /// Empty texts are absent, wherever they are (OI 3).
    static var allowsEmptyObjects: Bool { true }

    /// What the list of commands calls the webhook before the push.
    static let beforePush = VendorWords.Meaning.text("before-push")

    /// A stored message whose content is base64 of JSON, as one with that JSON (OI 2).
    static func unfolded(_ line: JSONValue, shape: Int) -> JSONValue {
        guard shape == OpenIMShape.record.number, line.kind == .object else { return line }
        let (holder, name) = (OpenIMKey.recordMsg.name, OpenIMKey.recordContent.name)
        let inner = line[holder].flatMap { $0.kind == .object ? $0 : nil }
        let message = inner ?? line
        guard let bytes = message[name]?.string?.nonEmpty.flatMap(Base64.decode) else { return line }
        let text = UTF8Text(repairing: bytes)
        guard MessageReader.spellsObject(text) else { return line }
        let unfolded = message.replacing(name, with: .string(text))
        return inner == nil ? unfolded : line.replacing(holder, with: unfolded.raw)
    }

    static func begin(_ root: JSONValue, _ reader: inout MessageReader) {
        let command = root[OpenIMKey.callbackCallbackCommand.name]?.string
        if command.flatMap(OpenIMWords.commands.list.meaning) == beforePush {
            reader.raise(MessageReader.isBeforePush)
        }
    }

    static func value(
        _ value: JSONValue, _ key: MetKey, by transform: UInt8, _ reader: inout MessageReader
    ) -> FieldContent {
        switch OpenIMTransform(rawValue: transform) {
        case .soundFile: reader.pushSound(value, key)
        case .mentionList: reader.content(reader.mentions(value, key).map(ModelValue.audience))
        case .addressee: reader.addressee(value, key)
        case .batch: reader.batch(value, key)
        case .quote: reader.quotation(value, key)
        case .revoked: reader.revocation(value, key)
        case .session: reader.session(value, key)
        case .contentType: reader.contentType(value, key)
        case .callbackCommand: reader.webhookCommand(value, key)
        case .callbackEx: reader.callbackData(value, key)
        case nil: .nothing
        }
    }

    static func opens(_ value: JSONValue, _ key: MetKey, _ reader: inout MessageReader) -> Bool {
        switch OpenIMKey(key) {
        case .restContent, .recordContent, .callbackContent: reader.opensMessage(value, key)
        case .sdkMessage: reader.opensClientMessage(value, key)
        default: true
        }
    }

    /// The keys of a client's message for its text, and the types that have it there.
    static let textElements: [(type: Int, key: OpenIMKey)] = [
        (101, .sdkTextElem), (106, .sdkAtTextElem), (114, .sdkQuoteElem), (117, .sdkAdvancedTextElem),
        (118, .sdkMarkdownTextElem),
    ]
}

/// What the keys of a message's root say of its shape (OI 1).
extension OpenIMDialect {
    static func forEachShape(_ evidence: VendorEvidence, _ body: (Int) -> Void) {
        if evidence.isClaimedByAnother { return }
        if let shape = shape(of: evidence) { body(shape.number) }
    }

    private static func shape(of evidence: VendorEvidence) -> OpenIMShape? {
        func says(_ sign: OpenIMEvidence) -> Bool { evidence.says(sign) }
        if says(.webhook) { return says(.callback) ? .callback : nil }
        if says(.document) { return .record }
        if says(.inner) || says(.message) && says(.pushed) && says(.target) { return .sdk }
        if says(.aps) && says(.data) && !evidence.isOwnedByAnother { return .payload }
        guard says(.sender) || says(.target), says(.type) || says(.call) || says(.body) || says(.client)
        else { return nil }
        if says(.call) || says(.body) { return .rest }
        return says(.client) ? .sdk : .record
    }

    static func shows(_ test: UInt8, _ value: JSONValue) -> Bool {
        switch OpenIMEvidenceTest(rawValue: test) {
        case .ownPush: ownPush.contains { value.kind == .object && value[$0] != nil }
        case .message: value.unspelled[OpenIMKey.sdkContentType.name]?.wholeNumber != nil
        case .document: value.kind == .object && value[OpenIMKey.record_content_type.name] != nil
        case .messageCommand: value.string.flatMap(OpenIMWords.commands.list.meaning) != nil
        case nil: false
        }
    }

    /// The keys of the push that Tencent, whose clients call it the same, does not have.
    private static let ownPush = [OpenIMKey.iOSPushSound, .iOSBadgeCount, .signalInfo].map(\.name)
}

extension JSONValue {
    /// The object with another value under a key that it has.
    fileprivate func replacing(_ name: UTF8Text, with value: RawJSON) -> JSONValue {
        let fields = members.map { $0.hasKey(name) ? JSONField(key: name, value: value) : JSONField($0) }
        return RawJSON.object(of: fields).parsed().root
    }
}
