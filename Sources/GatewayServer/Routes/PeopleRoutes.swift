internal import GatewayCore
internal import HTTPTypes
internal import Hummingbird

/// People, their devices and counters, and groups.
struct PeopleRoutes {
    let service: GatewayService

    private var gateway: Gateway { service.gateway }

    func add(to router: some RouterMethods<GatewayRequestContext>) {
        router.get("v1/people/:id", use: person)
        router.put("v1/people/:id", use: putPerson)
        router.delete("v1/people/:id", use: erasePerson)
        router.get("v1/people/:id/devices", use: devices)
        router.put("v1/people/:id/devices/:token", use: putDevice)
        router.delete("v1/people/:id/devices/:token", use: removeDevice)
        router.get("v1/people/:id/badge", use: badge)
        router.put("v1/people/:id/badge", use: setBadge)
        router.post("v1/people/:id/badge", use: changeBadge)
        router.put("v1/people/:id/presence", use: setPresence)
        router.get("v1/groups/:id", use: group)
        router.put("v1/groups/:id", use: putGroup)
        router.delete("v1/groups/:id", use: removeGroup)
    }

    // MARK: People

    @Sendable private func person(_ request: Request, _ context: GatewayRequestContext) async throws
        -> Response
    {
        let app = try await service.app(request, .people)
        guard let person = try await gateway.person(try context.name("id"), app: app) else {
            throw Problem.nothing("person")
        }
        return .json(person)
    }

    @Sendable private func putPerson(_ request: Request, _ context: GatewayRequestContext) async throws
        -> Response
    {
        let app = try await service.app(request, .people)
        let body = try await request.bytes(upTo: service.limits.body)
        try await gateway.putPerson(body, id: try context.name("id"), app: app)
        return Response(status: .noContent)
    }

    @Sendable private func erasePerson(_ request: Request, _ context: GatewayRequestContext) async throws
        -> Response
    {
        let app = try await service.app(request, .people)
        guard try await gateway.erasePerson(try context.name("id"), app: app) else {
            throw Problem.nothing("person")
        }
        return Response(status: .noContent)
    }

    // MARK: Devices

    @Sendable private func devices(_ request: Request, _ context: GatewayRequestContext) async throws
        -> Response
    {
        let app = try await service.app(request, .people)
        return .json(try await gateway.devices(of: try context.name("id"), app: app))
    }

    @Sendable private func putDevice(_ request: Request, _ context: GatewayRequestContext) async throws
        -> Response
    {
        let app = try await service.app(request, .people)
        let body = try await request.bytes(upTo: service.limits.body)
        try await gateway.putDevice(
            body, token: try context.name("token"), of: try context.name("id"), app: app)
        return Response(status: .noContent)
    }

    @Sendable private func removeDevice(_ request: Request, _ context: GatewayRequestContext) async throws
        -> Response
    {
        let app = try await service.app(request, .people)
        let (token, id) = (try context.name("token"), try context.name("id"))
        guard try await gateway.removeDevice(token, of: id, app: app) else { throw Problem.nothing("device") }
        return Response(status: .noContent)
    }

    // MARK: Counters

    @Sendable private func badge(_ request: Request, _ context: GatewayRequestContext) async throws
        -> Response
    {
        let app = try await service.app(request, .people)
        guard let count = try await gateway.unread(of: try context.name("id"), app: app) else {
            throw Problem.nothing("person")
        }
        return Self.count(count)
    }

    /// `{"unread":3}`, and perhaps the device that needs no push: `"except":"00ff…"`.
    @Sendable private func setBadge(_ request: Request, _ context: GatewayRequestContext) async throws
        -> Response
    {
        try await changeBadge(request, context) { (body) throws(Problem) in
            .set(try body.number("unread", 0...))
        }
    }

    /// `{"add":1}` or `{"add":-2}`.
    @Sendable private func changeBadge(_ request: Request, _ context: GatewayRequestContext) async throws
        -> Response
    {
        try await changeBadge(request, context) { (body) throws(Problem) in
            .add(try body.number("add", (-1_000_000)...))
        }
    }

    private func changeBadge(
        _ request: Request, _ context: GatewayRequestContext,
        _ change: (JSONValue) throws(Problem) -> UnreadChange
    ) async throws -> Response {
        let app = try await service.app(request, .people)
        let body = try JSONBody(try await request.bytes(upTo: service.limits.body)).object
        let count = try await gateway.changeUnread(
            try change(body), of: try context.name("id"), app: app, except: body["except"]?.string?.string,
            isTold: body["push"]?.bool ?? true)
        return Self.count(count)
    }

    private static func count(_ count: Int) -> Response {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("unread", count)
        writer.endObject()
        return .json(writer.bytes())
    }

    // MARK: Presence

    /// `{"online":true}`, and perhaps since when: `"at":1795400000000`.
    @Sendable private func setPresence(_ request: Request, _ context: GatewayRequestContext) async throws
        -> Response
    {
        let app = try await service.app(request, .people)
        let body = try JSONBody(try await request.bytes(upTo: service.limits.body)).object
        guard let isOnline = body["online"]?.bool else {
            throw Problem(
                .unprocessableContent, GatewayError.Code.invalidSettings.rawValue,
                "online is missing; write true or false.", pointer: "/online")
        }
        try await gateway.setPresence(
            of: try context.name("id"), app: app, isOnline: isOnline, at: body["at"]?.integer)
        return Response(status: .noContent)
    }

    // MARK: Groups

    @Sendable private func group(_ request: Request, _ context: GatewayRequestContext) async throws
        -> Response
    {
        let app = try await service.app(request, .people)
        guard let group = try await gateway.group(try context.name("id"), app: app) else {
            throw Problem.nothing("group")
        }
        return .json(group)
    }

    @Sendable private func putGroup(_ request: Request, _ context: GatewayRequestContext) async throws
        -> Response
    {
        let app = try await service.app(request, .people)
        let body = try await request.bytes(upTo: service.limits.lines)
        try await gateway.putGroup(body, id: try context.name("id"), app: app)
        return Response(status: .noContent)
    }

    @Sendable private func removeGroup(_ request: Request, _ context: GatewayRequestContext) async throws
        -> Response
    {
        let app = try await service.app(request, .people)
        guard try await gateway.removeGroup(try context.name("id"), app: app) else {
            throw Problem.nothing("group")
        }
        return Response(status: .noContent)
    }
}

extension Problem {
    /// Something that is not there.
    static func nothing(_ what: String) -> Problem {
        Problem(.notFound, GatewayError.Code.notFound.rawValue, "There is no such \(what).")
    }
}
