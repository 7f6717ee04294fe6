internal import APNSDelivery
internal import APNSTypes
internal import NIOCore

/// One client's connection: collects its requests, checks and answers them.
final class ServerConnection: HTTP2ConnectionDelegate {
    private let state: ServerState
    private let settings: ConnectionSettings
    private let channel: any Channel
    private let number: Int
    private var http2: HTTP2ChannelHandler?

    /// By a stream's slot.
    private var assemblies: [RequestAssembly] = []
    private var tokens: TokenReader
    private var memory = ConnectionMemory()
    private var reader = JSONReader()
    private var fields = HTTP2Fields()
    private var identifiers = APNSIDGenerator()
    /// The last stream that is processed; lower once GOAWAY was sent.
    private var lastStream = Int32.max
    private var hasAcceptedToken = false

    init(_ state: ServerState, _ settings: ConnectionSettings, channel: any Channel) {
        self.state = state
        self.settings = settings
        self.channel = channel
        tokens = TokenReader(keys: settings.keys)
        number = state.openConnection()
    }

    // MARK: What arrives

    func connectionOpened(_ connection: HTTP2ChannelHandler) {
        http2 = connection
    }

    func connectionClosed(error: (any Error)?) {
        http2 = nil
    }

    func streamOpened(_ stream: HTTP2Stream) {
        while assemblies.count <= stream.slot { assemblies.append(RequestAssembly()) }
        assemblies[stream.slot].clear()
    }

    func received(
        name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>, on stream: HTTP2Stream
    ) {
        switch RequestHeader(name: name) {
        case .authorization?: assemblies[stream.slot].take(tokens.read(value))
        case let header?: assemblies[stream.slot].take(header, value)
        case nil: break
        }
    }

    func received(body: UnsafeBufferPointer<UInt8>, on stream: HTTP2Stream) {
        assemblies[stream.slot].take(body: body)
    }

    func receivedEnd(of stream: HTTP2Stream) {
        guard stream.id <= lastStream else { return }
        let request = assemblies[stream.slot].request()
        let examination = Examination(
            request, on: memory, rules: settings.rules, now: state.now, reader: &reader)
        let refusal = RequestCheck.firstRefusal(examination)
        memory.note(request.token, refusal)
        let reaction = state.decide(examination, refusal, connection: number, stream: Int(stream.id))
        if refusal == nil { widen() }
        follow(reaction, id: examination.hasMessageID ? request.id : nil, on: stream)
    }

    func streamClosed(_ stream: HTTP2Stream, code: HTTP2ErrorCode) {}

    // MARK: What is done about it

    private func follow(_ reaction: ServerReaction, id: ByteSlice?, on stream: HTTP2Stream) {
        if reaction.delay > 0 {
            channel.eventLoop.assumeIsolated().scheduleTask(in: .milliseconds(Int64(reaction.delay))) {
                self.answer(reaction, id: id, on: stream)
                self.http2?.setNeedsFlush()
            }
        } else {
            answer(reaction, id: id, on: stream)
        }
        switch reaction.action {
        case .goAway(let reason)?: goAway(reason, after: stream)
        case .streamLimit(let limit)?: allow(streams: limit)
        case .drop?: breakOff()
        case nil: break
        }
    }

    private func answer(_ reaction: ServerReaction, id: ByteSlice?, on stream: HTTP2Stream) {
        guard let session = http2?.session else { return }
        if reaction.isReset { try? session.reset(stream, code: .internalError) }
        guard let answer = reaction.answer else { return }
        fields.fill(
            answer, id: id, environment: settings.rules.environment, identifiers: &identifiers)
        // A stream that the client gave up in the meantime gets no answer.
        try? session.sendResponse(to: stream, fields, body: answer.body)
    }

    /// Allows all streams once a provider token was accepted (APPLE-T).
    private func widen() {
        guard !hasAcceptedToken else { return }
        hasAcceptedToken = true
        allow(streams: settings.streamLimit)
    }

    private func allow(streams: Int) {
        try? http2?.session.submit(HTTP2Settings(maximumConcurrentStreams: UInt32(clamping: streams)))
    }

    private func goAway(_ reason: RejectionReason, after stream: HTTP2Stream) {
        lastStream = stream.id
        try? http2?.session.goAway(lastStreamID: stream.id, debugData: RefusalBody.bytes(reason))
    }

    private func breakOff() {
        lastStream = 0
        ConnectionCutter.cut(channel)
    }
}

/// What a server does about a request.
struct ServerReaction {
    /// What is answered; nil for no answer.
    var answer: ServerAnswer?
    /// Whether the stream is reset.
    var isReset = false
    /// The time before the answer, in milliseconds.
    var delay: Int
    /// What happens to the connection.
    var action: ConnectionEvent.Action?
}
