import HTTPTypes

/// Bodies of a request or an answer: one of some media types, all with one schema.
struct EndpointBody: Sendable {
    let types: [String]
    let schema: JSONSchema

    /// Whether a request must have it.
    private(set) var isRequired = true
    /// Whether it may also be a problem document.
    let mayBeProblem: Bool

    init(_ types: [String], _ schema: JSONSchema, problem: Bool = false) {
        self.types = types
        self.schema = schema
        mayBeProblem = problem
    }

    /// A JSON value.
    static func json(_ schema: JSONSchema) -> EndpointBody { EndpointBody(["application/json"], schema) }

    /// A JSON value on each line; the schema is that of a line.
    static func lines(_ schema: JSONSchema) -> EndpointBody { EndpointBody(["application/x-ndjson"], schema) }

    /// The same body, which may be left out.
    var optional: EndpointBody {
        var copy = self
        copy.isRequired = false
        return copy
    }

    /// One message as JSON, or one on each line.
    static let messages = EndpointBody(["application/json", "application/x-ndjson"], .any)
}

/// One of the answers of an endpoint.
struct EndpointReply: Sendable {
    let status: Int
    let words: String
    let body: EndpointBody?
    /// The problems that it may tell; besides, `explain` tells why its message cannot be read.
    private(set) var codes: [ProblemCode] = []
    /// A header that comes with it, and what it says.
    var header: (name: String, words: String)?

    init(_ status: Int, _ words: String, _ body: EndpointBody? = nil) {
        self.status = status
        self.words = words
        self.body = body
    }

    /// That something is wrong, as RFC 9457 has it; all codes have one status.
    static func problem(_ codes: ProblemCode..., words: String) -> EndpointReply {
        problem(codes, words: words)
    }

    private static func problem(_ codes: [ProblemCode], words: String) -> EndpointReply {
        EndpointReply(
            codes[0].status.code, words, EndpointBody(["application/problem+json"], .named(.problem))
        ).telling(codes)
    }

    // MARK: What many endpoints answer

    /// That something about the request's form is wrong, in one way or another.
    static func badRequest(_ codes: ProblemCode...) -> EndpointReply {
        problem(codes, words: "A parameter, the address, or the form of the body is wrong")
    }

    static let notFound = problem(.notFound, .unknownApp, words: "There is no such thing in this app")
    static let unknownApp = problem(.unknownApp, words: "The app of the key is in the configuration no more")

    static func unusable(_ codes: ProblemCode...) -> EndpointReply {
        problem(codes, words: "The body cannot be used; `pointer` says where, if it can be said")
    }

    static let unreadableMessage = EndpointReply(
        422, "The message cannot be read; `code` says why, as in reject records",
        EndpointBody(["application/problem+json"], .named(.problem)))

    static let noKey = problem(.noKey, .unknownKey, words: "No key, or one that is unknown or was revoked")
        .with("WWW-Authenticate", "How to sign in")
    static let unverified = problem(.unverified, words: "No signature, or one that is not valid")
        .with("WWW-Authenticate", "How to sign in")
    static func forbidden(isOneApps: Bool) -> EndpointReply {
        problem(
            isOneApps ? [.missingScope, .noApp] : [.missingScope],
            words: "The key does not have the scope, or is for no app")
    }
    static let tooManyCalls = problem(
        .tooManyCalls, words: "As many such calls run as `limits.stateless` allows"
    ).with("Retry-After", "After how many seconds to try again")
    static let tooLarge = problem(.tooLarge, words: "The body is larger than configured")
    static let compressed = problem(.compressed, words: "The body has a Content-Encoding")
    static let unavailable = problem(
        .busy, .store, .stopping,
        words:
            "Too much waits, or the store cannot be written to, or the gateway is about to end; nothing was taken"
    ).with("Retry-After", "After how many seconds to try again")

    /// The same answer, which may tell some problems.
    func telling(_ codes: [ProblemCode]) -> EndpointReply {
        var reply = self
        reply.codes += codes.filter { !reply.codes.contains($0) }
        return reply
    }

    /// What it says, with the codes of its problems.
    var wordsWithCodes: String {
        codes.isEmpty
            ? words : words + "; `code` is " + codes.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    }

    /// The same answer, with a header.
    func with(_ name: String, _ words: String) -> EndpointReply {
        var reply = self
        reply.header = (name, words)
        return reply
    }
}
