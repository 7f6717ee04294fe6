internal import CoreMetrics
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import Synchronization
internal import Tracing

/// Counts, logs and traces requests by their route; addresses themselves name people and tokens, and are never written.
final class RequestJournal: RouterMiddleware {
    typealias Context = GatewayRequestContext

    /// What requests are counted by.
    private struct Answer: Hashable {
        let route: String
        let method: String
        let status: Int
    }

    private let logger: Logger
    private let metrics: any MetricsFactory
    /// The metrics of requests, each of which is looked up once.
    private let series = Mutex<[Answer: (count: Counter, time: CoreMetrics.Timer)]>([:])

    init(logger: Logger, metrics: any MetricsFactory) { (self.logger, self.metrics) = (logger, metrics) }

    func handle(
        _ request: Request, context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let start = ContinuousClock.now
        return try await withSpan("request", ofKind: .server) { span in
            let response = try await next(request, context)
            let answer = Answer(
                route: context.endpointPath ?? "none", method: request.method.rawValue,
                status: response.status.code)
            span.operationName = "\(answer.method) \(answer.route)"
            span.attributes["http.response.status_code"] = answer.status
            if answer.status >= 500 { span.setStatus(SpanStatus(code: .error)) }
            note(answer, ContinuousClock.now - start)
            return response
        }
    }

    private func note(_ answer: Answer, _ time: Duration) {
        let series = series.withLock { known in
            let series = known[answer] ?? make(answer)
            known[answer] = series
            return series
        }
        series.count.increment()
        series.time.recordNanoseconds(time.nanoseconds)
        let level: Logger.Level = answer.status >= 500 ? .warning : answer.status >= 400 ? .info : .debug
        logger.log(
            level: level, "A request was answered.",
            metadata: [
                "method": "\(answer.method)", "route": "\(answer.route)", "status": "\(answer.status)",
                "milliseconds": "\(time.milliseconds)",
            ])
    }

    private func make(_ answer: Answer) -> (count: Counter, time: CoreMetrics.Timer) {
        let dimensions = [
            ("route", answer.route), ("method", answer.method), ("status", String(answer.status)),
        ]
        return (
            Counter(label: "gateway_requests", dimensions: dimensions, factory: metrics),
            CoreMetrics.Timer(
                label: "gateway_request_seconds", dimensions: [("route", answer.route)], factory: metrics)
        )
    }
}
