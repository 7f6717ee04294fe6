internal import APNSTypes

/// What the checks need to know of a push type, looked up once.
struct PushTypeFacts: Sendable {
    let type: PushType
    /// What the topic has behind the bundle identifier.
    let topicSuffix: UTF8Text
    /// The most bytes that a payload may have.
    let payloadLimit: Int
    /// Whether priority 5 is the only one.
    let isPowerAware: Bool
    /// Whether the topic is no bundle identifier.
    let hasForeignTopic: Bool

    private init(_ type: PushType) {
        self.type = type
        topicSuffix = type.topicSuffix
        payloadLimit = type.payloadLimit
        isPowerAware = type == .background
        hasForeignTopic = type == .mdm
    }

    /// The facts of each of Apple's types, the most frequent type first.
    private static let known = PushType.known.map(PushTypeFacts.init)

    private static let withSuffix = PushType.withTopicSuffix.map(PushTypeFacts.init)
    private static let alert = PushTypeFacts(.alert)

    /// The facts of the type that a header names, or of the type of the topic's suffix where there is no header.
    ///
    /// A push with neither is an alert. Nil for a name that Apple does not have.
    static func find(named name: ByteSlice?, topic: ByteSlice?) -> PushTypeFacts? {
        guard let name else { return topic.flatMap(suffixed) ?? alert }
        return known.first { name.equals($0.type.rawValue) }
    }

    /// The facts of the type whose suffix a topic has; nil when it has none.
    static func suffixed(_ topic: ByteSlice) -> PushTypeFacts? {
        withSuffix.first { topic.hasSuffix($0.topicSuffix) }
    }
}
