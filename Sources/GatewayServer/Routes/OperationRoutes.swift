internal import GatewayCore
internal import HTTPTypes
internal import Hummingbird
internal import PrometheusText

/// Whether the gateway lives and works, and its figures.
struct OperationRoutes {
    let service: GatewayService
    let readiness: Readiness
    /// The figures; nil where there are none.
    let metrics: PrometheusRegistry?
    /// Whether whoever reaches the port may read them.
    let areMetricsOpen: Bool

    func add(to router: some RouterMethods<GatewayRequestContext>) {
        router.get("healthz", use: isAlive)
        router.get("readyz", use: isReady)
        if metrics != nil { router.get("metrics", use: figures) }
    }

    @Sendable private func isAlive(_ request: Request, _ context: GatewayRequestContext) async throws
        -> Response
    {
        .json([UInt8](#"{"status":"ok"}"#.utf8))
    }

    /// Ready means: the store can be written to, the gateway is not ending, and not too much waits.
    @Sendable private func isReady(_ request: Request, _ context: GatewayRequestContext) async throws
        -> Response
    {
        let faults = await readiness.faults()
        guard faults.isEmpty else {
            throw Problem(.serviceUnavailable, "not-ready", faults.joined(separator: " "), retryAfter: 1)
        }
        return .json([UInt8](#"{"status":"ready"}"#.utf8))
    }

    @Sendable private func figures(_ request: Request, _ context: GatewayRequestContext) async throws
        -> Response
    {
        if !areMetricsOpen { try await service.access(request, .operate) }
        return Response(
            status: .ok, metrics?.render() ?? [], type: PrometheusText.contentType)
    }
}
