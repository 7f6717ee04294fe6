internal import Foundation
internal import Synchronization

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
