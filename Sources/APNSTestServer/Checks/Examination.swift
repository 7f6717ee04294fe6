internal import APNSTypes
internal import ProviderToken

/// A request with everything that the checks of it need to know.
///
/// Each check asks one question; the answers depend on nothing else.
struct Examination: ~Copyable, Sendable {
    let request: PushRequest
    /// The connection's earlier provider tokens.
    let connection: ConnectionMemory
    /// What the server knows of the app.
    let rules: ServerRules
    /// Unix seconds.
    let now: Int

    /// What is known of its push type; nil for one that Apple does not have.
    let pushType: PushTypeFacts?
    /// What the body has in it; nil when it is no JSON object.
    let payload: PayloadContent?
    /// What the payload does at a device.
    let content: PushContent

    /// Looks up what the checks ask for.
    init(
        _ request: PushRequest, on connection: ConnectionMemory, rules: ServerRules, now: Int,
        reader: inout JSONReader
    ) {
        self.request = request
        self.connection = connection
        self.rules = rules
        self.now = now
        pushType = PushTypeFacts.find(named: request.pushType, topic: request.topic)
        let root = try? reader.read(request.body)
        let object = root.flatMap { $0.kind == .object ? $0 : nil }
        payload = object.map(PayloadContent.init)
        content = object.map(PushContent.init) ?? PushContent()
    }
}

// The device that a request is for, and the request's own identifier.
extension Examination {
    var isPost: Bool { request.method?.equals("POST") ?? false }

    var isToDevice: Bool {
        request.deviceToken != nil || request.path?.equals("/3/device") ?? false
    }

    var namesDevice: Bool { !(request.deviceToken?.isEmpty ?? true) }

    /// Tokens of today have 64 digits, those of Live Activities more; Apple says never to assume a size, so the upper
    /// limit is generous.
    var hasDeviceToken: Bool {
        guard let token = request.deviceToken, (64...512).contains(token.count), token.count % 2 == 0 else {
            return false
        }
        return token.isHexadecimal
    }

    /// Whether `apns-id` is absent or 8, 4, 4, 4 and 12 lower-case hexadecimal digits.
    var hasMessageID: Bool { request.id?.withBytes(APNSIDGenerator.isIdentifier) ?? true }
}

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

// When and how a push is to arrive.
extension Examination {
    var isKnownPriority: Bool { request.priority == nil || priority != nil }

    /// A background push that does not say 5 asks for 10, which it must not have.
    var priorityFits: Bool { pushType?.isPowerAware != true || priority == .powerAware }

    private var priority: APNSHeaders.Priority? {
        guard let value = request.priority else { return .immediate }
        return APNSHeaders.Priority.allCases.first { value.equals($0.text) }
    }

    /// Whether `apns-expiration` is absent or a number of seconds, 0 or more.
    var hasExpiration: Bool {
        guard let value = request.expiration else { return true }
        return value.unixSeconds != nil
    }

    var collapseIDFits: Bool {
        request.collapseID.map { (1...CollapseIdentifier.maximumBytes).contains($0.count) } ?? true
    }
}

extension ByteSlice {
    /// The number that the bytes spell in digits only; nil when they spell none.
    var unixSeconds: Int? {
        guard !isEmpty, self[0] != UInt8(ascii: "-") else { return nil }
        return UTF8Text(validating: self)?.decimalInteger
    }
}
