internal import HTTPTypes
internal import Hummingbird

/// People, their devices and counters, and groups.
extension GatewayRoutes {
    // MARK: People

    func person(_ call: Call) async throws -> Response {
        try await show(call, "person") { try await gateway.person($0, app: $1) }
    }

    func putPerson(_ call: Call) async throws -> Response {
        try await put(call, upTo: limits.body) { try await gateway.putPerson($0, id: $1, app: $2) }
    }

    /// Lines of a recipients file.
    func putPeople(_ call: Call) async throws -> Response {
        try await putLines(call) { (line, app) async throws(GatewayError) in
            try await gateway.putPerson(line, id: nil, app: app)
        }
    }

    func erasePerson(_ call: Call) async throws -> Response {
        try await remove(call, "person") { try await gateway.erasePerson($0, app: $1) }
    }

    // MARK: Devices

    func devices(_ call: Call) async throws -> Response {
        try await show(call, "person") { try await gateway.devices(of: $0, app: $1) }
    }

    func putDevice(_ call: Call) async throws -> Response {
        let (_, token) = (try call.app, try call.name("token"))
        return try await put(call, upTo: limits.body) {
            try await gateway.putDevice($0, token: token, of: $1, app: $2)
        }
    }

    func removeDevice(_ call: Call) async throws -> Response {
        let (_, token) = (try call.app, try call.name("token"))
        return try await remove(call, "device") { try await gateway.removeDevice(token, of: $0, app: $1) }
    }

    // MARK: Counters

    func badge(_ call: Call) async throws -> Response {
        let app = try call.app
        let unread = try await gateway.unread(of: try call.name("id"), app: app)
        return .json(["unread": try Self.there(unread, "person")])
    }

    /// `{"unread":3}`, and perhaps the device that needs no push: `"except":"00ff…"`.
    func setBadge(_ call: Call) async throws -> Response {
        try await changeBadge(call, by: "unread") { .set(try $0.number("unread", 0...1_000_000_000)) }
    }

    /// `{"add":1}` or `{"add":-2}`.
    func changeBadge(_ call: Call) async throws -> Response {
        try await changeBadge(call, by: "add") { .add(try $0.number("add", -1_000_000...1_000_000_000)) }
    }

    private func changeBadge(
        _ call: Call, by key: String, _ change: (SettingsObject) throws -> UnreadChange
    ) async throws -> Response {
        let app = try call.app
        let id = try call.name("id")
        let body = try await call.settings([key, "except", "push"], upTo: limits.body)
        let change = try change(body)
        let (token, isTold) = (try body.text("except")?.string, try body.flag("push") ?? true)
        return .json([
            "unread": try await gateway.changeUnread(
                change, of: id, app: app, except: token, isTold: isTold)
        ])
    }

    // MARK: Presence

    /// `{"online":true}`, and perhaps since when: `"at":1795400000000`.
    func setPresence(_ call: Call) async throws -> Response {
        let app = try call.app
        let id = try call.name("id")
        let body = try await call.settings(["online", "at"], upTo: limits.body)
        let isOnline = try body.needed("online", "true or false", body.flag)
        try await gateway.setPresence(of: id, app: app, isOnline: isOnline, at: try body.integer("at"))
        return Response(status: .noContent)
    }

    // MARK: Groups

    func group(_ call: Call) async throws -> Response {
        try await show(call, "group") { try await gateway.group($0, app: $1) }
    }

    func putGroup(_ call: Call) async throws -> Response {
        try await put(call, upTo: limits.lines) { try await gateway.putGroup($0, id: $1, app: $2) }
    }

    /// Lines of a groups file.
    func putGroups(_ call: Call) async throws -> Response {
        try await putLines(call) { (line, app) async throws(GatewayError) in
            try await gateway.putGroup(line, id: nil, app: app)
        }
    }

    func removeGroup(_ call: Call) async throws -> Response {
        try await remove(call, "group") { try await gateway.removeGroup($0, app: $1) }
    }

    // MARK: What they share

    /// Answers with the document that `find` makes for an ID and an app.
    private func show(
        _ call: Call, _ what: String, _ find: (String, String) async throws -> [UInt8]?
    ) async throws -> Response {
        let app = try call.app
        return .json(try Self.there(try await find(try call.name("id"), app), what))
    }

    /// Has `put` take the body for an ID and an app.
    private func put(
        _ call: Call, upTo limit: Int, _ put: (ByteSlice, String, String) async throws -> Void
    ) async throws -> Response {
        let app = try call.app
        let id = try call.name("id")
        try await call.withBody(upTo: limit) { try await put($0, id, app) }
        return Response(status: .noContent)
    }

    /// Has `put` take each line of the body for an app.
    private func putLines(
        _ call: Call, _ put: (ByteSlice, String) async throws(GatewayError) -> Void
    ) async throws -> Response {
        let app = try call.app
        return try await call.withBody(upTo: limits.lines) { body in
            let lines = try await KeptLines(of: body) { (line) async throws(GatewayError) in
                try await put(line, app)
            }
            return .json(encodeJSON(lines), status: lines.kept > 0 ? .ok : .unprocessableContent)
        }
    }

    /// Answers whether `remove` found something for an ID and an app.
    private func remove(
        _ call: Call, _ what: String, _ remove: (String, String) async throws -> Bool
    ) async throws -> Response {
        let app = try call.app
        let isGone = try await remove(try call.name("id"), app)
        _ = try Self.there(isGone ? true : nil, what)
        return Response(status: .noContent)
    }

    /// The found value, unless it is missing.
    private static func there<Found>(_ found: Found?, _ what: String) throws -> Found {
        guard let found else { throw Problem.nothing(what) }
        return found
    }
}

extension Problem {
    /// Something that is not there.
    static func nothing(_ what: String) -> Problem { Problem(.notFound, "There is no such \(what).") }
}
