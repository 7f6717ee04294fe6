internal import NIOCore

/// One connection on its event loop: writes what the queue has, and gives replies to those who wait, in order.
final class ConnectionHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let queue: CallQueue
    private let reader: ReplyReader
    private let patience: TimeAmount
    private let name: String

    private var context: ChannelHandlerContext?
    /// Written, and not answered.
    private var waiting = CircularBuffer<PendingCall>()
    /// Memory for the next calls.
    private var spare: [PendingCall] = []
    /// Memory for the next answers.
    private var answers: [(call: PendingCall, reply: RedisReply)] = []
    /// When the server was last heard, or first asked after that.
    private var since = NIODeadline.now()
    private var check: Scheduled<Void>?

    init(queue: CallQueue, reader: ReplyReader, patience: TimeAmount, name: String) {
        self.queue = queue
        self.reader = reader
        self.patience = patience
        self.name = name
    }

    /// Writes what waits in the queue.
    func flush() {
        guard let context else { return }
        let bytes = queue.take(into: &spare)
        guard !spare.isEmpty else { return }
        if waiting.isEmpty { since = .now() }
        waiting.append(contentsOf: spare)
        spare.removeAll(keepingCapacity: true)
        context.writeAndFlush(wrapOutboundOut(bytes), promise: nil)
    }

    /// Ends the connection; all its calls fail with the error before this returns.
    func close(_ error: RedisError) {
        guard let context else { return }
        self.context = nil
        check?.cancel()
        let unwritten = queue.end(error)
        for call in waiting { call.continuation?.resume(returning: .failure(error.afterSending)) }
        waiting.removeAll()
        for call in unwritten { call.continuation?.resume(returning: .failure(error)) }
        context.close(promise: nil)
    }

    // MARK: Channel events

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        planCheck(at: .now() + patience)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        since = .now()
        do {
            try read(unwrapInboundIn(data))
        } catch {
            close(.unavailable("\(name) does not answer as Redis does: \(error.reason)."))
        }
    }

    private func read(_ bytes: ByteBuffer) throws(ReplyReader.Unreadable) {
        try reader.feed(bytes)
        defer { giveAnswers() }
        while let reply = try reader.next() {
            guard let call = waiting.popFirst() else { throw .init(reason: "it sent a reply to nothing") }
            answers.append((call, reply))
        }
    }

    /// Gives the replies that have come to those who wait; there is room for their next calls before.
    private func giveAnswers() {
        queue.answered(answers.count)
        for (call, reply) in answers { call.continuation?.resume(returning: .success(reply)) }
        answers.removeAll(keepingCapacity: true)
    }

    func channelInactive(context: ChannelHandlerContext) {
        close(.unavailable("The connection to \(name) was lost."))
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        close(.unavailable("The connection to \(name) was lost."))
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard !(error is IOError) else { return close(.unavailable("The connection to \(name) was lost.")) }
        close(.unavailable(ConnectionFault(error, name: name).description))
    }

    // MARK: Time

    private func planCheck(at time: NIODeadline) {
        guard let context else { return }
        check = context.eventLoop.assumeIsolated().scheduleTask(deadline: time) { [self] in checkSilence() }
    }

    /// Asks a server that is silent whether it is there, and gives it up when it does not answer in time.
    private func checkSilence() {
        let now = NIODeadline.now()
        if let first = waiting.first {
            let end = since + patience + first.allowance
            guard now >= end else { return planCheck(at: min(end, now + patience)) }
            return close(.unavailable("\(name) has not answered in time."))
        }
        let due = since + .nanoseconds(patience.nanoseconds / 2)
        if now >= due {
            let ping = PendingCall(continuation: nil, allowance: .zero)
            _ = queue.add(["PING"], ping, isAsking: false)
            flush()
            planCheck(at: now + patience)
        } else {
            planCheck(at: due)
        }
    }
}
