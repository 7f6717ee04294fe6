internal import APNSDelivery
internal import APNSTypes
internal import PushBridge
internal import PushRecords

/// Takes the input line by line and sees to it that each line gets its outcome.
final class SendFeed: @unchecked Sendable {
    // Unchecked because it is handed to the one task that runs it; the queue and the client are shared, and may be.

    private var input: InputPieces
    private var reader: SendLineReader
    private let earlier: EarlierOutcomes?
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
        input = InputPieces(framing)
        self.reader = reader
        self.earlier = earlier
        self.queue = queue
        self.deliver = deliver
    }

    /// Works through the input, or until the queue is closed.
    ///
    /// Blocks its thread while it waits for input or for room: it is meant to be the only task of the process.
    func run() async throws(CommandError) {
        while let (piece, number, end) = try input.next() {
            guard try await take(piece, number, end) else { return }
        }
    }

    private struct Place: Sendable {
        /// The number of the line, or of the message in its document, from 1.
        let number: Int
        /// The message's number in an array, from 0.
        let index: Int?
        let digest: RecordDigest
        let position: Int
        /// The last outcome that an earlier run recorded.
        var earlier: EarlierOutcome?
        var warnings: [SendWarning] = []

        func outcome(_ result: SendOutcome.Result, token: UTF8Text? = nil) -> SendOutcome {
            var outcome = SendOutcome(
                line: number, index: index, digest: digest, token: token, result: result,
                position: position, warnings: warnings)
            let isSame = outcome.word == earlier?.word && outcome.reason == earlier?.reason
            outcome.isRecorded = earlier?.isSettled == true || outcome.word == "skipped" && isSame
            return outcome
        }
    }

    /// Takes a line or a message; false when no more are wanted.
    private func take(
        _ piece: InputPiece, _ number: Int, _ position: Int
    ) async throws(CommandError) -> Bool {
        func place(_ digest: RecordDigest) -> Place {
            Place(number: number, index: piece.place(number).index, digest: digest, position: position)
        }
        switch piece {
        case .line(let bytes) where bytes.isBlank:
            return queue.countBlankLine()
        case .line(let bytes), .unreadable(let bytes, _):
            return try await take(place(RecordDigest(bytes))) { reader.read(bytes) }
        case .message(let value, _):
            return try await take(place(RecordDigest(value.raw.text))) { reader.read(value) }
        case .oversized(let line):
            let reason = "The line has \(line.count) bytes, more than --max-line allows."
            return try await take(place(RecordDigest(line.head))) { .skipped(.invalidRecord(reason)) }
        }
    }

    /// Takes a line, which is read only if no earlier run settled it; false when no more are wanted.
    private func take(_ place: Place, _ read: () -> SendLine) async throws(CommandError) -> Bool {
        var place = place
        place.earlier = try earlier?.outcome(of: place.number, place.digest)
        // From here on the number must get its outcome.
        guard let number = queue.begin() else { return false }
        if let earlier = place.earlier, earlier.isSettled {
            queue.finish(number, place.outcome(.settled(earlier.word)))
            return true
        }
        switch read() {
        case .skipped(let reason): queue.finish(number, place.outcome(.skipped(reason)))
        case .push(let push):
            place.warnings = push.warnings
            await send(push, place, number)
        }
        return true
    }

    private func send(_ push: SendPush, _ place: Place, _ number: Int) async {
        switch deliver {
        case .hold(let server):
            queue.finish(number, place.outcome(.held(push, server), token: push.token))
        case .send(let client):
            let apnsPush = APNSPush(detaching: push)
            let (token, kind) = (apnsPush.deviceToken, SendObstacles.Kind(apnsPush.request.headers))
            if let reason = obstacles.reason(against: kind) {
                return queue.finish(number, place.outcome(.skipped(.stopped(reason)), token: token))
            }
            guard hasComeThrough else {
                let report = await client.deliver(apnsPush)
                hasComeThrough = obstacles.noteFirst(report.outcome, of: kind)
                return queue.finish(number, place.outcome(.init(report), token: token))
            }
            await client.submit(apnsPush) { [queue, obstacles] report in
                obstacles.note(report.outcome, of: kind)
                queue.finish(number, place.outcome(.init(report), token: token))
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
