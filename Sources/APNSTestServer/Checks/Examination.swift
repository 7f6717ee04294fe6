internal import APNSTypes

/// A request that is being judged, with all that judging it takes.
///
/// The checks ask it one question each; the answers depend on nothing else.
struct Examination: Sendable {
    let request: PushRequest
    /// What the connection's earlier requests settled.
    let connection: ConnectionMemory
    /// What the server knows of the app.
    let rules: ServerRules
    /// Unix seconds.
    let now: Int

    /// The push type; nil for one that Apple does not have.
    ///
    /// Without the header, Apple tells it from the topic; what has no suffix is an alert.
    let pushType: PushType?
    /// What the body has in it; nil when it is no JSON object.
    let payload: PayloadContent?
    /// What the payload does at a device.
    let content: PushContent

    /// Puts a request into terms.
    init(
        _ request: PushRequest, on connection: ConnectionMemory, rules: ServerRules, now: Int,
        reader: inout JSONReader
    ) {
        self.request = request
        self.connection = connection
        self.rules = rules
        self.now = now
        pushType = PushType(named: request.pushType, topic: request.topic)
        let root = try? reader.read(request.body)
        let object = root.flatMap { $0.kind == .object ? $0 : nil }
        payload = object.map(PayloadContent.init)
        content = object.map(PushContent.init) ?? PushContent()
    }
}

extension PushType {
    /// Every type that Apple has, the most frequent one first.
    static let known: [PushType] = {
        guard case .oneOf(let names) = APNSKey.headerApnsPushType.values else { return [] }
        return names.map(PushType.init(rawValue:))
    }()

    private static let withSuffix = known.filter { !$0.topicSuffix.isEmpty }

    /// The type that a header names, or that the topic's suffix tells where there is no header.
    fileprivate init?(named name: ByteSlice?, topic: ByteSlice?) {
        guard let name else {
            self = topic.flatMap(Self.suffixed) ?? .alert
            return
        }
        guard let type = Self.known.first(where: { name.equals($0.rawValue) }) else { return nil }
        self = type
    }

    /// The type whose suffix a topic has; nil when it has none.
    static func suffixed(_ topic: ByteSlice) -> PushType? {
        withSuffix.first { topic.hasSuffix($0.topicSuffix) }
    }
}
