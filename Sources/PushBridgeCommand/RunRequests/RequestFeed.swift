internal import PushBridge
internal import PushRecords
internal import Synchronization
internal import VendorClient

/// Takes written calls line by line and sees to it that each gets its outcome.
final class RequestFeed: @unchecked Sendable {
    // Unchecked because it is handed to the one task that runs it, and asked when that has ended; what tasks share may be shared.

    enum Purpose: Sendable {
        /// Calls are sent.
        case send(VendorClient)
        /// Calls are printed.
        case plan(CallPacing)
    }

    /// So many receivers are remembered before the feed waits for all calls on their way.
    private static let mostLanes = 10_000

    private var lines: LineFeed
    private var reader: RequestReader
    private let queue: OutcomeQueue
    private let most: Int
    private let purpose: Purpose
    private let obstacle = Mutex(CallObstacle())
    /// Whether the vendor has answered a call; until then they go one at a time.
    private var hasComeThrough = false
    /// For each receiver, what ends with the last call that is on its way.
    private var lanes: [UTF8Text: AsyncStream<Never>] = [:]
    /// When the last of the planned calls would be sent, in seconds.
    private var end = 0.0

    init(
        _ framing: LineFraming, _ reader: consuming RequestReader, earlier: EarlierOutcomes?,
        queue: OutcomeQueue, most: Int, _ purpose: Purpose
    ) {
        lines = LineFeed(framing, earlier: earlier, queue: queue)
        self.reader = reader
        (self.queue, self.most, self.purpose) = (queue, most, purpose)
    }

    /// Works through the input, or until the queue is closed; returns why it ended early.
    ///
    /// Blocks its thread while it waits for input.
    func run() async -> CommandError? {
        await withTaskGroup(of: Void.self) { group in
            var running = 0
            do throws(CommandError) {
                while let line = try await nextLine() {
                    switch (reader.read(line.piece, line.digest, number: line.line), purpose) {
                    case (.skipped(let reason), _):
                        queue.finish(line.number, line.outcome(.skipped(reason)))
                    case (.call(let call), .plan(let pacing)):
                        let time = pacing.time(for: call, now: 0)
                        end = max(end, time)
                        queue.finish(line.number, line.outcome(.planned(PlannedCall(call, time: time))))
                    case (.call(let call), .send(let client)):
                        let place = line.withoutPiece
                        guard hasComeThrough else {
                            await send(call, place, by: client)
                            hasComeThrough = true
                            continue
                        }
                        if lanes.count > Self.mostLanes {
                            await group.waitForAll()
                            (running, lanes) = (0, [:])
                        }
                        let (before, end) = takeLane(of: call)
                        group.addTask { [self] in
                            if let before { for await _ in before {} }
                            await send(call, place, by: client)
                            end?.finish()
                        }
                        running += 1
                        if running >= most {
                            await group.next()
                            running -= 1
                        }
                    }
                }
                return nil
            } catch {
                return error
            }
        }
    }

    /// The next line, once there is room for its outcome.
    ///
    /// Never has the thread wait for that: where there is one processor, the calls on their way need it.
    private func nextLine() async throws(CommandError) -> FedLine? {
        while !queue.isReady { try? await Task.sleep(for: .milliseconds(20)) }
        return try lines.next()
    }

    /// Puts a call behind those with the same receivers, so that they arrive in the order of their lines.
    private func takeLane(
        of call: VendorCall
    ) -> (before: AsyncStream<Never>?, end: AsyncStream<Never>.Continuation?) {
        guard !call.receivers.isEmpty else { return (nil, nil) }
        let (stream, end) = AsyncStream.makeStream(of: Never.self)
        return (lanes.updateValue(stream, forKey: UTF8Text(joining: call.receivers)), end)
    }

    private func send(_ call: VendorCall, _ line: FedLine, by client: VendorClient) async {
        if let reason = obstacle.withLock({ $0.reason }) {
            return queue.finish(line.number, line.outcome(.skipped(.stopped(reason))))
        }
        let report = await client.send(call)
        obstacle.withLock { $0.note(report) }
        queue.finish(line.number, line.outcome(.init(report, call)))
    }

    /// How long the planned calls would take.
    func estimate(percent: Int) -> String {
        let seconds = Int(end.rounded(.up))
        let time =
            seconds < 120
            ? "\(seconds) s" : seconds < 7_200 ? "\(seconds / 60) min" : "\(seconds / 3_600) h"
        return "At \(percent) % of the documented rates, the calls take about \(time)."
    }
}

extension UTF8Text {
    fileprivate init(joining texts: [UTF8Text]) {
        self.init(concatenating: texts.flatMap { [$0, "\n"] })
    }
}

/// What earlier outcomes of a run say against the calls that are still to come.
private struct CallObstacle {
    /// Once a call was accepted, so many refusals in a row tell that it is not about these calls alone.
    private static let mostRefusals = 3

    /// Why no further call would be taken; nil where it may.
    private(set) var reason: String?
    private var hasAccepted = false
    private var refusals = 0

    mutating func note(_ report: CallReport) {
        guard report.concernsApp else {
            if report.outcome == .accepted { (hasAccepted, refusals) = (true, 0) }
            return
        }
        refusals += 1
        if !hasAccepted || refusals >= Self.mostRefusals { reason = reason ?? report.outcome.reason }
    }
}

/// What one line asks to be called.
enum RequestLine {
    case call(VendorCall)
    case skipped(SkipReason)
}

/// Reads written calls: what `convert --format request` and `settings … --format requests` write, or records of `convert`.
struct RequestReader: ~Copyable {
    private let server: VendorServer
    private var reader: JSONReader

    init(_ server: VendorServer, maximumValues: Int) {
        self.server = server
        reader = JSONReader(maximumValues: maximumValues)
    }

    mutating func read(_ piece: InputPiece, _ digest: RecordDigest, number: Int) -> RequestLine {
        // The same call on another line is another call.
        let number = digest.value &+ UInt64(number) &* 0x9E37_79B9_7F4A_7C15
        switch piece {
        case .oversized(let line): return .skipped(line.skipReason)
        case .message(let value, _): return read(value, number)
        case .line(let bytes), .unreadable(let bytes, _):
            do {
                return read(try reader.read(bytes), number)
            } catch {
                return Self.skip("The line is not JSON.")
            }
        }
    }

    private func read(_ value: JSONValue, _ number: UInt64) -> RequestLine {
        guard value.kind == .object else { return Self.skip("The line is not an object.") }
        if let error = value["error"] {
            return .skipped(.error(error["code"]?.string?.string ?? "unknown"))
        }
        let needs = value["needs"].map(Self.names) ?? []
        if !needs.isEmpty { return .skipped(.needs(needs)) }
        let isRecord = value["request"]?.kind == .object
        let call = isRecord ? value["request"] ?? value : value
        guard let method = call["method"]?.string, let path = call["path"]?.string else {
            return Self.skip(
                "The line has no \"method\" and \"path\". Write calls with 'convert --format request' or 'settings convert --format requests'; a message of a client SDK has no call."
            )
        }
        do throws(VendorCallError) {
            return .call(
                try VendorCall(
                    method, path, isRecord ? value["message"] : call["body"], number: number, to: server))
        } catch {
            switch error {
            case .noApp: return .skipped(.needs(["name"]))
            case .noObject: return Self.skip("\"body\" is not an object.")
            case .unknownInterface:
                return Self.skip(
                    "No interface of this vendor that 'pushbridge mappings list --vendor calls' lists has this method and path."
                )
            }
        }
    }

    /// What a call lacks: texts, or objects that each begin with what is meant.
    private static func names(_ needs: JSONValue) -> [String] {
        let all = needs.kind == .array ? Array(needs.elements) : [needs]
        return all.compactMap { need in
            (need.string ?? need.members.first { $0.value.kind == .string }?.value.string)?.string
        }
    }

    private static func skip(_ what: String) -> RequestLine { .skipped(.invalidRecord(what)) }
}
