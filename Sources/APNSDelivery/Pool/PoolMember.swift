internal import APNSTypes
internal import NIOCore
internal import ProviderToken

/// One of a client's connections over time: opened when there is something to send, replaced when it ends.
///
/// Only this type decides what happens to a push and to the connection on each event. It belongs to one event loop.
final class PoolMember {
    /// Where the member stands.
    enum State {
        /// There is nothing to send.
        case idle
        /// A connection is being opened.
        case connecting
        /// The last connection could not be opened, or Apple answered nothing on it; the next attempt waits.
        case backingOff
        /// Pushes go onto this connection.
        case connected(APNSConnection)
    }

    let index: Int
    let eventLoop: any EventLoop
    let shared: PoolShared
    var configuration: APNSClientConfiguration { shared.configuration }
    var queue: PushQueue { shared.queue }
    var journal: DeliveryJournal { shared.journal }

    var state = State.idle
    /// Connections that take no more pushes and finish what they have.
    var draining: [APNSConnection] = []
    /// Pushes that go back into the queue at once.
    var returned: [PendingPush] = []
    /// Pushes that wait before they may be sent again.
    var delayed = DelayedPushes()
    /// How many pushes have an outcome and a place that was not given back yet.
    var finishedCount = 0
    var isTicking = false
    /// Whether the client is being shut down, so that nothing waits to be sent again.
    var isClosing = false
    private var backOff: BackOff
    private var identifiers = APNSIDGenerator()
    /// Whether this member ever had a connection.
    private var hasConnected = false

    init(index: Int, eventLoop: any EventLoop, shared: PoolShared) {
        self.index = index
        self.eventLoop = eventLoop
        self.shared = shared
        backOff = BackOff(shared.configuration.reconnectDelay)
    }

    // MARK: Taking pushes

    /// Takes as many pushes from the queue as there is room for, and gives back the places of finished ones.
    func pump() {
        returnPushes()
        repeat {
            let finished = finishedCount
            finishedCount = 0
            switch state {
            case .connected(let connection): fill(connection, finished: finished)
            case .idle: if queue.hasWork(for: index, finished: finished) { connect() }
            case .connecting, .backingOff: queue.giveBack(finished)
            }
        } while finishedCount > 0
        startTicking()
    }

    /// Pumps in the next turn of the event loop.
    func pumpSoon() {
        eventLoop.assumeIsolated().execute { [self] in pump() }
    }

    private func returnPushes() {
        guard !returned.isEmpty else { return }
        let wake = queue.putBack(returned)
        returned = []
        if let wake, wake != index { shared.wake(wake) }
    }

    private func fill(_ connection: APNSConnection, finished: Int) {
        let room = connection.room
        guard room > 0 || finished > 0 else { return }
        let pushes = queue.take(room, for: index, finished: finished)
        guard !pushes.isEmpty else { return }
        for push in pushes where push.apnsID == nil { push.apnsID = identifiers.next() }
        connection.send(pushes, at: TokenClock.system.unixSeconds())
        connection.flush()
    }

    // MARK: Connections

    private func connect() {
        state = .connecting
        do {
            let connection = try APNSConnection(
                owner: self, configuration: configuration, tokens: shared.tokens)
            let attempt = ConnectionAttempt(
                configuration: configuration, tls: shared.tls, connection: connection
            ) { [self] in cannotConnect($0) }
            attempt.start(on: eventLoop)
        } catch {
            cannotConnect(ConnectFailure(DeliveryFailure(lostConnection: error), isPermanent: false))
        }
    }

    /// Tries again later.
    ///
    /// A permanent fault also fails the pushes that wait, unless this member had a connection before.
    private func cannotConnect(_ reason: ConnectFailure) {
        let isAlone = queue.cannotConnect(reason.failure)
        journal.cannotConnect(reason.failure)
        if reason.isPermanent, isAlone, !hasConnected {
            for push in queue.remove(where: { _ in true }).pushes { failed(push, reason.failure) }
        }
        waitBeforeConnecting()
        pumpSoon()
    }

    /// The connection is there.
    func opened(_ connection: APNSConnection) {
        guard case .connecting = state else { return connection.drain() }
        state = .connected(connection)
        hasConnected = true
        queue.connected()
        journal.connected()
        if isClosing, queue.isEmpty { connection.drain() }
        pump()
    }

    /// The connection takes no more pushes: another one is opened when there is something to send.
    func drains(_ connection: APNSConnection) {
        guard case .connected(let current) = state, current === connection else { return }
        draining.append(connection)
        leave(connection)
        pumpSoon()
    }

    /// The connection is gone, and what was on it has been dealt with.
    func closed(_ connection: APNSConnection, _ failure: DeliveryFailure) {
        journal.closed(failure)
        draining.removeAll { $0 === connection }
        if case .connected(let current) = state, current === connection { leave(connection) }
        pump()
    }

    /// Goes on without the connection; if Apple answered nothing on it, it counts as a failed attempt.
    private func leave(_ connection: APNSConnection) {
        queue.disconnected()
        guard !connection.hasServed else {
            backOff.reset()
            state = .idle
            return
        }
        waitBeforeConnecting()
    }

    private func waitBeforeConnecting() {
        state = .backingOff
        eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(backOff.next())) { [self] in
            guard case .backingOff = state else { return }
            state = .idle
            pump()
        }
    }
}

// What a connection reports about a push, and what is done about it.
extension PoolMember {
    func accepted(_ push: PendingPush) {
        finish(push, .accepted(.init(uniqueID: push.answer.uniqueID)))
    }

    /// Apple refused the push: its retry rule decides, and its connection verdict.
    func rejected(_ push: PendingPush, _ rejection: Rejection, on connection: APNSConnection) {
        push.answers += 1
        push.lastRejection = rejection
        if rejection.reason == .tooManyProviderTokenUpdates, let token = push.token {
            connection.tokenUpdateRefused(token)
        }
        if rejection.connectionVerdict == .close { connection.drain() }
        let decision = configuration.retries.decision(
            rejection.retry, answers: push.answers, hasNewToken: push.hasNewToken)
        switch decision {
        case .final: finish(push, .rejected(rejection))
        case .again(let delay): sendAgain(push, after: delay)
        case .withNewToken: sendWithNewToken(push)
        }
    }

    /// Apple did not process the push: it is sent again as if it were new, after a delay if the connection stays open.
    func unprocessed(_ push: PendingPush, on connection: APNSConnection) {
        if case .draining = connection.state {
            returned.append(push)
        } else {
            push.refusals += 1
            let delay = configuration.reconnectDelay.lowerBound * (1 << min(push.refusals, 10))
            sendAgain(push, after: delay)
        }
    }

    /// The push was sent and will have no answer.
    func unanswered(_ push: PendingPush, _ failure: DeliveryFailure) {
        push.answers += 1
        push.mayHaveBeenProcessed = true
        // An earlier answer does not count any more.
        push.lastRejection = nil
        let retries = configuration.retries
        let isResent =
            retries.resendsUnansweredWithCollapseID && push.push.request.headers.collapseID != nil
            && push.answers < retries.maximumAttempts
        if isResent { returned.append(push) } else { failed(push, failure) }
    }

    /// The deadline passed while the push was on a stream.
    func expired(_ push: PendingPush) {
        push.mayHaveBeenProcessed = true
        failed(push, DeliveryFailure(.deadlineExceeded, "The server did not answer before the deadline."))
    }

    func failed(_ push: PendingPush, _ failure: DeliveryFailure) {
        finish(
            push,
            .failed(
                DeliveryFailure(
                    failure.cause, failure.message, mayHaveBeenProcessed: push.mayHaveBeenProcessed)))
    }

    private func sendWithNewToken(_ push: PendingPush) {
        guard let token = push.token, case .renewed? = try? shared.tokens.renew(after: token) else {
            return finishAnswered(push)
        }
        push.hasNewToken = true
        journal.tokenRenewed()
        returned.append(push)
    }

    /// Sends again after a while, unless the deadline comes first.
    private func sendAgain(_ push: PendingPush, after delay: Duration) {
        let jittered = delay * Double.random(in: 1...1.1)
        // A delay of years must not overflow.
        let due = NIODeadline.now() + TimeAmount(min(jittered, .seconds(86_400 * 365)))
        guard !isClosing, due < push.deadline else { return finishAnswered(push) }
        if delay == .zero { returned.append(push) } else { delayed.add(push, due: due) }
    }

    /// Ends a push that is not sent again, with the last answer if there was one.
    func finishAnswered(_ push: PendingPush) {
        if let rejection = push.lastRejection {
            finish(push, .rejected(rejection))
        } else {
            failed(push, DeliveryFailure(.connectionLost, "The server refused the stream each time."))
        }
    }

    private func finish(_ push: PendingPush, _ outcome: DeliveryOutcome) {
        finishedCount += 1
        journal.record(push, outcome)
        push.complete(outcome)
    }
}

// Deadlines, delays and the end.
extension PoolMember {
    /// Checks deadlines and delays at regular times while there are any.
    func startTicking() {
        guard !isTicking, isActive else { return }
        isTicking = true
        eventLoop.assumeIsolated().scheduleTask(in: shared.tick) { [self] in
            isTicking = false
            sweep(at: .now())
            pump()
        }
    }

    private var isActive: Bool {
        if case .idle = state { !draining.isEmpty || !delayed.isEmpty } else { true }
    }

    private func sweep(at now: NIODeadline) {
        if case .connected(let connection) = state { connection.sweep(at: now) }
        for connection in draining { connection.sweep(at: now) }
        returned += delayed.removeDue(at: now)
        let late = queue.remove { $0.deadline <= now }
        for push in late.pushes { expiredWaiting(push, late.reason) }
    }

    private func expiredWaiting(_ push: PendingPush, _ reason: DeliveryFailure) {
        if push.lastRejection != nil { finishAnswered(push) } else { failed(push, reason) }
    }

    // MARK: Shutting down

    /// Sends nothing again any more; what waits for that has its last answer as its outcome.
    func beginClosing() {
        isClosing = true
        for push in delayed.removeAll() { finishAnswered(push) }
        pump()
    }

    /// Closes the connections, which have nothing left on them.
    func endClosing() {
        if case .connected(let connection) = state { connection.drain() }
    }
}
