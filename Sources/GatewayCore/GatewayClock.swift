/// The time, so that tests can set it.
public struct GatewayClock: Sendable {
    /// Unix milliseconds.
    public var now: @Sendable () -> Int
    /// Waits for some milliseconds; throws when it is cancelled.
    public var sleep: @Sendable (Int) async throws -> Void

    /// Creates a clock.
    public init(
        now: @escaping @Sendable () -> Int,
        sleep: @escaping @Sendable (Int) async throws -> Void = {
            try await Task.sleep(for: .milliseconds($0))
        }
    ) {
        self.now = now
        self.sleep = sleep
    }
}
