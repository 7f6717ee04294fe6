internal import GatewayCore
internal import HTTPTypes
internal import Hummingbird

/// People, their devices and counters, and groups.
struct PeopleRoutes {
    let service: GatewayService

    private var gateway: Gateway { service.gateway }

    // MARK: People

    func person(_ call: Call) async throws
        -> Response
    {
        let app = try call.app
        guard let person = try await gateway.person(try call.name("id"), app: app) else {
            throw Problem.nothing("person")
        }
        return .json(person)
    }

    func putPerson(_ call: Call) async throws
        -> Response
    {
        let app = try call.app
        let body = try await call.request.bytes(upTo: service.limits.body)
        try await gateway.putPerson(body, id: try call.name("id"), app: app)
        return Response(status: .noContent)
    }

    func erasePerson(_ call: Call) async throws
        -> Response
    {
        let app = try call.app
        guard try await gateway.erasePerson(try call.name("id"), app: app) else {
            throw Problem.nothing("person")
        }
        return Response(status: .noContent)
    }

    // MARK: Devices

    func devices(_ call: Call) async throws
        -> Response
    {
        let app = try call.app
        return .json(try await gateway.devices(of: try call.name("id"), app: app))
    }

    func putDevice(_ call: Call) async throws
        -> Response
    {
        let app = try call.app
        let body = try await call.request.bytes(upTo: service.limits.body)
        try await gateway.putDevice(
            body, token: try call.name("token"), of: try call.name("id"), app: app)
        return Response(status: .noContent)
    }

    func removeDevice(_ call: Call) async throws
        -> Response
    {
        let app = try call.app
        let (token, id) = (try call.name("token"), try call.name("id"))
        guard try await gateway.removeDevice(token, of: id, app: app) else { throw Problem.nothing("device") }
        return Response(status: .noContent)
    }

    // MARK: Counters

    func badge(_ call: Call) async throws
        -> Response
    {
        let app = try call.app
        guard let count = try await gateway.unread(of: try call.name("id"), app: app) else {
            throw Problem.nothing("person")
        }
        return Self.count(count)
    }

    /// `{"unread":3}`, and perhaps the device that needs no push: `"except":"00ff…"`.
    func setBadge(_ call: Call) async throws
        -> Response
    {
        try await changeBadge(call) { (body) throws(Problem) in
            .set(try body.number("unread", 0...))
        }
    }

    /// `{"add":1}` or `{"add":-2}`.
    func changeBadge(_ call: Call) async throws
        -> Response
    {
        try await changeBadge(call) { (body) throws(Problem) in
            .add(try body.number("add", (-1_000_000)...))
        }
    }

    private func changeBadge(
        _ call: Call, _ change: (JSONValue) throws(Problem) -> UnreadChange
    ) async throws -> Response {
        let app = try call.app
        let body = try JSONBody(try await call.request.bytes(upTo: service.limits.body)).object
        let count = try await gateway.changeUnread(
            try change(body), of: try call.name("id"), app: app, except: body["except"]?.string?.string,
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
    func setPresence(_ call: Call) async throws
        -> Response
    {
        let app = try call.app
        let body = try JSONBody(try await call.request.bytes(upTo: service.limits.body)).object
        guard let isOnline = body["online"]?.bool else {
            throw Problem(
                .invalidSettings,
                "online is missing; write true or false.", pointer: "/online")
        }
        try await gateway.setPresence(
            of: try call.name("id"), app: app, isOnline: isOnline, at: body["at"]?.integer)
        return Response(status: .noContent)
    }

    // MARK: Groups

    func group(_ call: Call) async throws
        -> Response
    {
        let app = try call.app
        guard let group = try await gateway.group(try call.name("id"), app: app) else {
            throw Problem.nothing("group")
        }
        return .json(group)
    }

    func putGroup(_ call: Call) async throws
        -> Response
    {
        let app = try call.app
        let body = try await call.request.bytes(upTo: service.limits.lines)
        try await gateway.putGroup(body, id: try call.name("id"), app: app)
        return Response(status: .noContent)
    }

    func removeGroup(_ call: Call) async throws
        -> Response
    {
        let app = try call.app
        guard try await gateway.removeGroup(try call.name("id"), app: app) else {
            throw Problem.nothing("group")
        }
        return Response(status: .noContent)
    }
}

extension Problem {
    /// Something that is not there.
    static func nothing(_ what: String) -> Problem {
        Problem(.notFound, "There is no such \(what).")
    }
}
