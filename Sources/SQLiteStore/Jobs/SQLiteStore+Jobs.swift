public import GatewayCore
internal import Synchronization

extension SQLiteStore {
    /// Hands out jobs in the order in which they were accepted, each once in the life of this process.
    ///
    /// Waits until there is one. The answer is empty when the task is cancelled, or the store is closed, meanwhile.
    public func take(atMost limit: Int) async throws(StoreError) -> [Job] {
        if let damage = watch.damage { throw damage }
        let number = takers.next()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                commits.add(Taker(number: number, limit: max(limit, 1), continuation))
                if Task.isCancelled { commits.dismiss(number) }
            }
        } onCancel: {
            commits.dismiss(number)
        }
        return try noting(result)
    }

    /// Ends one try of a job: all that it says is written, or nothing.
    ///
    /// A job that is gone, since it was settled before or its receiver was erased, changes nothing.
    public func settle(_ settlement: Settlement) async throws(StoreError) {
        try await write(.job) { try $0.settle(settlement) }
    }
}
