internal import APNSTypes
internal import NIOCore

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
