internal import HTTPTypes
internal import Hummingbird

/// Whether the gateway lives and works, and its figures.
struct OperationRoutes {
    let service: GatewayService
    let readiness: Readiness
    /// The figures; nil where there are none.
    let metrics: PrometheusRegistry?
    /// What the live page shows; nil where there is none.
    let live: LiveWatch?

    func isAlive(_ call: Call) async throws -> Response {
        .json([UInt8](#"{"status":"ok"}"#.utf8))
    }

    /// Ready means: the store can be written to, the gateway is not ending, and not too much waits.
    func isReady(_ call: Call) async throws -> Response {
        let faults = await readiness.faults()
        guard faults.isEmpty else {
            throw Problem(.notReady, faults.joined(separator: " "))
        }
        return .json([UInt8](#"{"status":"ready"}"#.utf8))
    }

    func figures(_ call: Call) async throws -> Response {
        guard let metrics else { throw Problem.nothing("figures: metrics are switched off") }
        return Response(status: .ok, metrics.render(), type: PrometheusText.contentType)
    }

    /// The OpenAPI document.
    func document(_ call: Call) async throws -> Response {
        .json(OpenAPIDocument.json(version: GatewayServer.version))
    }

    /// What happens now, until the caller leaves.
    func watch(_ call: Call) async throws -> Response {
        guard let live else { throw Problem.nothing("live page: it is switched off") }
        return LivePage.events(every: .seconds(1)) { live.snapshot() }
    }
}
