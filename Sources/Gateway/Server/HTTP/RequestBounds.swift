internal import CoreMetrics
internal import Foundation
internal import Hummingbird
internal import HummingbirdCore
internal import Logging
internal import Synchronization

/// Lets new connections wait while there are as many as are allowed, and says so once a minute.
struct ConnectionBound: AvailableConnectionsDelegate {
    let most: Int
    let logger: Logger
    var count = 0
    var told: ContinuousClock.Instant?

    mutating func connectionOpened() {
        count += 1
        let now = ContinuousClock.now
        guard count >= most, told.map({ now - $0 >= .seconds(60) }) ?? true else { return }
        told = now
        logger.warning(
            "There are as many connections as limits.connections allows. Others wait until one of them ends.",
            metadata: ["connections": "\(count)"])
    }

    mutating func connectionClosed() { count -= 1 }

    func isAcceptingNewConnections() -> Bool { count < most }
}

/// How many bytes the bodies of requests may take together.
///
/// Only bytes that have come count, so that a slow client holds no more room than it fills.
final class BodyMemory: Sendable {
    private let most: Int
    private let taken = Atomic<Int>(0)
    private let refused: Counter

    /// Creates a bound of some bytes.
    init(most: Int, metrics: any MetricsFactory) {
        self.most = most
        refused = Counter(
            label: "gateway_refused", dimensions: [("cause", ProblemCode.busy.rawValue)], factory: metrics)
    }

    /// Takes room for bytes that have come.
    ///
    /// - Throws: ``Problem`` where there is none; then nothing was taken.
    func take(_ count: Int) throws(Problem) {
        guard taken.add(count, ordering: .relaxed).newValue <= most else {
            giveBack(count)
            refused.increment()
            throw .tooManyBodies
        }
    }

    /// Gives room back.
    func giveBack(_ count: Int) { taken.subtract(count, ordering: .relaxed) }

    /// How many bytes are taken.
    var bytes: Int { taken.load(ordering: .relaxed) }
}

extension Problem {
    fileprivate static let tooManyBodies = Problem(
        .busy, "Too many requests are being read. Nothing was accepted; try again later.")
}

/// The bytes of an answer while it is made, up to a bound: beyond it they are dropped, however long one line's answer is.
final class LongAnswer: Sendable {
    private let most: Int
    private let gathered = Mutex<(bytes: [UInt8], isOver: Bool)>(([], false))

    init(most: Int) { self.most = most }

    /// Adds what was written.
    func take(_ written: [UInt8]) {
        gathered.withLock { answer in
            answer.isOver = answer.isOver || answer.bytes.count + written.count > most
            if answer.isOver { answer.bytes = [] } else { answer.bytes += written }
        }
    }

    /// Throws ``Problem`` once there was more than is allowed.
    func check() throws(Problem) {
        guard gathered.withLock(\.isOver) else { return }
        throw Problem(
            .tooLarge,
            "The answer would have more than \(most) bytes, the bound of limits.answer. Send less at a time.")
    }

    /// What was gathered.
    var bytes: [UInt8] { gathered.withLock(\.bytes) }
}

/// Runs calls that compute for long on threads of their own, a few at a time.
///
/// Swift's tasks share as many threads as there are processors. A call that computes for seconds on them would keep every
/// webhook, push and `/healthz` waiting.
final class StatelessThreads: Sendable {
    private let most: Int
    private let running = Atomic<Int>(0)

    /// Creates threads for at most some calls at a time.
    init(most: Int) { self.most = most }

    /// Runs a call on a thread of its own.
    ///
    /// - Parameter call: What to run; `isGivenUp` tells it that its caller no longer waits.
    /// - Returns: What the call returns.
    /// - Throws: ``Problem`` while as many calls run as may; what the call throws.
    func run<Result: Sendable>(
        _ call: @escaping @Sendable (_ isGivenUp: () -> Bool) throws -> Result
    ) async throws -> Result {
        guard running.add(1, ordering: .relaxed).newValue <= most else {
            running.subtract(1, ordering: .relaxed)
            throw Problem.tooManyCalls(most)
        }
        let isGivenUp = GivenUp()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let thread = Thread {
                    Self.giveWay()
                    let result = Swift.Result { try call { isGivenUp.flag.load(ordering: .relaxed) } }
                    self.running.subtract(1, ordering: .relaxed)
                    continuation.resume(with: result)
                }
                thread.name = "stateless"
                thread.stackSize = 8 << 20
                thread.start()
            }
        } onCancel: {
            isGivenUp.flag.store(true, ordering: .relaxed)
        }
    }

    private final class GivenUp: Sendable {
        let flag = Atomic<Bool>(false)
    }

    /// Lets the threads that take requests and push go first; with other C libraries all threads of a process share theirs.
    private static func giveWay() {
        #if canImport(Glibc)
            setpriority(numericCast(PRIO_PROCESS.rawValue), 0, 10)
        #endif
    }
}

extension Problem {
    fileprivate static func tooManyCalls(_ most: Int) -> Problem {
        Problem(
            .tooManyCalls,
            "\(most) calls of translate, convert, explain and verify run already, and limits.stateless allows no more. Try again later."
        )
    }
}
