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
        // The root is the extension itself.
        if evidence.hasPrefixedKey { return (.ext, nil) }
        // Others count their kinds of messages.
        if evidence.says(.kindNumber) { return (nil, nil) }
        if evidence.says(.payload) && evidence.says(.callback) { return (.callback, nil) }
        if evidence.says(.targetType) || evidence.says(.target) && evidence.says(.message) {
            return (.restLegacy, nil)
        }
        if evidence.says(.chatType) { return (.sdk, nil) }
        let hasReceivers = evidence.says(.receivers)
        if evidence.says(.kind) && (evidence.says(.body) || hasReceivers) { return (.rest, nil) }
        if evidence.says(.body) { return hasReceivers ? (.rest, .sdk) : (.sdk, nil) }
        if evidence.says(.kind) && evidence.says(.ext) { return (.rest, nil) }
        if evidence.says(.decoration) { return hasReceivers ? (.rest, .sdk) : (.sdk, .rest) }
        return (nil, nil)
    }

    static func shows(_ test: UInt8, _ value: JSONValue) -> Bool {
        switch EasemobEvidenceTest(rawValue: test) {
        case .kindWord: value.string.flatMap(MessageKind.init(easemob:)) != nil
        case .decorated: hasPrefixedKey(value)
        case nil: false
        }
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
