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
