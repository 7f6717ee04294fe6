internal import HTTPTypes
internal import Hummingbird

/// Answers requests: adds the endpoints to a router, and lets in only who may call them.
struct GatewayRoutes: Sendable {
    let gateway: Gateway
    let keys: KeyRing
    let limits: GatewayLimits
    let operation: OperationConfiguration
    let readiness: Readiness
    let metrics: PrometheusRegistry
    let live: LiveWatch
    /// Room for the bodies of callers who showed a key.
    let room: BodyMemory
    /// Room for the bodies of webhooks, whose callers are known only by their bodies: these keep no others from being read.
    let webhookRoom: BodyMemory
    /// Where calls run of which nothing is kept.
    let threads: StatelessThreads

    init(
        _ gateway: Gateway, keys: KeyRing, configuration: GatewayConfiguration, readiness: Readiness,
        metrics: PrometheusRegistry, live: LiveWatch
    ) {
        (self.gateway, self.keys, self.readiness) = (gateway, keys, readiness)
        (self.metrics, self.live) = (metrics, live)
        (limits, operation) = (configuration.limits, configuration.operation)
        room = BodyMemory(most: max(256 << 20, 2 * limits.lines), metrics: metrics)
        webhookRoom = BodyMemory(most: max(128 << 20, 2 * limits.body), metrics: metrics)
        threads = StatelessThreads(most: limits.stateless)
    }

    /// Adds all endpoints to a router.
    func add(to router: Router<GatewayRequestContext>) {
        for endpoint in Endpoint.all {
            router.on(RouterPath(endpoint.path), method: endpoint.method) { request, context in
                let access = try await access(to: endpoint, request)
                let room = endpoint.access == .signature ? webhookRoom : room
                return try await endpoint.answer(
                    self, Call(request: request, context: context, access: access, room: room))
            }
        }
    }

    private func access(to endpoint: Endpoint, _ request: Request) async throws -> Access? {
        switch endpoint.access {
        case .open, .signature: return nil
        case .configured where operation.metrics != .key: return nil
        case .key(let scope), .configured(let scope):
            let access = try await access(request, scope)
            // Figures are about all apps.
            if scope == .operate, !endpoint.isOneApps, access.app != nil, gateway.apps.names.count > 1 {
                throw Problem(
                    .missingScope,
                    "This is about all apps. Use a key with the scope operate that is for no app.")
            }
            return access
        }
    }

    /// What the caller's key allows, which has a scope.
    private func access(_ request: Request, _ scope: AccessScope) async throws -> Access {
        guard let header = request.headers[.authorization] else {
            throw Problem(
                .noKey,
                "Give a key: Authorization: Bearer …, made by `pushbridge-gateway key new`.")
        }
        guard let access = try await keys.access(authorization: header) else {
            throw Problem(.unknownKey, "The key is unknown or was revoked.")
        }
        guard access.scopes.contains(scope) else {
            throw Problem(
                .missingScope, "The key does not have the scope \(scope.rawValue).")
        }
        return access
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
        Endpoint(.post, "/v1/messages", .key(.send)) { try await $0.submit($1) },
        Endpoint(.get, "/v1/messages/{id}", .key(.read)) { try await $0.message($1) },
        Endpoint(.post, "/v1/messages/{id}/recall", .key(.send)) { try await $0.recall($1) },
        Endpoint(.post, "/v1/translate", .key(.stateless)) { try await $0.translate($1) },
        Endpoint(.post, "/v1/convert", .key(.stateless)) { try await $0.convert($1) },
        Endpoint(.post, "/v1/explain", .key(.stateless)) { try await $0.explain($1) },
        Endpoint(.post, "/v1/verify", .key(.stateless)) { try await $0.verify($1) },
        Endpoint(.post, "/webhooks/{app}/{vendor}", .signature) { try await $0.receive($1) },
    ]

    private static let people = [
        Endpoint(.post, "/v1/people", .key(.people)) { try await $0.putPeople($1) },
        Endpoint(.get, "/v1/people/{id}", .key(.people)) { try await $0.person($1) },
        Endpoint(.put, "/v1/people/{id}", .key(.people)) { try await $0.putPerson($1) },
        Endpoint(.delete, "/v1/people/{id}", .key(.people)) { try await $0.erasePerson($1) },
        Endpoint(.get, "/v1/people/{id}/devices", .key(.people)) { try await $0.devices($1) },
        Endpoint(.put, "/v1/people/{id}/devices/{token}", .key(.people)) { try await $0.putDevice($1) },
        Endpoint(.delete, "/v1/people/{id}/devices/{token}", .key(.people)) { try await $0.removeDevice($1) },
        Endpoint(.get, "/v1/people/{id}/badge", .key(.people)) { try await $0.badge($1) },
        Endpoint(.put, "/v1/people/{id}/badge", .key(.people)) { try await $0.setBadge($1) },
        Endpoint(.post, "/v1/people/{id}/badge", .key(.people)) { try await $0.changeBadge($1) },
        Endpoint(.put, "/v1/people/{id}/presence", .key(.people)) { try await $0.setPresence($1) },
    ]

    private static let groups = [
        Endpoint(.post, "/v1/groups", .key(.people)) { try await $0.putGroups($1) },
        Endpoint(.get, "/v1/groups/{id}", .key(.people)) { try await $0.group($1) },
        Endpoint(.put, "/v1/groups/{id}", .key(.people)) { try await $0.putGroup($1) },
        Endpoint(.delete, "/v1/groups/{id}", .key(.people)) { try await $0.removeGroup($1) },
    ]

    private static let outcomes = [
        Endpoint(.get, "/v1/outcomes", .key(.read)) { try await $0.outcomes($1) },
        Endpoint(.get, "/v1/dead", .key(.operate)) { try await $0.deadLetters($1) },
        Endpoint(.post, "/v1/dead/redrive", .key(.operate)) { try await $0.redrive($1) },
    ]

    private static let operation = [
        Endpoint(.get, "/healthz", .open) { routes, _ in routes.isAlive() },
        Endpoint(.get, "/readyz", .open) { routes, _ in try await routes.isReady() },
        Endpoint(.get, "/metrics", .configured(.operate)) { routes, _ in try routes.figures() },
        Endpoint(.get, "/openapi.json", .open) { routes, _ in routes.document() },
        Endpoint(.get, "/v1/live", .key(.operate)) { routes, _ in try routes.watch() },
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
