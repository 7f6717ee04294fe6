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
        let held = min(gateway.dispatcher.held, backlog.jobs)
        return LiveSnapshot(
            at: now, startedAt: startedAt, version: GatewayServer.version,
            accepted: total("gateway_accepted_total"), repeated: total("gateway_duplicates_total"),
            refused: total("gateway_refused_total"),
            outcomes: (metrics.metric("gateway_push_outcomes_total")?.totals(by: "outcome") ?? [:])
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
            for (code, count) in metrics.metric(name)?.totals(by: label) ?? [:] {
                counts["\(kind): \(code)"] = count
            }
        }
        for series in metrics.metric("gateway_push_outcomes_total")?.allSeries ?? [] {
            let outcome = series.labels["outcome"] ?? ""
            guard outcome == "rejected" || outcome == "failed" else { continue }
            counts["\(outcome): \(series.labels["reason"] ?? "")"] = series.value
        }
        return counts
    }

    private func total(_ name: String) -> Int { Int(metrics.metric(name)?.total ?? 0) }
}

/// Remembers what went wrong last: codes and times, and nothing else.
final class LiveErrors: Sendable {
    private let most: Int
    private let errors = Mutex<[LiveError]>([])

    /// Remembers the last `most` errors.
    init(most: Int = 20) { self.most = max(most, 1) }

    /// Notes that something went wrong, at a moment in Unix milliseconds.
    func note(_ code: String, at moment: Int) {
        errors.withLock { errors in
            if let last = errors.first, last.code == code {
                errors[0] = LiveError(code: code, at: moment, count: last.count + 1)
            } else {
                errors.insert(LiveError(code: code, at: moment), at: 0)
                if errors.count > most { errors.removeLast() }
            }
        }
    }

    /// The errors, newest first.
    var last: [LiveError] { errors.withLock { $0 } }
}

/// How the gateway does at a moment.
///
/// Nothing in it tells of a person, a device or a text.
struct LiveSnapshot: Sendable, Hashable, Encodable {
    /// When, in Unix milliseconds.
    var at: Int
    /// When the gateway started, in Unix milliseconds.
    var startedAt: Int
    /// The gateway's version.
    var version: String
    /// How many messages were accepted since the start.
    var accepted: Int
    /// How many requests repeated one before, since the start.
    var repeated: Int
    /// How many requests and lines were refused since the start.
    var refused: Int
    /// How many pushes had each outcome since the start, by the outcome's name.
    var outcomes: [String: Int]
    /// How many jobs are not settled.
    var waiting: Int
    /// How old the oldest of them is, in milliseconds; 0 where none waits.
    var lag: Int
    /// How many dead letters there are.
    var dead: Int
    /// Where the jobs are.
    var lanes: [LiveLane]
    /// What went wrong last, newest first.
    var errors: [LiveError]
}

/// Jobs that are at one place.
struct LiveLane: Sendable, Hashable, Encodable {
    /// Which, in a word.
    var name: String
    /// How many there are.
    var jobs: Int
}

/// Something that went wrong, once or several times in a row.
struct LiveError: Sendable, Hashable, Encodable {
    /// What, in a word.
    var code: String
    /// When last, in Unix milliseconds.
    var at: Int
    /// How often in a row.
    var count = 1
}
