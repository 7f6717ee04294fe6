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
