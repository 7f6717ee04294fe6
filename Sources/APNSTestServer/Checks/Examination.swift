internal import APNSTypes

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
