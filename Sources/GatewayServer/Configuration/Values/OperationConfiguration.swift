/// How the gateway is watched, and how it ends.
public struct OperationConfiguration: Sendable, Hashable {
    /// Who may read the metrics.
    public enum MetricsAccess: String, Sendable, Hashable, CaseIterable {
        /// Whoever has a key with the scope `operate`.
        case key
        /// Everybody who reaches the port.
        case open
        /// Nobody: there are none.
        case off
    }

    /// How much is logged, as swift-log has it.
    public enum LogLevel: String, Sendable, Hashable, CaseIterable {
        case trace, debug, info, notice, warning, error, critical
    }

    /// Who may read `/metrics`.
    public var metrics = MetricsAccess.key
    /// Whether there is a live page at `/`; it needs a key with the scope `operate`.
    public var livePage = true
    /// The least level of what is logged.
    public var logLevel = LogLevel.info
    /// How long `/readyz` answers 503 before the port is closed, so that load balancers send requests elsewhere.
    public var noticeTime: Duration = .zero
    /// How long requests that have begun may take to end when the gateway is stopped; pushes take 10 seconds at most.
    public var drainTime: Duration = .seconds(20)

    /// Metrics and the live page for those with a key.
    public init() {}
}
