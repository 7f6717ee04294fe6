internal import GatewayCore
internal import PrometheusText

/// Gathers what the live page shows.
struct LiveFigures: Sendable {
    let gateway: Gateway
    let metrics: PrometheusRegistry
    let errors: LiveErrors
    /// In Unix milliseconds.
    let startedAt: Int

    /// How the gateway does now.
    func snapshot() async -> LiveSnapshot {
        let now = gateway.now
        let backlog = gateway.backlogNow
        let held = gateway.heldJobs
        let outcomes = metrics.reading(of: "gateway_push_outcomes_total")?.totals(by: "outcome") ?? [:]
        return LiveSnapshot(
            at: now, startedAt: startedAt, version: GatewayServer.version,
            accepted: total("gateway_accepted_total"), repeated: total("gateway_duplicates_total"),
            refused: total("gateway_refused_total"), outcomes: outcomes.mapValues { Int($0) },
            waiting: backlog.jobs, lag: backlog.oldest.map { max(now - $0, 0) } ?? 0, dead: backlog.dead,
            lanes: [
                LiveLane(name: "being worked on", jobs: held),
                LiveLane(name: "in the store", jobs: max(backlog.jobs - held, 0)),
            ], errors: errors.last)
    }

    private func total(_ name: String) -> Int { Int(metrics.reading(of: name)?.total ?? 0) }
}
