internal import APNSDelivery
internal import APNSTypes
internal import PushBridge

/// Takes the input line by line and sees to it that each line gets its outcome.
final class SendFeed: @unchecked Sendable {
    // Unchecked because it is handed to the one task that runs it; the queue and the client are shared, and may be.

    private var framing: LineFraming
    private var reader: SendLineReader
    private let earlier: EarlierRuns
    private let queue: OutcomeQueue
    private let deliver: Delivery
    private let obstacles = SendObstacles()
    /// Whether a push has come through to Apple; until then they go one at a time.
    private var hasComeThrough = false
    /// Lines that held nothing.
    private(set) var blankLines = 0
    /// The last line that held something, 0 before the first.
    private(set) var lastLine = 0
    /// Whether all lines that earlier runs have outcomes of have been begun; may be asked while the feed runs.
    let isBeyondEarlier = Monitor(false)
    private var isBeyond = false

    /// What becomes of a push.
    enum Delivery: Sendable {
        /// It is sent.
        case send(APNSClient)
        /// It is printed.
        case hold(APNSServer)
    }

    init(
        _ framing: LineFraming, _ reader: consuming SendLineReader, earlier: EarlierRuns,
        queue: OutcomeQueue, deliver: Delivery
    ) {
        self.framing = framing
        self.reader = reader
        self.earlier = earlier
        self.queue = queue
        self.deliver = deliver
    }

    /// Works through the input, or until the queue is closed.
    ///
    /// Blocks its thread while it waits for input or for room: it is meant to be the only task of the process.
    func run() async throws(CommandError) {
        var messages = 0
        while let block = try framing.next() {
            switch block.content {
            case .lines(let bytes):
                var lines = LineCursor(bytes, from: block.firstLine)
                while let (line, number) = lines.next() {
                    let position = block.end - lines.remaining
                    guard try await take(line, number, position) else { return }
                }
            case .messages(let elements):
                for element in elements {
                    messages += 1
                    let text = element.value.raw.text
                    let place = Place(line: messages, digest: RecordDigest(text), position: block.end)
                    guard try await take(place, { reader.read(element.value) }) else { return }
                }
            case .unreadableMessage(let bytes):
                messages += 1
                let place = Place(line: messages, digest: RecordDigest(bytes), position: block.end)
                guard try await take(place, { reader.read(bytes) }) else { return }
            case .oversizedLine(let line):
                let reason = "The line has \(line.count) bytes, more than --max-line allows."
                let digest = RecordDigest(line.head)
                let place = Place(line: block.firstLine, digest: digest, position: block.end)
                guard try await take(place, { .skipped(.invalidRecord(reason)) }) else { return }
            }
        }
    }

    /// Where a line stands in the input.
    private struct Place: Sendable {
        let line: Int
        let digest: RecordDigest
        let position: Int

        func outcome(_ result: SendOutcome.Result, token: UTF8Text? = nil) -> SendOutcome {
            SendOutcome(line: line, digest: digest, token: token, result: result, position: position)
        }
    }

    /// Takes a line; false when no more are wanted.
    private func take(_ line: ByteSlice, _ number: Int, _ position: Int) async throws(CommandError) -> Bool {
        if line.isBlank {
            blankLines += 1
            return true
        }
        let place = Place(line: number, digest: RecordDigest(line), position: position)
        return try await take(place, { reader.read(line) })
    }

    /// Takes what stands at a place, which is read only if no earlier run settled it; false when no more are wanted.
    private func take(_ place: Place, _ read: () -> SendLine) async throws(CommandError) -> Bool {
        let record = try earlier.record(of: place.line, place.digest)
        lastLine = place.line
        if !isBeyond, earlier.areRead {
            isBeyond = true
            isBeyondEarlier.update { $0 = true }
        }
        // From here on the number must get its outcome.
        guard let number = queue.begin() else { return false }
        if let record {
            queue.finish(number, place.outcome(.settled(record)))
        } else {
            switch read() {
            case .skipped(let reason): queue.finish(number, place.outcome(.skipped(reason)))
            case .push(let push): await send(push, place, number)
            }
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
