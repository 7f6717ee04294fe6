import VendorMapping

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
        if evidence.hasPrefixedKey && !evidence.says(.addressed) { return (.ext, nil) }
        // Others count their kinds of messages.
        if evidence.says(.kindNumber) { return (nil, nil) }
        if evidence.says(.payload) && evidence.says(.callback) {
            // All other callbacks are events (reading G23).
            let isMessage = evidence.says(.told) && evidence.says(.content)
            return (isMessage || evidence.says(.recall) ? .callback : nil, nil)
        }
        if evidence.says(.targetType) || evidence.says(.target) && evidence.says(.message) {
            return (.restLegacy, nil)
        }
        if evidence.says(.chatType) {
            if evidence.says(.body) || !evidence.says(.webType) { return (.sdk, nil) }
            return (evidence.says(.receipt) ? nil : .web, nil)
        }
        let hasReceivers = evidence.says(.receivers)
        if evidence.says(.kind) && (evidence.says(.body) || hasReceivers) { return (.rest, nil) }
        if evidence.says(.body) && hasReceivers { return (.rest, .sdk) }
        // Many keep something of their own under the name of a body, which alone is no message.
        if evidence.says(.body) && (evidence.says(.named) || evidence.says(.ext)) { return (.sdk, nil) }
        if evidence.says(.kind) && evidence.says(.ext) { return (.rest, nil) }
        if evidence.says(.decoration) { return hasReceivers ? (.rest, .sdk) : (.sdk, .rest) }
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
        if says(.aps) { return says(.sender) || says(.data) || says(.receiver) || says(.pushMark) }
        return !hasUndeliveredKey && says(.sender) && says(.data)
    }
}
