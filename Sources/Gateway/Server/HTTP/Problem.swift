internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

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

    /// The problem document.
    var document: [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("type", "about:blank")
        writer.member("title", UTF8Text(status.reasonPhrase))
        writer.member("status", status.code)
        writer.member("code", UTF8Text(code))
        writer.member("detail", UTF8Text(detail))
        writer.member("pointer", pointer.map { UTF8Text($0) })
        writer.endObject()
        return writer.bytes()
    }

    /// The answer.
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
}
