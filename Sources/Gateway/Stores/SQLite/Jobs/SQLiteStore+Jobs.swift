internal import Synchronization

extension SQLiteStore {
    /// Hands out jobs of an app in the order in which they were accepted: each once in the life of this process, and again
    /// after it has waited.
    ///
    /// Waits until there is one. The answer is empty when the task is cancelled, or the store is closed, meanwhile.
    func take(atMost limit: Int, of app: String) async throws(StoreError) -> [Job] {
        if let damage = watch.damage { throw damage }
        let number = takers.next()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                commits.add(Taker(number: number, app: app, limit: max(limit, 1), continuation))
                if Task.isCancelled { commits.dismiss(number) }
            }
        } onCancel: {
            commits.dismiss(number)
        }
        return try noting(result)
    }

    /// How many jobs of a message are still to be settled.
    func openJobs(of message: MessageID, app: String) async throws(StoreError) -> Int {
        try await read { database in
            try database.first(
                "SELECT count(*) FROM job WHERE message = ? AND app = ?", [message.rawValue, app]
            ) { $0.int(0) } ?? 0
        }
    }

    /// Takes jobs of one receiver back that were handed out and not begun.
    func putBack(_ jobs: [Job], behind leader: Job?) async throws(StoreError) {
        try await write(.job) { try $0.putBack(jobs, behind: leader) }
    }

    /// Ends one try of a job: all that it says is written, or nothing.
    ///
    /// A job that is gone, since it was settled before or its receiver was erased, changes nothing.
    func settle(_ settlement: Settlement) async throws(StoreError) {
        try await write(.job) { try $0.settle(settlement) }
    }
}
