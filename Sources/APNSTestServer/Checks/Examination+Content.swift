internal import APNSTypes

// What a request is for, and whether its payload fits that.
extension Examination {
    var hasTopic: Bool { !(request.topic?.isEmpty ?? true) }

    /// Whether the topic ends as its push type demands, with something before the suffix.
    var topicFits: Bool {
        guard let pushType, !pushType.hasForeignTopic, let topic = request.topic else { return true }
        let suffix = pushType.topicSuffix
        if suffix.isEmpty { return PushTypeFacts.suffixed(topic) == nil }
        return topic.count > suffix.count && topic.hasSuffix(suffix)
    }

    var isKnownType: Bool { pushType != nil }

    var hasBody: Bool { request.bodySize > 0 }

    /// Whether the body is a JSON object; that of a body over the limit does not matter.
    var isObject: Bool { payload != nil || isTooLarge }

    var payloadFits: Bool {
        guard let payload, let pushType else { return true }
        return payload.fits(pushType.type)
    }

    /// The most bytes that the body may have.
    var payloadLimit: Int { pushType?.payloadLimit ?? PushType.alert.payloadLimit }

    var isTooLarge: Bool { request.bodySize > payloadLimit }
}
