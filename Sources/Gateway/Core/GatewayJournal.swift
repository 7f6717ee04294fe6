internal import CoreMetrics
internal import Logging
internal import Synchronization
internal import Tracing

/// Writes logs and metrics of what becomes of messages; never an identifier of a person, a token or a text.
final class GatewayJournal: Sendable {
    private let logger: Logger
    private let metrics: any MetricsFactory
    private let accepted: [String: Counter]
    private let duplicates: Counter
    /// The counters of outcomes: to look one up by its words costs more than to count.
    private let outcomes = Mutex<[OutcomeKind: Counter]>([:])
    private let lag: CoreMetrics.Timer
    private let waiting: Gauge
    private let oldest: Gauge
    private let dead: Gauge
    private let held: Gauge
    private let clock: GatewayClock
    /// When the store failed last, in seconds: an outage is told once a second.
    private let lastFailure = Atomic<Int>(0)
    private let isDamageTold = Atomic<Bool>(false)

    init(logger: Logger, metrics: any MetricsFactory, clock: GatewayClock) {
        self.logger = logger
        self.metrics = metrics
        self.clock = clock
        accepted = Dictionary(
            uniqueKeysWithValues: ["api", "webhook"].map {
                ($0, Counter(label: "gateway_accepted", dimensions: [("surface", $0)], factory: metrics))
            })
        duplicates = Counter(label: "gateway_duplicates", factory: metrics)
        lag = CoreMetrics.Timer(label: "gateway_lag_seconds", factory: metrics)
        waiting = Gauge(label: "gateway_jobs", factory: metrics)
        oldest = Gauge(label: "gateway_oldest_job_seconds", factory: metrics)
        dead = Gauge(label: "gateway_dead_letters", factory: metrics)
        held = Gauge(label: "gateway_held_jobs", factory: metrics)
    }

    /// So much waits.
    func sees(_ backlog: Backlog, held count: Int) {
        waiting.record(backlog.jobs)
        oldest.record(backlog.oldest.map { Double(max(clock.now() - $0, 0)) / 1_000 } ?? 0)
        dead.record(backlog.dead)
        held.record(count)
    }

    /// Some messages were taken.
    func accepted(_ count: Int, surface: String) {
        accepted[surface == "api" ? "api" : "webhook"]?.increment(by: count)
    }

    /// Something came that was there already.
    func repeated(_ count: Int) { duplicates.increment(by: count) }

    /// Something was not taken.
    func refused(_ cause: GatewayError.Code) {
        Counter(label: "gateway_refused", dimensions: [("cause", cause.rawValue)], factory: metrics)
            .increment()
    }

    /// A webhook's signature came with two bodies, of which one is forged and perhaps the one that was accepted.
    func sawReusedSignature(of app: String, from vendor: String) {
        refused(.reusedSignature)
        logger.warning(
            "A webhook's signature came with two bodies; the first was accepted.",
            metadata: ["app": "\(app)", "vendor": "\(vendor)"])
    }

    /// A vendor reported a push of its own.
    func reported(_ outcome: PushOutcome.Word, by vendor: String, _ result: String) {
        let dimensions = [("vendor", vendor), ("outcome", outcome.rawValue), ("result", result)]
        Counter(label: "gateway_vendor_reports", dimensions: dimensions, factory: metrics).increment()
    }

    /// A try ended.
    func settled(_ settlement: Settlement) {
        for outcome in settlement.outcomes { counter(of: outcome).increment() }
        switch settlement.ending {
        case .done:
            lag.recordMilliseconds(max(clock.now() - settlement.job.acceptedAt, 0))
        case .again:
            Counter(label: "gateway_retries", factory: metrics).increment()
        case .dead(let reason):
            logger.warning(
                "A job became a dead letter.",
                metadata: [
                    "app": "\(settlement.job.app)", "job": "\(settlement.job.id)", "reason": "\(reason)",
                ])
        case .goesOn: break
        }
    }

    private func counter(of outcome: NewOutcome) -> Counter {
        outcomes.withLock { outcomes in
            let kind = OutcomeKind(outcome: outcome.outcome, reason: outcome.reason)
            if let known = outcomes[kind] { return known }
            let counter = Counter(
                label: "gateway_push_outcomes",
                dimensions: [("outcome", kind.outcome), ("reason", kind.reason ?? "")], factory: metrics)
            outcomes[kind] = counter
            return counter
        }
    }

    private struct OutcomeKind: Hashable {
        let outcome: String
        let reason: String?
    }

    /// The store did not do what it was asked to; that it is damaged is told once, for it lasts.
    func storeFailed(_ error: StoreError) {
        Counter(
            label: "gateway_store_failures", dimensions: [("code", error.code.rawValue)], factory: metrics
        ).increment()
        if error.code == .damaged {
            if !isDamageTold.exchange(true, ordering: .relaxed) {
                logger.critical("The store is damaged.", metadata: ["cause": "\(error.message)"])
            }
            return
        }
        let second = clock.now() / 1_000
        if lastFailure.exchange(second, ordering: .relaxed) == second { return }
        logger.error(
            "The store failed.", metadata: ["code": "\(error.code.rawValue)", "cause": "\(error.message)"])
    }
}

/// Makes a span of each step of a message; nothing in a span tells of a person, a device or a text.
struct StepTracer: Sendable {
    let tracer: any Tracer

    /// Runs a step in a span that has the step's name.
    func callAsFunction<Value: Sendable>(
        _ step: String, _ body: () async throws(StoreError) -> Value
    ) async throws(StoreError) -> Value {
        let span = tracer.startAnySpan(step, context: ServiceContext.current ?? .topLevel, ofKind: .internal)
        defer { span.end() }
        let result = await ServiceContext.$current.withValue(span.context) {
            () async -> Result<Value, StoreError> in
            do throws(StoreError) {
                return .success(try await body())
            } catch {
                return .failure(error)
            }
        }
        if case .failure(let error) = result {
            span.attributes["error.type"] = error.code.rawValue
            span.setStatus(SpanStatus(code: .error))
        }
        return try result.get()
    }
}
