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

/// A method at a path, who may call it, and what answers.
///
/// `openapi.json` describes each one for callers; a test compares the two.
struct Endpoint: Sendable {
    let method: HTTPRequest.Method
    /// The path, with names in braces: `/v1/people/{id}`.
    let path: String
    let access: EndpointAccess
    let answer: @Sendable (GatewayRoutes, Call) async throws -> Response

    private init(
        _ method: HTTPRequest.Method, _ path: String, _ access: EndpointAccess,
        answer: @escaping @Sendable (GatewayRoutes, Call) async throws -> Response
    ) {
        self.method = method
        self.path = path
        self.access = access
        self.answer = answer
    }

    /// Every endpoint; of those at one path, in the order in which `Allow` names their methods.
    static let all = messages + people + groups + outcomes + operation

    private static let messages = [
        Endpoint(.post, "/v1/messages", .key(.send)) { try await $0.messages.submit($1) },
        Endpoint(.get, "/v1/messages/{id}", .key(.read)) { try await $0.messages.message($1) },
        Endpoint(.post, "/v1/messages/{id}/recall", .key(.send)) { try await $0.messages.recall($1) },
        Endpoint(.post, "/v1/translate", .key(.stateless)) { try await $0.stateless.translate($1) },
        Endpoint(.post, "/v1/convert", .key(.stateless)) { try await $0.stateless.convert($1) },
        Endpoint(.post, "/v1/explain", .key(.stateless)) { try await $0.stateless.explain($1) },
        Endpoint(.post, "/v1/verify", .key(.stateless)) { try await $0.stateless.verify($1) },
        Endpoint(.post, "/webhooks/{app}/{vendor}", .signature) { try await $0.webhooks.receive($1) },
    ]

    private static let people = [
        Endpoint(.get, "/v1/people/{id}", .key(.people)) { try await $0.people.person($1) },
        Endpoint(.put, "/v1/people/{id}", .key(.people)) { try await $0.people.putPerson($1) },
        Endpoint(.delete, "/v1/people/{id}", .key(.people)) { try await $0.people.erasePerson($1) },
        Endpoint(.get, "/v1/people/{id}/devices", .key(.people)) { try await $0.people.devices($1) },
        Endpoint(.put, "/v1/people/{id}/devices/{token}", .key(.people)) {
            try await $0.people.putDevice($1)
        },
        Endpoint(.delete, "/v1/people/{id}/devices/{token}", .key(.people)) {
            try await $0.people.removeDevice($1)
        },
        Endpoint(.get, "/v1/people/{id}/badge", .key(.people)) { try await $0.people.badge($1) },
        Endpoint(.put, "/v1/people/{id}/badge", .key(.people)) { try await $0.people.setBadge($1) },
        Endpoint(.post, "/v1/people/{id}/badge", .key(.people)) { try await $0.people.changeBadge($1) },
        Endpoint(.put, "/v1/people/{id}/presence", .key(.people)) { try await $0.people.setPresence($1) },
    ]

    private static let groups = [
        Endpoint(.get, "/v1/groups/{id}", .key(.people)) { try await $0.people.group($1) },
        Endpoint(.put, "/v1/groups/{id}", .key(.people)) { try await $0.people.putGroup($1) },
        Endpoint(.delete, "/v1/groups/{id}", .key(.people)) { try await $0.people.removeGroup($1) },
    ]

    private static let outcomes = [
        Endpoint(.get, "/v1/outcomes", .key(.read)) { try await $0.outcomes.outcomes($1) },
        Endpoint(.get, "/v1/dead", .key(.operate)) { try await $0.outcomes.deadLetters($1) },
        Endpoint(.post, "/v1/dead/redrive", .key(.operate)) { try await $0.outcomes.redrive($1) },
    ]

    private static let operation = [
        Endpoint(.get, "/healthz", .open) { try await $0.operation.isAlive($1) },
        Endpoint(.get, "/readyz", .open) { try await $0.operation.isReady($1) },
        Endpoint(.get, "/metrics", .configured(.operate)) { try await $0.operation.figures($1) },
        Endpoint(.get, "/openapi.json", .open) { try await $0.operation.document($1) },
        Endpoint(.get, "/v1/live", .key(.operate)) { try await $0.operation.watch($1) },
    ]

    /// The methods that a path takes as it is written in a request, in the order of the list; none for one that nothing has.
    static func methods(at path: String) -> [HTTPRequest.Method] {
        let parts = path.split(separator: "/")
        var methods = all.filter { $0.isAt(parts) }.map(\.method)
        if methods.contains(.get) { methods.append(.head) }
        return methods
    }

    private func isAt(_ parts: [Substring]) -> Bool {
        let own = path.split(separator: "/")
        return own.count == parts.count && zip(own, parts).allSatisfy { $0.hasPrefix("{") || $0 == $1 }
    }

    /// Whether it is about the state of one app, whatever its scope.
    var isOneApps: Bool {
        if case .key(let scope) = access, scope.needsApp { return true }
        return path.hasPrefix("/v1/dead")
    }
}

/// Whom an endpoint answers.
enum EndpointAccess: Sendable, Hashable {
    /// Everybody.
    case open
    /// The vendor, whose signature is checked.
    case signature
    /// Whoever has a bearer key with a scope.
    case key(AccessScope)
    /// Whoever has a key with a scope, or everybody, as configured.
    case configured(AccessScope)
}
