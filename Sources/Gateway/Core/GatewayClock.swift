/// The time, so that tests can set it.
struct GatewayClock: Sendable {
    /// Unix milliseconds.
    var now: @Sendable () -> Int
    /// Waits for some milliseconds; throws when it is cancelled.
    var sleep: @Sendable (Int) async throws -> Void

    /// Creates a clock.
    init(
        now: @escaping @Sendable () -> Int,
        sleep: @escaping @Sendable (Int) async throws -> Void = {
            try await Task.sleep(for: .milliseconds($0))
        }
    ) {
        self.now = now
        self.sleep = sleep
    }
}
