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
        if evidence.says(TencentEvidence.web) && !evidence.isOwnedByAnother { return .web }
        if evidence.says(TencentEvidence.config) || evidence.says(TencentEvidence.sdk) { return .sdk }
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
