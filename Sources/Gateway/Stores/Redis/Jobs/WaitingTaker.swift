/// Somebody who waits for an app's jobs.
struct WaitingTaker: Sendable {
    let number: Int
    /// How many jobs are wanted at most.
    let limit: Int
    private let continuation: CheckedContinuation<Result<[Job], StoreError>, Never>

    init(
        _ number: Int, atMost limit: Int,
        _ continuation: CheckedContinuation<Result<[Job], StoreError>, Never>
    ) {
        self.number = number
        self.limit = limit
        self.continuation = continuation
    }

    func give(_ jobs: [Job]) { continuation.resume(returning: .success(jobs)) }

    func fail(_ error: StoreError) { continuation.resume(returning: .failure(error)) }
}
