/// How the gateway is watched, and how it ends.
package struct OperationConfiguration: Sendable, Hashable {
    /// Who may read the metrics.
    package enum MetricsAccess: String, Sendable, Hashable, CaseIterable {
        /// Whoever has a key with the scope `operate`.
        case key
        /// Everybody who reaches the port.
        case open
        /// Nobody: there are none.
        case off
    }

    /// How much is logged, as swift-log has it.
    package enum LogLevel: String, Sendable, Hashable, CaseIterable {
        case trace, debug, info, notice, warning, error, critical
    }

    /// Who may read `/metrics`.
    package var metrics = MetricsAccess.key
    /// Whether there is a live page at `/`; it needs a key with the scope `operate`.
    package var livePage = true
    /// The least level of what is logged.
    package var logLevel = LogLevel.info
    /// How long `/readyz` answers 503 before the port is closed, so that load balancers send requests elsewhere.
    package var noticeTime: Duration = .zero
    /// How long requests that have begun may take to end when the gateway is stopped; pushes take 10 seconds at most.
    package var drainTime: Duration = .seconds(20)

    /// Metrics and the live page for those with a key.
    package init() {}
}
