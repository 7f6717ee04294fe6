import APNSDelivery
import NIOCore

/// The event loop's side of a test client.
final class ClientConnection: HTTP2ConnectionDelegate {
    /// Requests that were sent together.
    private final class Batch {
        var outcomes: [StreamOutcome]
        var open: Int
        let promise: EventLoopPromise<[StreamOutcome]>

        init(count: Int, promise: EventLoopPromise<[StreamOutcome]>) {
            outcomes = Array(repeating: StreamOutcome(), count: count)
            open = count
            self.promise = promise
        }
    }

    private let ready: EventLoopPromise<Void>
    private var http2: HTTP2ChannelHandler?
    private var batches: [Int32: (batch: Batch, place: Int)] = [:]
    private var isReady = false
    private(set) var goAway: GoAway?

    init(ready: EventLoopPromise<Void>) {
        self.ready = ready
    }

    var streamLimit: Int { http2?.session.remoteMaximumConcurrentStreams ?? 0 }

    func send(_ pushes: [TestPush], patience: TimeAmount) -> EventLoopFuture<[StreamOutcome]> {
        let loop = ready.futureResult.eventLoop
        let batch = Batch(count: pushes.count, promise: loop.makePromise())
        guard let http2 else {
            batch.promise.fail(ChannelError.ioOnClosedChannel)
            return batch.promise.futureResult
        }
        do {
            for (place, push) in pushes.enumerated() {
                let stream = try http2.session.sendRequest(push.http2Fields, body: Array(push.body.utf8))
                batches[stream.id] = (batch, place)
            }
        } catch {
            batch.promise.fail(error)
        }
        http2.setNeedsFlush()
        loop.assumeIsolated().scheduleTask(in: patience) { batch.promise.succeed(batch.outcomes) }
        return batch.promise.futureResult
    }

    // MARK: What arrives

    func connectionOpened(_ connection: HTTP2ChannelHandler) { http2 = connection }

    func connectionClosed(error: (any Error)?) {
        http2 = nil
        if !isReady { ready.fail(error ?? ChannelError.eof) }
        for (batch, _) in batches.values { batch.promise.succeed(batch.outcomes) }
        batches = [:]
    }

    func receivedSettings() {
        if !isReady { ready.succeed() }
        isReady = true
    }

    func receivedGoAway(
        lastStreamID: Int32, code: HTTP2ErrorCode, debugData: UnsafeBufferPointer<UInt8>
    ) {
        goAway = GoAway(lastStreamID: lastStreamID, debugData: String(decoding: debugData, as: UTF8.self))
    }

    func received(
        name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>, on stream: HTTP2Stream
    ) {
        change(stream) {
            $0.fields[String(decoding: name, as: UTF8.self)] = String(decoding: value, as: UTF8.self)
        }
    }

    func received(body: UnsafeBufferPointer<UInt8>, on stream: HTTP2Stream) {
        change(stream) { $0.body += String(decoding: body, as: UTF8.self) }
    }

    func receivedEnd(of stream: HTTP2Stream) {
        change(stream) { $0.isAnswered = true }
    }

    func streamClosed(_ stream: HTTP2Stream, code: HTTP2ErrorCode) {
        change(stream) { if !$0.isAnswered { $0.reset = code } }
        guard let (batch, _) = batches.removeValue(forKey: stream.id) else { return }
        batch.open -= 1
        if batch.open == 0 { batch.promise.succeed(batch.outcomes) }
    }

    private func change(_ stream: HTTP2Stream, _ body: (inout StreamOutcome) -> Void) {
        guard let (batch, place) = batches[stream.id] else { return }
        body(&batch.outcomes[place])
    }
}
