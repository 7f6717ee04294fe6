internal import HTTPTypes
internal import Hummingbird

/// Adds the endpoints to a router, and lets in only who may call them.
struct GatewayRoutes: Sendable {
    let service: GatewayService
    let operation: OperationRoutes
    let metricsAccess: OperationConfiguration.MetricsAccess

    var messages: MessageRoutes { MessageRoutes(service: service) }
    var stateless: StatelessRoutes { StatelessRoutes(service: service) }
    var webhooks: WebhookRoutes { WebhookRoutes(service: service) }
    var people: PeopleRoutes { PeopleRoutes(service: service) }
    var outcomes: OutcomeRoutes { OutcomeRoutes(service: service) }

    /// Adds all endpoints to a router.
    func add(to router: Router<GatewayRequestContext>) {
        for endpoint in Endpoint.all {
            router.on(RouterPath(endpoint.path), method: endpoint.method) { request, context in
                let access = try await access(to: endpoint, request)
                let room = endpoint.access == .signature ? service.webhookRoom : service.room
                return try await endpoint.answer(
                    self, Call(request: request, context: context, access: access, room: room))
            }
        }
    }

    private func access(to endpoint: Endpoint, _ request: Request) async throws -> Access? {
        switch endpoint.access {
        case .open, .signature: return nil
        case .configured where metricsAccess != .key: return nil
        case .key(let scope), .configured(let scope):
            let access = try await service.access(request, scope)
            // Figures are about all apps.
            if scope == .operate, !endpoint.isOneApps, access.app != nil, service.gateway.appNames.count > 1 {
                throw Problem(
                    .missingScope,
                    "This is about all apps. Use a key with the scope operate that is for no app.")
            }
            return access
        }
    }
}
