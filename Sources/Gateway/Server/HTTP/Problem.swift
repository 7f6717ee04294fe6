internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import NIOCore
internal import NIOHTTP1

/// What went wrong with a request, as a problem document (RFC 9457).
///
/// ```json
/// {"type":"about:blank","title":"Conflict","status":409,"code":"key-conflict","detail":"Another request …"}
/// ```
struct Problem: Error {
    let status: HTTPResponse.Status
    /// A word that stays the same from version to version.
    let code: String
    /// What happened and what to do, for people.
    let detail: String
    /// The JSON Pointer of what is wrong in the body.
    var pointer: String?
    /// The methods that the address takes, where it does not take the request's.
    var allow: [HTTPRequest.Method] = []
    /// In how many seconds the same request may pass.
    var retryAfter: Int?

    /// A problem; what may pass later says when.
    init(_ code: ProblemCode, _ detail: String, pointer: String? = nil) {
        self.init(status: code.status, code: code.rawValue, detail, pointer: pointer)
    }

    private init(status: HTTPResponse.Status, code: String, _ detail: String, pointer: String? = nil) {
        self.status = status
        self.code = code
        self.detail = detail
        self.pointer = pointer
        retryAfter = status == .serviceUnavailable || status == .tooManyRequests ? 1 : nil
    }

    /// That one message cannot be read.
    init(_ error: MessageError) {
        self.init(status: ProblemCode.unusable.status, code: error.code.rawValue, error.description)
    }

    /// The problem that an error of the core is.
    init(_ error: GatewayError) {
        self.init(
            status: ProblemCode(rawValue: error.code.rawValue)?.status ?? .badRequest,
            code: error.code.rawValue, error.description, pointer: error.pointer)
    }

    /// What a problem document is.
    static let mediaType = "application/problem+json"

    /// The members of a problem document.
    private struct Document: Encodable {
        var type = "about:blank"
        let title: String
        let status: Int
        let code: String
        let detail: String
        let pointer: String?
    }

    /// The problem document.
    var document: [UInt8] {
        encodeJSON(
            Document(
                title: status.reasonPhrase, status: status.code, code: code, detail: detail, pointer: pointer)
        )
    }

    var response: Response {
        var response = Response(status: status, document, type: Self.mediaType)
        if !allow.isEmpty {
            response.headers[.allow] = allow.map(\.rawValue).joined(separator: ", ")
        }
        if let retryAfter { response.headers[.retryAfter] = String(retryAfter) }
        if status == .unauthorized { response.headers[.wwwAuthenticate] = "Bearer" }
        return response
    }
}

extension Response {
    /// An answer with a body of some media type.
    init(status: HTTPResponse.Status, _ body: [UInt8], type: String) {
        self.init(
            status: status, headers: [.contentType: type],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
    }

    /// An answer of JSON.
    static func json(_ body: [UInt8], status: HTTPResponse.Status = .ok) -> Response {
        Response(status: status, body, type: "application/json")
    }

    /// An answer that is a value as JSON.
    static func json(_ value: some Encodable) -> Response { json(encodeJSON(value)) }

    /// An answer of JSON Lines.
    static func lines(_ body: [UInt8]) -> Response {
        Response(status: .ok, body, type: "application/x-ndjson")
    }
}

/// The kinds of problems that the server tells, by words that stay the same from version to version.
///
/// `explain` tells besides, with the status 422, why its one message cannot be read, in the words of reject records.
enum ProblemCode: String, Sendable, CaseIterable {
    case invalidParameter = "invalid-parameter"
    case invalidAddress = "invalid-address"
    case invalidJSON = "invalid-json"
    case invalidKey = "invalid-key"
    case unreadable

    case noKey = "no-key"
    case unknownKey = "unknown-key"
    case unverified
    case missingScope = "missing-scope"
    case noApp = "no-app"

    case notFound = "not-found"
    case unknownApp = "unknown-app"
    case noSuchAddress = "no-such-address"
    case wrongMethod = "wrong-method"
    case tooSlow = "too-slow"
    case keyConflict = "key-conflict"
    case reusedSignature = "reused-signature"
    case otherApp = "other-app"
    case tooLarge = "too-large"
    case tooManyCalls = "too-many-calls"
    case compressed

    case unusable
    case tooManyLines = "too-many-lines"
    case tooManyReceivers = "too-many-receivers"
    case invalidSettings = "invalid-settings"
    case headTooLarge = "head-too-large"

    case unexpected
    case busy
    case store
    case stopping
    case notReady = "not-ready"

    /// The status that it comes with.
    var status: HTTPResponse.Status {
        switch self {
        case .invalidParameter, .invalidAddress, .invalidJSON, .invalidKey, .unreadable: .badRequest
        case .noKey, .unknownKey, .unverified: .unauthorized
        case .missingScope, .noApp, .otherApp: .forbidden
        case .notFound, .unknownApp, .noSuchAddress: .notFound
        case .wrongMethod: .methodNotAllowed
        case .tooSlow: .requestTimeout
        case .keyConflict, .reusedSignature: .conflict
        case .tooLarge: .contentTooLarge
        case .tooManyCalls: .tooManyRequests
        case .compressed: .unsupportedMediaType
        case .unusable, .tooManyLines, .tooManyReceivers, .invalidSettings: .unprocessableContent
        case .headTooLarge: .requestHeaderFieldsTooLarge
        case .unexpected: .internalServerError
        case .busy, .store, .stopping, .notReady: .serviceUnavailable
        }
    }

    /// Those of requests that reach no endpoint, or fail at any.
    static let anywhere: [ProblemCode] = [
        .unreadable, .noSuchAddress, .wrongMethod, .tooSlow, .headTooLarge, .unexpected,
    ]
}

/// Answers what went wrong with problem documents.
struct ProblemMiddleware: RouterMiddleware {
    typealias Context = GatewayRequestContext

    func handle(
        _ request: Request, context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let problem as Problem {
            return problem.response
        } catch let error as GatewayError {
            return Problem(error).response
        } catch let error as PushModelError {
            return Problem(GatewayError(error)).response
        } catch let error as StoreError {
            return Problem(.store, error.message).response
        } catch let error as any HTTPResponseError {
            return Problem(error, request).response
        } catch let error as HTTPParserError {
            // The server answers it, and closes the connection.
            throw error
        } catch is CancellationError {
            return Problem(.stopping, "The request was given up. Send it again.").response
        } catch {
            context.logger.error("A request failed.", metadata: ["cause": "\(type(of: error))"])
            return Problem.unexpected.response
        }
    }
}

extension Problem {
    /// What nobody thought of; its own words stay out, because they may hold what was sent.
    fileprivate static let unexpected = Problem(
        .unexpected,
        "The gateway failed at this request. Look at its log, and send it again."
    )

    /// Nothing is at an address, or nothing takes the method there.
    private init(at path: String, method: HTTPRequest.Method) {
        let methods = Endpoint.methods(at: path)
        guard !methods.isEmpty else {
            self.init(.noSuchAddress, "There is no such address. See /openapi.json.")
            return
        }
        self.init(.wrongMethod, "This address does not take \(method.rawValue). See /openapi.json.")
        allow = methods
    }

    /// What the router or the server says.
    fileprivate init(_ error: any HTTPResponseError, _ request: Request) {
        switch error.status {
        case .notFound:
            self.init(at: request.uri.path, method: request.method)
        case .contentTooLarge:
            self.init(.tooLarge, "The body is too long. Send less at a time.")
        default:
            self.init(.unreadable, "The request could not be read.")
        }
    }
}
