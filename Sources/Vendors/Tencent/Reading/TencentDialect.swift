/// What of reading Tencent's messages no table says: the transforms with logic, and what is decided at the end.
enum TencentDialect: VendorDialect {
    static var table: VendorTable { .tencent }

    static func value(
        _ value: JSONValue, _ key: MetKey, by transform: UInt8, _ reader: inout MessageReader
    ) -> FieldContent {
        switch TencentTransform(rawValue: transform) {
        case .aboveZero: reader.integer(value, key).map { .flag($0 > 0) } ?? .nothing
        case .notZero: reader.integer(value, key).map { .flag($0 != 0) } ?? .nothing
        case .lifeTime: reader.lifeTime(value, key)
        case .soundFile: reader.content(reader.soundOrSilence(value, key).map(ModelValue.sound))
        case .elementText: reader.elementText(value, key)
        case .atList: reader.content(reader.atList(value, key).map(ModelValue.audience))
        case .callbackCommand: reader.callbackCommand(value, key)
        case .audienceTags: reader.content(reader.audienceTags(value, key).map(ModelValue.json))
        case nil: .nothing
        }
    }

    /// A member of the push section that no row knows makes it one that is given (TX 39).
    static func opens(_ value: JSONValue, _ key: MetKey, _ reader: inout MessageReader) -> Bool {
        if table.rows[key.row].mark == TencentMark.pushSection.rawValue {
            let object = table.members(of: key.row)
            value.forEachMember { member in
                let isKnown = member.withKey {
                    (table.row($0, in: object) ?? table.row(respelled: $0, in: object)) != nil
                }
                if !member.value.isNull, !isKnown { reader.remember(TencentTrait.givenPush) }
            }
        }
        return true
    }

    static func finishElement(_ element: MetKey, _ reader: inout MessageReader) {
        switch TencentKey(element) {
        case .restGroupGroupAtInfo: reader.takeMention()
        case .multiLanguageContent: reader.takeTranslation(element)
        default: reader.takeElement(element)
        }
    }

    /// The lists of elements.
    static let lists = [
        TencentKey.restMsgBody, .restGroupMsgBody, .callbackMsgBody, .sdkJsonMessageElemArray,
    ]
    .map { Int($0.rawValue) }
}

/// What the value of a key says of the message as a whole.
enum TencentTrait: UInt8 {
    /// The push section has a member that no row knows.
    case givenPush = 30
}

extension MessageReader {
    mutating func remember(_ trait: TencentTrait) { raise(trait.rawValue) }
    func remembers(_ trait: TencentTrait) -> Bool { bears(trait.rawValue) }
}

/// What the keys of a message's root say of its shape (TX 14).
extension TencentDialect {
    static func forEachShape(_ evidence: VendorEvidence, _ body: (Int) -> Void) {
        if let shape = shape(of: evidence) { body(shape.number) }
    }

    private static func shape(of evidence: VendorEvidence) -> TencentShape? {
        // What a robot is called for is no message (TX 40).
        if evidence.says(TencentEvidence.robot) { return nil }
        if evidence.says(TencentEvidence.webhook) {
            return evidence.says(TencentEvidence.callback) ? .callback : nil
        }
        if evidence.says(TencentEvidence.atGroup) { return .restGroup }
        if evidence.says(TencentEvidence.message) {
            return evidence.says(TencentEvidence.group) ? .restGroup : .rest
        }
        // A push that lacks its receivers is not one for everyone: its path or a condition says that (TX 33).
        if evidence.says(TencentEvidence.push) {
            if evidence.says(TencentEvidence.atPush) { return .push }
            return evidence.says(TencentEvidence.tagged) && !evidence.says(TencentEvidence.list)
                && !evidence.says(TencentEvidence.atBatch)
                ? .push : .pushBatch
        }
        if evidence.says(TencentEvidence.atRest) { return .rest }
        if evidence.says(TencentEvidence.elements) { return .sdkJson }
        if !evidence.isOwnedByAnother {
            if evidence.says(TencentEvidence.web) { return .web }
            if evidence.says(TencentEvidence.config) || evidence.says(TencentEvidence.sdk) { return .sdk }
        }
        return evidence.isDelivered ? .payload : nil
    }

    static func shows(_ test: UInt8, _ value: JSONValue) -> Bool {
        switch TencentEvidenceTest(rawValue: test) {
        case .conversationName: value.string == "C2C" || value.string == "GROUP"
        case .elementName: value.string?.hasPrefix("TIM") == true
        case .webPush: isOfWeb(value)
        case .messageCommand: value.string.flatMap(TencentWords.commands.list.meaning) != nil
        case nil: false
        }
    }

    /// Whether a push section has a key that only the JavaScript SDK has.
    private static func isOfWeb(_ value: JSONValue) -> Bool { webKeys.contains { value[$0] != nil } }

    private static let webKeys = [
        TencentKey.webOfflinePushInfoDescription, .webOfflinePushInfoExtension, .webOfflinePushInfoApnsInfo,
        .webOfflinePushInfoAndroidInfo, .webOfflinePushInfoDisableVoipPush,
    ].map(\.name)
}

extension VendorEvidence {
    /// Whether a push was delivered: Apple's dictionary and nothing beside it but what this vendor delivers.
    fileprivate var isDelivered: Bool {
        says(TencentEvidence.aps) && !isClaimedByAnother && !hasUndeliveredKey
            && (says(TencentEvidence.data) || says(TencentEvidence.picture) || says(TencentEvidence.caller))
    }
}
