internal import APNSDelivery
internal import APNSTypes
internal import PushBridge
internal import PushRecords

/// Takes the input line by line and sees to it that each line gets its outcome.
final class SendFeed: @unchecked Sendable {
    // Unchecked because it is handed to the one task that runs it; the queue and the client are shared, and may be.

    private var lines: LineFeed
    private var reader: SendLineReader
    private let queue: OutcomeQueue
    private let deliver: Delivery
    private let obstacles = SendObstacles()
    /// Whether a push has come through to Apple; until then they go one at a time.
    private var hasComeThrough = false

    enum Delivery: Sendable {
        /// It is sent.
        case send(APNSClient)
        /// It is printed.
        case hold(APNSServer)
    }

    init(
        _ framing: LineFraming, _ reader: consuming SendLineReader, earlier: EarlierOutcomes?,
        queue: OutcomeQueue, deliver: Delivery
    ) {
        lines = LineFeed(framing, earlier: earlier, queue: queue)
        self.reader = reader
        self.queue = queue
        self.deliver = deliver
    }

    /// Works through the input, or until the queue is closed.
    ///
    /// Blocks its thread while it waits for input or for room: it is meant to be the only task of the process.
    func run() async throws(CommandError) {
        while var line = try lines.next() {
            switch read(line.piece) {
            case .skipped(let reason): queue.finish(line.number, line.outcome(.skipped(reason)))
            case .push(let push):
                line.warnings = push.warnings
                await send(push, line)
            }
        }
    }

    private func read(_ piece: InputPiece) -> SendLine {
        switch piece {
        case .line(let bytes), .unreadable(let bytes, _): reader.read(bytes)
        case .message(let value, _): reader.read(value)
        case .oversized(let line): .skipped(line.skipReason)
        }
    }

    private func send(_ push: SendPush, _ line: FedLine) async {
        switch deliver {
        case .hold(let server):
            queue.finish(line.number, line.outcome(.held(push, server), token: push.token))
        case .send(let client):
            let apnsPush = APNSPush(detaching: push)
            let (token, kind) = (apnsPush.deviceToken, SendObstacles.Kind(apnsPush.request.headers))
            if let reason = obstacles.reason(against: kind) {
                return queue.finish(line.number, line.outcome(.skipped(.stopped(reason)), token: token))
            }
            // The piece keeps the block of input alive.
            let place = line.withoutPiece
            guard hasComeThrough else {
                let report = await client.deliver(apnsPush)
                hasComeThrough = obstacles.noteFirst(report.outcome, of: kind)
                return queue.finish(place.number, place.outcome(.init(report), token: token))
            }
            await client.submit(apnsPush) { [queue, obstacles] report in
                obstacles.note(report.outcome, of: kind)
                queue.finish(place.number, place.outcome(.init(report), token: token))
            }
        }
    }
}

extension APNSPush {
    /// Copies what a line asks for, so that a push on its way does not keep the block of input that it was read from.
    init(detaching push: SendPush) {
        var headers = push.headers
        headers.pushType = PushType(rawValue: headers.pushType.rawValue.detached)
        headers.topic = headers.topic?.detached
        headers.collapseID = headers.collapseID?.detached
        headers.id = headers.id?.detached
        headers.channelID = headers.channelID?.detached
        headers.requestID = headers.requestID?.detached
        let payload = push.payload.withBytes { Array($0) }
        self.init(
            deviceToken: push.token.detached, request: APNSRequest(headers: headers, payload: payload))
    }
}
