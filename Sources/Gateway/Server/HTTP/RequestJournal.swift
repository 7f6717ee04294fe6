internal import CoreMetrics
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import Synchronization
internal import Tracing

/// Counts, logs and traces requests by their route; addresses themselves name people and tokens, and are never written.
struct RequestJournal: RouterMiddleware {
    typealias Context = GatewayRequestContext

    private let logger: Logger
    private let series: RequestSeries

    init(logger: Logger, metrics: any MetricsFactory) {
        self.logger = logger
        series = RequestSeries(metrics)
    }

    func handle(
        _ request: Request, context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let start = ContinuousClock.now
        return try await withSpan("request", ofKind: .server) { span in
            let response = try await next(request, context)
            let answer = RequestSeries.Answer(
                route: context.endpointPath ?? "none", method: request.method.rawValue,
                status: response.status.code)
            span.operationName = "\(answer.method) \(answer.route)"
            span.attributes["http.response.status_code"] = answer.status
            if answer.status >= 500 { span.setStatus(SpanStatus(code: .error)) }
            note(answer, ContinuousClock.now - start)
            return response
        }
    }

    private func note(_ answer: RequestSeries.Answer, _ time: Duration) {
        series.note(answer, time)
        let level: Logger.Level = answer.status >= 500 ? .warning : answer.status >= 400 ? .info : .debug
        logger.log(
            level: level, "A request was answered.",
            metadata: [
                "method": "\(answer.method)", "route": "\(answer.route)", "status": "\(answer.status)",
                "milliseconds": "\(time.milliseconds)",
            ])
    }
}

/// The metrics of requests, each of which is looked up once.
private final class RequestSeries: Sendable {
    /// What requests are counted by.
    struct Answer: Hashable {
        let route: String
        let method: String
        let status: Int
    }

    private struct Series {
        let count: Counter
        let time: CoreMetrics.Timer
    }

    private let metrics: any MetricsFactory
    private let known = Mutex<[Answer: Series]>([:])

    init(_ metrics: any MetricsFactory) { self.metrics = metrics }

    func note(_ answer: Answer, _ time: Duration) {
        let series = known.withLock { known in
            if let series = known[answer] { return series }
            let series = make(answer)
            known[answer] = series
            return series
        }
        series.count.increment()
        series.time.recordNanoseconds(time.nanoseconds)
    }

    private func make(_ answer: Answer) -> Series {
        Series(
            count: Counter(
                label: "gateway_requests",
                dimensions: [
                    ("route", answer.route), ("method", answer.method), ("status", String(answer.status)),
                ], factory: metrics),
            time: CoreMetrics.Timer(
                label: "gateway_request_seconds", dimensions: [("route", answer.route)], factory: metrics))
    }
}
