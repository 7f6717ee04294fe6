internal import Synchronization

/// Somebody who waits for jobs.
struct Taker: Sendable {
    let number: Int
    /// Whose jobs are wanted.
    let app: String
    /// How many jobs are wanted at most.
    let limit: Int
    private let continuation: CheckedContinuation<Result<[Job], StoreError>, Never>

    init(
        number: Int, app: String, limit: Int,
        _ continuation: CheckedContinuation<Result<[Job], StoreError>, Never>
    ) {
        self.number = number
        self.app = app
        self.limit = limit
        self.continuation = continuation
    }

    func give(_ jobs: [Job]) { continuation.resume(returning: .success(jobs)) }

    func fail(_ error: StoreError) { continuation.resume(returning: .failure(error)) }
}

/// Numbers those who wait for jobs, so that each can be found again.
final class TakerNumbers: Sendable {
    private let last = Atomic(0)

    func next() -> Int { last.add(1, ordering: .relaxed).newValue }
}
