extension LintRun {
    mutating func checkHeaders() {
        checkPushType()
        checkTopic()
        checkPriority()
        checkIdentifiers()
        checkBroadcast()
    }

    private mutating func checkPushType() {
        if !PushType.known.contains(type) { report(.unknownPushType, at: .headerApnsPushType) }
    }

    /// A topic ends in its push type's suffix and in no other one's; a managed device's is its certificate's.
    private mutating func checkTopic() {
        guard let topic = headers.topic, type != .mdm else { return }
        let suffix = type.topicSuffix
        if type == .voip {
            if !topic.hasSuffix(suffix) { report(.voipTopic, at: .headerApnsTopic, expected: suffix.string) }
            return
        }
        let fits =
            suffix.isEmpty
            ? PushType.suffixed(topic) == nil : topic.hasSuffix(suffix)
        if !fits {
            report(
                .topicSuffix, at: .headerApnsTopic, found: type.rawValue.string,
                expected: suffix.isEmpty ? "none" : suffix.string)
        }
    }

    private mutating func checkPriority() {
        let priority = headers.priority
        let allowed = type.priorities
        if type == .background {
            if priority != .powerAware {
                report(
                    .backgroundPriority, at: .headerApnsPriority, found: priority.text.string, expected: "5")
            }
        } else if !allowed.contains(priority) {
            report(
                .priorityOfType, at: .headerApnsPriority, found: type.rawValue.string,
                expected: allowed.map(\.text.string).joined(separator: ", "))
        }
        if headers.expiration == .once, priority != .immediate {
            report(.oneAttemptPowerAware, at: .headerApnsExpiration, found: priority.text.string)
        }
    }

    private mutating func checkIdentifiers() {
        if let id = headers.collapseID, id.count > CollapseIdentifier.maximumBytes {
            report(
                .collapseIdSize, at: .headerApnsCollapseId, found: "\(id.count)",
                expected: "\(CollapseIdentifier.maximumBytes)")
        }
        checkUUID(headers.id, .headerApnsId)
        checkUUID(headers.requestID, .headerApnsRequestId)
    }

    private mutating func checkUUID(_ id: UTF8Text?, _ key: APNSKey) {
        if let id, !id.withBytes(APNSIDGenerator.isIdentifier) { report(.identifierNotUuid, at: key) }
    }

    private mutating func checkBroadcast() {
        guard headers.channelID != nil else { return }
        if type != .liveActivity { report(.broadcast, at: .headerApnsPushType) }
        if headers.topic != nil { report(.broadcast, at: .headerApnsTopic) }
        if value(.apsEvent)?.string == LiveActivity.Event.start.rawValue { report(.broadcast, at: .apsEvent) }
    }

    mutating func checkSize() {
        let limit = headers.payloadLimit
        if bytes > limit {
            report(.payloadSize, at: .payload(""), found: "\(bytes)", expected: "\(limit)")
        }
    }
}

extension PushType {
    /// The priorities that Apple documents for the type; all three where it says nothing.
    fileprivate var priorities: [APNSHeaders.Priority] {
        switch self {
        case .voip, .pushToTalk: [.immediate]
        case .liveActivity: [.powerAware, .immediate]
        case .location: [.powerAware, .immediate]
        default: [.passive, .powerAware, .immediate]
        }
    }
}
