internal import CoreMetrics
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import Tracing

/// Counts, logs and traces requests by their route; addresses themselves name people and tokens, and are never written.
struct RequestJournal: RouterMiddleware {
    typealias Context = GatewayRequestContext

    let logger: Logger
    let metrics: any MetricsFactory

    func handle(
        _ request: Request, context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let start = ContinuousClock.now
        return try await withSpan("request", ofKind: .server) { span in
            let response = try await next(request, context)
            let route = context.endpointPath ?? "none"
            span.operationName = "\(request.method.rawValue) \(route)"
            span.attributes["http.response.status_code"] = response.status.code
            if response.status.code >= 500 { span.setStatus(SpanStatus(code: .error)) }
            note(request.method, route, response.status, ContinuousClock.now - start)
            return response
        }
    }

    private func note(
        _ method: HTTPRequest.Method, _ route: String, _ status: HTTPResponse.Status, _ time: Duration
    ) {
        let dimensions = [("route", route), ("method", method.rawValue), ("status", String(status.code))]
        Counter(label: "gateway_requests", dimensions: dimensions, factory: metrics).increment()
        CoreMetrics.Timer(
            label: "gateway_request_seconds", dimensions: [("route", route)], factory: metrics
        ).recordNanoseconds(time.nanoseconds)
        let level: Logger.Level = status.code >= 500 ? .warning : status.code >= 400 ? .info : .debug
        logger.log(
            level: level, "A request was answered.",
            metadata: [
                "method": "\(method.rawValue)", "route": "\(route)", "status": "\(status.code)",
                "milliseconds": "\(time.milliseconds)",
            ])
    }
}
