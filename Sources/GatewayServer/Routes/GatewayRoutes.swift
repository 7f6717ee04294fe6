internal import GatewayCore
internal import HTTPTypes
internal import Hummingbird

/// Every endpoint with what answers it; who may call stands in the list of endpoints.
struct GatewayRoutes: Sendable {
    let service: GatewayService
    let operation: OperationRoutes
    let metricsAccess: OperationConfiguration.MetricsAccess

    /// Adds all endpoints to a router.
    func add(to router: Router<GatewayRequestContext>) {
        for endpoint in Endpoint.all {
            router.on(RouterPath(endpoint.path), method: endpoint.method) { request, context in
                let access = try await access(to: endpoint, request)
                let room = endpoint.access == .signature ? service.webhookRoom : service.room
                return try await answer(
                    endpoint.operation, Call(request: request, context: context, access: access, room: room))
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

    private func answer(_ operation: GatewayOperation, _ call: Call) async throws -> Response {
        switch operation {
        case .sendMessages: try await MessageRoutes(service: service).submit(call)
        case .getMessage: try await MessageRoutes(service: service).message(call)
        case .recallMessage: try await MessageRoutes(service: service).recall(call)
        case .translate: try await StatelessRoutes(service: service).translate(call)
        case .convert: try await StatelessRoutes(service: service).convert(call)
        case .explain: try await StatelessRoutes(service: service).explain(call)
        case .verify: try await StatelessRoutes(service: service).verify(call)
        case .takeWebhook: try await WebhookRoutes(service: service).receive(call)
        case .getPerson: try await PeopleRoutes(service: service).person(call)
        case .putPerson: try await PeopleRoutes(service: service).putPerson(call)
        case .erasePerson: try await PeopleRoutes(service: service).erasePerson(call)
        case .listDevices: try await PeopleRoutes(service: service).devices(call)
        case .putDevice: try await PeopleRoutes(service: service).putDevice(call)
        case .removeDevice: try await PeopleRoutes(service: service).removeDevice(call)
        case .getBadge: try await PeopleRoutes(service: service).badge(call)
        case .setBadge: try await PeopleRoutes(service: service).setBadge(call)
        case .changeBadge: try await PeopleRoutes(service: service).changeBadge(call)
        case .setPresence: try await PeopleRoutes(service: service).setPresence(call)
        case .getGroup: try await PeopleRoutes(service: service).group(call)
        case .putGroup: try await PeopleRoutes(service: service).putGroup(call)
        case .removeGroup: try await PeopleRoutes(service: service).removeGroup(call)
        case .listOutcomes: try await OutcomeRoutes(service: service).outcomes(call)
        case .listDeadLetters: try await OutcomeRoutes(service: service).deadLetters(call)
        case .redrive: try await OutcomeRoutes(service: service).redrive(call)
        case .getHealth: try await self.operation.isAlive(call)
        case .getReadiness: try await self.operation.isReady(call)
        case .getMetrics: try await self.operation.figures(call)
        case .getDocument: try await self.operation.document(call)
        case .watchLive: try await self.operation.watch(call)
        }
    }
}
