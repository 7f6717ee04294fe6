internal import APNSTypes
internal import HTTP2Session
internal import NIOCore

// What arrives, sorted by the push that it is about.
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
        let left = exchanges.compactMap(\.self)
        exchanges = []
        exchangeCount = 0
        for exchange in left { owner?.unanswered(exchange.push, failure) }
        owner?.closed(self, failure)
        owner = nil
    }

    func received(name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>, on stream: HTTP2Stream)
    {
        guard exchanges.indices.contains(stream.slot) else { return }
        if exchanges[stream.slot]?.receive(name: name, value: value) == false { refuse(stream) }
    }

    func received(body: UnsafeBufferPointer<UInt8>, on stream: HTTP2Stream) {
        guard exchanges.indices.contains(stream.slot) else { return }
        if exchanges[stream.slot]?.receive(body: body) == false { refuse(stream) }
    }

    func receivedEnd(of stream: HTTP2Stream) {
        guard let exchange = take(stream) else { return }
        guard exchange.status != 200 else {
            hasServed = true
            if case .probing = state { state = .open }
            owner?.accepted(exchange.push, uniqueID: exchange.uniqueID)
            return
        }
        guard exchange.status >= 300 else {
            owner?.unanswered(
                exchange.push,
                DeliveryFailure(.protocolViolation, "The server answered with status \(exchange.status)."))
            return
        }
        let rejection = Rejection(
            status: exchange.status, body: exchange.body, registeredAt: exchange.push.push.registeredAt)
        if rejection.connectionVerdict != .close { hasServed = true }
        if case .probing = state, rejection.classification != .authentication { state = .open }
        owner?.rejected(exchange.push, rejection, token: exchange.token, on: self)
    }

    func streamClosed(_ stream: HTTP2Stream, code: HTTP2ErrorCode) {
        guard let exchange = take(stream) else { return }
        if code == .refusedStream {
            owner?.unprocessed(exchange.push, on: self)
        } else {
            owner?.unanswered(
                exchange.push, DeliveryFailure(.connectionLost, "The server ended the stream: \(code)."))
        }
    }

    func receivedGoAway(lastStreamID: Int32, code: HTTP2ErrorCode, debugData: UnsafeBufferPointer<UInt8>) {
        owner?.journal.goesAway(
            code: code, reason: RejectionBody(Array(debugData.prefix(Exchange.longestBody))).reason)
        drain()
    }

    /// Gives up on an answer that is longer than any of Apple's.
    private func refuse(_ stream: HTTP2Stream) {
        guard let exchange = take(stream) else { return }
        try? session.reset(stream, code: .enhanceYourCalm)
        owner?.unanswered(
            exchange.push, DeliveryFailure(.flooded, "The server's answer is longer than any of Apple's."))
    }
}
