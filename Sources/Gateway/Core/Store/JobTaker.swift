internal import Synchronization

/// A caller that waits for jobs of an app.
struct JobTaker: Sendable {
    let number: Int
    let app: String
    /// How many jobs are wanted at most.
    let limit: Int
    private let continuation: CheckedContinuation<Result<[Job], StoreError>, Never>

    private static let lastNumber = Atomic(0)

    /// Waits until `enter` or a later call has given jobs; a task that is cancelled has `dismiss` give none.
    static func wait(
        atMost limit: Int, of app: String, enter: (JobTaker) -> Void,
        dismiss: @Sendable (_ number: Int) -> Void
    ) async -> Result<[Job], StoreError> {
        let number = lastNumber.add(1, ordering: .relaxed).newValue
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                enter(JobTaker(number: number, app: app, limit: max(limit, 1), continuation: continuation))
                if Task.isCancelled { dismiss(number) }
            }
        } onCancel: {
            dismiss(number)
        }
    }

    func give(_ jobs: [Job]) { continuation.resume(returning: .success(jobs)) }

    func fail(_ error: StoreError) { continuation.resume(returning: .failure(error)) }
}
