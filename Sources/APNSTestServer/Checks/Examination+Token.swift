internal import APNSTypes
internal import ProviderToken

// Who sends a request, and whether they are allowed to.
extension Examination {
    var isAuthorized: Bool {
        if case .missing = request.token { false } else { true }
    }

    /// Why the provider token is not what a known key signed; nil when it is.
    var tokenFault: String? {
        if case .refused(let why) = request.token { why } else { nil }
    }

    /// Whether the token was issued within the last hour (Apple: Establishing a token-based connection).
    ///
    /// Clocks may differ by a minute.
    var isTokenYoung: Bool {
        guard let token else { return true }
        let (age, overflow) = now.subtractingReportingOverflow(token.issuedAt)
        return !overflow && age >= -60 && age <= 3_600
    }

    var isSameTeam: Bool {
        guard let token, let first = connection.firstToken else { return true }
        return first.key.teamIdentifier == token.key.teamIdentifier
    }

    var isTokenPaced: Bool { token.map(connection.allows) ?? true }

    var isKeyForEnvironment: Bool {
        guard let environment = token?.key.environment else { return true }
        return environment == rules.environment
    }

    var isKeyRelated: Bool {
        guard let token, let first = connection.firstToken else { return true }
        return first.key.isRelated(to: token.key)
    }

    /// Whether the key may push to the topic's app; a suffix does not make another app.
    var isTopicAllowed: Bool {
        guard let topics = token?.key.topics, let topic = request.topic else { return true }
        let suffix = PushTypeFacts.suffixed(topic)?.topicSuffix.count ?? 0
        return topics.contains(topic.string) || topics.contains(topic[0..<topic.count - suffix].string)
    }

    var isDeviceForTopic: Bool {
        guard !rules.registrations.isEmpty, let device = request.deviceToken,
            let registered = rules.registrations[DeviceToken(device)]
        else { return true }
        return request.topic?.equals(registered) ?? false
    }

    private var token: GenuineToken? { request.token.genuine }
}
