import ServiceLifecycle
import Synchronization

/// Gathers what the live page shows, of the figures that the gateway leaves and of its backlog.
final class LiveWatch: Service {
    private let gateway: Gateway
    private let metrics: PrometheusRegistry
    private let startedAt: Int
    private let errors = LiveErrors()
    /// The counts of what goes wrong as they were seen last, by code.
    private let seen = Mutex<[String: Double]>([:])

    init(_ gateway: Gateway, metrics: PrometheusRegistry) {
        self.gateway = gateway
        self.metrics = metrics
        startedAt = gateway.now
    }

    /// Looks every second for what went wrong, whether somebody looks at the page or not.
    func run() async throws {
        try? await cancelWhenGracefulShutdown {
            while true {
                self.look()
                try await Task.sleep(for: .seconds(1))
            }
        }
    }

    /// How the gateway does now.
    func snapshot() -> LiveSnapshot {
        let now = gateway.now
        let backlog = gateway.backlogNow
        let held = min(gateway.heldJobs, backlog.jobs)
        return LiveSnapshot(
            at: now, startedAt: startedAt, version: GatewayServer.version,
            accepted: total("gateway_accepted_total"), repeated: total("gateway_duplicates_total"),
            refused: total("gateway_refused_total"),
            outcomes: (metrics.reading(of: "gateway_push_outcomes_total")?.totals(by: "outcome") ?? [:])
                .mapValues { Int($0) },
            waiting: backlog.jobs, lag: backlog.oldest.map { max(now - $0, 0) } ?? 0, dead: backlog.dead,
            lanes: [
                LiveLane(name: "taken", jobs: held), LiveLane(name: "stored", jobs: backlog.jobs - held),
            ],
            errors: errors.last)
    }

    /// Notes an error for each count that has risen since the last look.
    func look() {
        let counts = counts()
        let risen = seen.withLock { seen in
            defer { seen = counts }
            return counts.filter { $0.value > seen[$0.key] ?? 0 }
        }
        for code in risen.keys.sorted() { errors.note(code, at: gateway.now) }
    }

    /// What goes wrong, by metric and by the label that says what it is.
    private func counts() -> [String: Double] {
        var counts: [String: Double] = [:]
        for (name, label, kind) in [
            ("gateway_store_failures_total", "code", "store"), ("gateway_refused_total", "cause", "refused"),
        ] {
            for (code, count) in metrics.reading(of: name)?.totals(by: label) ?? [:] {
                counts["\(kind): \(code)"] = count
            }
        }
        for series in metrics.reading(of: "gateway_push_outcomes_total")?.series ?? [] {
            let outcome = series.labels["outcome"] ?? ""
            guard outcome == "rejected" || outcome == "failed" else { continue }
            counts["\(outcome): \(series.labels["reason"] ?? "")"] = series.value.number
        }
        return counts
    }

    private func total(_ name: String) -> Int { Int(metrics.reading(of: name)?.total ?? 0) }
}
