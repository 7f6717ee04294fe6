internal import APNSTypes
internal import NIOCore
internal import ProviderToken

/// One connection to Apple: the pushes on its streams, and how many more it can take.
///
/// It decides nothing about a push: it tells the owner once what happened to each.
final class APNSConnection {
    /// Where the connection stands.
    enum State {
        /// Apple has not yet accepted a provider token and allows one stream.
        case probing
        /// As many streams as Apple's settings allow.
        case open
        /// Takes no more pushes; those on its streams are finished.
        case draining
        /// Closed.
        case closed
    }

    var state = State.probing
    /// Whether Apple has answered anything here that did not end the connection.
    var hasServed = false
    let session: HTTP2Session
    /// The member that uses the connection, retained as long as the connection is open.
    var owner: PoolMember?
    var keepAlive: KeepAlive
    var streams = StreamPushes()
    private var token: ConnectionToken
    private var fields: RequestFields
    var handler: HTTP2ChannelHandler?

    /// - Throws: `HTTP2SessionError` when libnghttp2 has no memory.
    init(owner: PoolMember, configuration: APNSClientConfiguration, tokens: ProviderTokenSource)
        throws(HTTP2SessionError)
    {
        self.owner = owner
        session = try HTTP2Session(
            role: .client,
            settings: HTTP2Settings(maximumHeaderListSize: UInt32(ResponseAssembly.longestFields)))
        keepAlive = KeepAlive(interval: configuration.pingInterval, timeout: configuration.pingTimeout)
        token = ConnectionToken(source: tokens)
        fields = RequestFields(server: configuration.server)
    }

    /// How many more pushes it can take now.
    var room: Int {
        switch state {
        case .probing: max(0, min(1, session.remoteMaximumConcurrentStreams) - streams.count)
        case .open: max(0, session.remoteMaximumConcurrentStreams - session.openStreamCount)
        case .draining, .closed: 0
        }
    }

    // MARK: Sending

    /// Puts pushes onto streams, all with the same token, or tells the owner of each why it cannot.
    func send(_ pushes: [PendingPush], at now: Int) {
        do {
            let token = try token.next(at: now)
            for push in pushes { send(push, token) }
        } catch {
            let failure = DeliveryFailure(.providerToken, "\(error)")
            for push in pushes { owner?.failed(push, failure) }
        }
    }

    private func send(_ push: PendingPush, _ token: ProviderToken) {
        fields.fill(push, token: token)
        do {
            let stream = try session.sendRequest(fields.fields, body: push.push.request.payload)
            push.attempted(with: token)
            streams.put(push, on: stream)
        } catch {
            drain()
            owner?.unprocessed(push, on: self)
        }
    }

    /// Sends what was put onto streams.
    func flush() {
        handler?.setNeedsFlush()
    }

    // MARK: Ending

    /// Takes no more pushes and closes when those on its streams have their outcome.
    func drain() {
        switch state {
        case .draining, .closed: return
        case .probing, .open: state = .draining
        }
        try? session.goAway(lastStreamID: 0)
        handler?.setNeedsFlush()
        owner?.drains(self)
    }

    /// Closes at once; what is on its streams has no answer.
    func close(_ failure: DeliveryFailure) {
        handler?.close(error: failure)
    }

    /// Stops waiting for answers whose deadline has passed, and checks with a PING whether the connection still works.
    func sweep(at now: NIODeadline) {
        let late = streams.removeLate(at: now)
        for (push, slot) in late {
            if let stream = session.stream(slot: slot) { try? session.reset(stream, code: .cancel) }
            owner?.expired(push)
        }
        switch keepAlive.action(at: now, isSuspect: !late.isEmpty) {
        case .none: break
        case .ping: try? session.ping()
        case .close:
            close(DeliveryFailure(.connectionLost, "The server did not answer whether it is still there."))
            return
        }
        handler?.setNeedsFlush()
    }

    /// Notes that Apple refused a token of this connection as too early an update.
    func tokenUpdateRefused(_ token: ProviderToken) {
        self.token.updateRefused(token)
    }
}

// Finds the push to which each event belongs.
extension APNSConnection: HTTP2ConnectionDelegate {
    func connectionOpened(_ connection: HTTP2ChannelHandler) {
        handler = connection
        keepAlive.heard(at: .now())
        owner?.opened(self)
    }

    func connectionReadCompleted() {
        keepAlive.heard(at: .now())
        owner?.pump()
    }

    func connectionClosed(error: (any Error)?) {
        state = .closed
        handler = nil
        let failure = DeliveryFailure(lostConnection: error)
        for push in streams.removeAll() { owner?.unanswered(push, failure) }
        owner?.closed(self, failure)
        owner = nil
    }

    func received(name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>, on stream: HTTP2Stream)
    {
        if streams[stream]?.receive(name: name, value: value) == false { refuse(stream) }
    }

    func received(body: UnsafeBufferPointer<UInt8>, on stream: HTTP2Stream) {
        if streams[stream]?.receive(body: body) == false { refuse(stream) }
    }

    func receivedEnd(of stream: HTTP2Stream) {
        guard let push = streams.take(stream) else { return }
        let status = push.answer.status
        guard status != 200 else {
            hasServed = true
            if case .probing = state { state = .open }
            owner?.accepted(push)
            return
        }
        guard status >= 300 else {
            owner?.unanswered(
                push, DeliveryFailure(.protocolViolation, "The server answered with status \(status)."))
            return
        }
        let rejection = Rejection(
            status: status, body: push.answer.body, registeredAt: push.push.registeredAt)
        if rejection.connectionVerdict != .close { hasServed = true }
        if case .probing = state, rejection.classification != .authentication { state = .open }
        owner?.rejected(push, rejection, on: self)
    }

    func streamClosed(_ stream: HTTP2Stream, code: HTTP2ErrorCode) {
        guard let push = streams.take(stream) else { return }
        if code == .refusedStream {
            owner?.unprocessed(push, on: self)
        } else {
            owner?.unanswered(
                push, DeliveryFailure(.connectionLost, "The server ended the stream: \(code)."))
        }
    }

    func receivedGoAway(lastStreamID: Int32, code: HTTP2ErrorCode, debugData: UnsafeBufferPointer<UInt8>) {
        owner?.journal.goesAway(
            code: code, reason: RejectionBody(Array(debugData.prefix(ResponseAssembly.longestBody))).reason)
        drain()
    }

    /// Gives up on an answer that is longer than any of Apple's.
    private func refuse(_ stream: HTTP2Stream) {
        guard let push = streams.take(stream) else { return }
        try? session.reset(stream, code: .enhanceYourCalm)
        owner?.unanswered(
            push, DeliveryFailure(.flooded, "The server's answer is longer than any of Apple's."))
    }
}

/// Finds out with PINGs whether a silent connection still works.
struct KeepAlive {
    /// What to do now.
    enum Action {
        case none
        case ping
        case close
    }

    private let interval: TimeAmount
    private let timeout: TimeAmount
    private var lastHeard = NIODeadline.distantPast
    private var askedAt: NIODeadline?

    init(interval: Duration, timeout: Duration) {
        self.interval = TimeAmount(interval)
        self.timeout = TimeAmount(timeout)
    }

    /// Notes that something arrived.
    mutating func heard(at now: NIODeadline) {
        lastHeard = now
        askedAt = nil
    }

    /// What to do at a time; where an answer is late, a PING is sent at once.
    mutating func action(at now: NIODeadline, isSuspect: Bool) -> Action {
        if let askedAt { return now - askedAt >= timeout ? .close : .none }
        guard isSuspect || now - lastHeard >= interval else { return .none }
        askedAt = now
        return .ping
    }
}

/// The provider token that one connection uses.
///
/// Apple paces new tokens per connection: when it refuses an update as too early, the one before serves on.
struct ConnectionToken {
    private let source: ProviderTokenSource
    private var current: ProviderToken?
    private var previous: ProviderToken?
    private var kept: ProviderToken?

    /// Apple accepts a token for an hour; a minute is left for the way.
    private static let longestAge = ProviderTokenLifetime.maximumAge - 60

    init(source: ProviderTokenSource) {
        self.source = source
    }

    /// The token for a request at a time in Unix seconds.
    mutating func next(at now: Int) throws(ProviderTokenError) -> ProviderToken {
        if let kept {
            if now - kept.issuedAt < Self.longestAge { return kept }
            self.kept = nil
        }
        let token = try source.token()
        if token != current {
            previous = current
            current = token
        }
        return token
    }

    /// Goes back to the token before, after Apple answered `TooManyProviderTokenUpdates`.
    mutating func updateRefused(_ token: ProviderToken) {
        if token == current { kept = previous }
    }
}
