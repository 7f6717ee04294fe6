internal import GatewayCore
internal import HTTPTypes
internal import Hummingbird

/// Messages in, and what became of them.
struct MessageRoutes {
    let service: GatewayService

    func add(to router: some RouterMethods<GatewayRequestContext>) {
        router.post("v1/messages", use: submit)
        router.get("v1/messages/:id", use: message)
        router.post("v1/messages/:id/recall", use: recall)
    }

    @Sendable private func submit(_ request: Request, _ context: GatewayRequestContext) async throws
        -> Response
    {
        let app = try await service.app(request, .send)
        let wait = try wait(of: request)
        let hasLines = request.hasLines
        let body = try await request.bytes(upTo: hasLines ? service.limits.lines : service.limits.body)
        let answer = try await service.gateway.submit(
            body, to: app, hasLines: hasLines, key: request.headers[.idempotencyKey], wait: wait)
        return Self.response(answer)
    }

    /// `wait=5s` or `wait=500ms`, in milliseconds; nil for none.
    private func wait(of request: Request) throws -> Int? {
        guard let text = request.parameter("wait") else { return nil }
        let longest = service.limits.waitTime.milliseconds
        let isShort = text.hasSuffix("ms")
        let digits = text.dropLast(isShort ? 2 : text.hasSuffix("s") ? 1 : 0)
        guard let number = Int(digits), number >= 0 else {
            throw Problem(.badRequest, "invalid-parameter", "wait takes a time such as 5s or 500ms.")
        }
        let (milliseconds, overflow) = number.multipliedReportingOverflow(by: isShort ? 1 : 1_000)
        guard !overflow, milliseconds <= longest else {
            throw Problem(.badRequest, "invalid-parameter", "wait takes at most \(longest / 1_000)s.")
        }
        return milliseconds
    }

    @Sendable private func message(_ request: Request, _ context: GatewayRequestContext) async throws
        -> Response
    {
        let app = try await service.app(request, .read)
        guard let found = try await service.gateway.message(try Self.id(context), of: app) else {
            throw Self.noMessage
        }
        var writer = JSONWriter()
        found.message.write(outcomes: found.outcomes, to: &writer)
        return .json(writer.bytes())
    }

    @Sendable private func recall(_ request: Request, _ context: GatewayRequestContext) async throws
        -> Response
    {
        let app = try await service.app(request, .send)
        return Self.response(try await service.gateway.recall(try Self.id(context), of: app))
    }

    private static func id(_ context: GatewayRequestContext) throws -> MessageID {
        guard let id = context.parameters.get("id").flatMap({ Int($0) }) else { throw noMessage }
        return MessageID(rawValue: id)
    }

    private static let noMessage = Problem(
        .notFound, GatewayError.Code.notFound.rawValue, "There is no such message, or it is kept no longer.")

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
