/// Waits on the thread of a command for what an asynchronous function comes to.
enum Awaited {
    /// Runs a function to its end, and returns or throws what it does.
    ///
    /// Never for threads that run tasks themselves: they would wait for each other.
    static func value<T: Sendable, E: Error>(
        of body: @escaping @Sendable () async throws(E) -> T
    ) throws(E) -> T {
        let outcome = Monitor<Result<T, E>?>(nil)
        Task {
            let result: Result<T, E>
            do throws(E) {
                result = .success(try await body())
            } catch {
                result = .failure(error)
            }
            outcome.update { $0 = result }
        }
        while true {
            if let result = outcome.update(when: { $0 != nil }, { $0 }) { return try result.get() }
        }
    }
}
