/// What of reading RongCloud's messages no table says: the transforms with logic, and what is decided at the end.
enum RongCloudDialect: VendorDialect {
    static var table: VendorTable { .rongcloud }

    static func value(
        _ value: JSONValue, _ key: MetKey, by transform: UInt8, _ reader: inout MessageReader
    ) -> FieldContent {
        switch RongCloudTransform(rawValue: transform) {
        case .badgeCount: reader.badge(value, key, least: -1)
        case .badgeSetting: reader.badge(value, key, least: .min)
        case .mentionType: reader.mentionType(value, key, listed: 2)
        case .wrapperMention: reader.mentionType(value, key, listed: 1)
        case .conversationNumber: reader.conversation(value, key, .conversationNumbers, .conversationWords)
        case .wrapperConversation: reader.conversation(value, key, .wrapperConversations)
        case .channelType: reader.conversation(value, key, .channels)
        case .deliveredKind: reader.conversation(value, key, .deliveredKinds)
        case .wrapperType: reader.content(reader.wrapperType(value, key).map(ModelValue.text))
        case .platformList: reader.platforms(value, key)
        case .silence: reader.silence(value, key)
        case .bareList: reader.content(reader.bareList(value, key).map(ModelValue.texts))
        case .direction: reader.direction(value, key)
        case nil: .nothing
        }
    }

    /// Empty texts are absent, wherever they stand (RC 27).
    static var allowsEmptyObjects: Bool { true }

    static var deliveredConversations: VendorWords? { RongCloudWords.deliveredKinds.list }

    /// A message to several groups has no settings for its push (RC 25); an entry for several services is read as several, and
    /// of two for Apple the last counts (RC 1, RC 27).
    static func opens(_ value: JSONValue, _ key: MetKey, _ reader: inout MessageReader) -> Bool {
        switch RongCloudKey(key) {
        case .groupPushExt where reader.isForSeveralGroups:
            reader.dismiss(key, .voidForSeveral)
            return false
        case .pushConfigsAPNs where reader.places.hasOpened(key.row): reader.forgetEarlierEntry(for: key)
        case .pushConfigs where value.elements.contains { $0.kind == .object && $0.count > 1 }:
            reader.note(.severalInOne, key)
        default: break
        }
        if value.kind == .object, reader.types(key) == .spelledJSON { reader.note(.objectForText, key) }
        return true
    }
}

/// What the keys of a message's root say of its shape (RC 13, RC 14).
extension RongCloudDialect {
    static func forEachShape(_ evidence: VendorEvidence, _ body: (Int) -> Void) {
        if let shape = shape(of: evidence) { body(shape.number) }
    }

    private static func shape(of evidence: VendorEvidence) -> RongCloudShape? {
        if evidence.says(RongCloudEvidence.aps) && evidence.isClaimed { return .payload }
        if evidence.says(RongCloudEvidence.webhook) {
            if !evidence.says(RongCloudEvidence.channel) { return nil }
            if evidence.weight(.route) > 0 && evidence.says(RongCloudEvidence.message) { return .route }
            return evidence.weight(.callback) > 0 ? .callback : nil
        }
        if evidence.weight(.push) > 1 { return .push }
        let isRecall = evidence.weight(.recall) > 0
        if isRecall && (evidence.says(RongCloudEvidence.target) || !evidence.says(RongCloudEvidence.message))
        {
            return .recall
        }
        return clientShape(evidence) ?? serverShape(evidence)
    }

    /// The shape of a client's line.
    ///
    /// One without a key that only such lines have is told by settings for the push that nobody else has, or by the
    /// conversation that it names in part.
    private static func clientShape(_ evidence: VendorEvidence) -> RongCloudShape? {
        let isMessage = evidence.says(RongCloudEvidence.message)
        guard evidence.says(RongCloudEvidence.client) else {
            if evidence.weight(.wrapper) > 3 { return .wrapper }
            if evidence.weight(.sdk) > 2 { return .sdk }
            guard isMessage else { return nil }
            return evidence.weight(.web) > 0
                ? .web : evidence.says(RongCloudEvidence.conversation) ? .sdk : nil
        }
        if evidence.weight(.wrapper) > 0 { return .wrapper }
        if evidence.weight(.sdk) > 0 { return .sdk }
        if evidence.weight(.web) > 0 { return .web }
        return isMessage || evidence.says(RongCloudEvidence.conversation) ? .sdk : nil
    }

    private static func serverShape(_ evidence: VendorEvidence) -> RongCloudShape? {
        guard evidence.says(RongCloudEvidence.message), evidence.says(RongCloudEvidence.content) else {
            return nil
        }
        let found = servers.filter { evidence.weight($0) > 0 }
        // A call that lacks its receiver is not the one to everyone, which its path alone tells (RC 13).
        return found.max { evidence.weight($0) < evidence.weight($1) } ?? .private
    }

    /// The shapes of messages that servers send; of two with as much evidence the last.
    private static let servers: [RongCloudShape] = [
        .private, .privateTemplate, .chatroom, .group, .ultragroup, .system, .systemTemplate, .broadcast,
        .online, .status,
    ]

    static func shows(_ test: UInt8, _ value: JSONValue) -> Bool {
        switch RongCloudEvidenceTest(rawValue: test) {
        case .vendorType: value.string?.hasPrefix("RC:") == true
        // A kind of conversation that no list has is another event's (reading G23).
        case .documentedChannel: RongCloudWords.channels.meaning(of: value) != nil
        case nil: false
        }
    }
}

extension VendorEvidence {
    fileprivate func weight(_ shape: RongCloudShape) -> Int { weight(ofShape: shape.number) }
}
