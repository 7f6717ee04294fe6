internal import HTTPTypes
internal import Hummingbird

/// Messages in, and what became of them.
extension GatewayRoutes {
    func submit(_ call: Call) async throws -> Response {
        let app = try call.app
        let wait = try wait(of: call)
        let hasLines = call.request.hasLines
        return try await call.withBody(upTo: hasLines ? limits.lines : limits.body) { body in
            let answer = try await gateway.submit(
                body, to: app, hasLines: hasLines, key: call.request.headers[.idempotencyKey],
                mayBroadcast: call.mayBroadcast, wait: wait)
            return Self.response(answer)
        }
    }

    /// `wait=5s` or `wait=500ms`, in milliseconds; nil for none.
    private func wait(of call: Call) throws -> Int? {
        guard let text = call.request.parameter("wait") else { return nil }
        let longest = limits.waitTime.milliseconds
        let isShort = text.hasSuffix("ms")
        let digits = text.dropLast(isShort ? 2 : text.hasSuffix("s") ? 1 : 0)
        guard let number = Int(digits), number >= 0 else {
            throw Problem(.invalidParameter, "wait takes a time such as 5s or 500ms.")
        }
        let (milliseconds, overflow) = number.multipliedReportingOverflow(by: isShort ? 1 : 1_000)
        guard !overflow, milliseconds <= longest else {
            throw Problem(.invalidParameter, "wait takes at most \(longest / 1_000)s.")
        }
        return milliseconds
    }

    func message(_ call: Call) async throws -> Response {
        let app = try call.app
        let (after, limit) = try call.page
        guard
            let found = try await gateway.message(
                try Self.messageID(call), of: app, after: after, limit: limit)
        else {
            throw Gateway.noMessage
        }
        let diagnostics = try gateway.diagnostics(of: found.message, in: app)
        return .json(found.message.document(outcomes: found.outcomes, diagnostics: diagnostics))
    }

    func recall(_ call: Call) async throws -> Response {
        let app = try call.app
        return Self.response(
            try await gateway.recall(
                try Self.messageID(call), of: app, mayBroadcast: call.mayBroadcast))
    }

    private static func messageID(_ call: Call) throws -> MessageID {
        guard let id = call.context.parameters.get("id").flatMap({ Int($0) }) else { throw Gateway.noMessage }
        return MessageID(rawValue: id)
    }

    private static func response(_ answer: SubmissionAnswer) -> Response {
        var response = Response.json(answer.body, status: .init(code: answer.status))
        if answer.isRepeated { response.headers[.idempotentReplayed] = "true" }
        return response
    }
}

extension HTTPField.Name {
    /// `Idempotency-Key`.
    static let idempotencyKey = HTTPField.Name("Idempotency-Key") ?? .eTag
    /// That an answer is the one of an earlier request.
    static let idempotentReplayed = HTTPField.Name("Idempotent-Replayed") ?? .eTag
}

/// What vendors call.
extension GatewayRoutes {
    func receive(_ call: Call) async throws -> Response {
        let (app, vendor) = (try call.name("app"), try call.name("vendor"))
        try gateway.checkWebhooks(of: vendor, for: app)
        let headers = call.request.headers.map { (UTF8Text($0.name.rawName), UTF8Text($0.value)) }
        let answer = try await call.withBody(upTo: limits.body, keepsMark: true) { body in
            try await gateway.receive(
                body, headers: headers, query: UTF8Text(call.request.uri.query ?? ""), for: app, from: vendor)
        }
        if answer.body.isEmpty { return Response(status: .init(code: answer.status)) }
        return .json([UInt8](answer.body.utf8), status: .init(code: answer.status))
    }
}
