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
    /// A header that comes with it, and what it says.
    var header: (name: String, words: String)?

    init(_ status: Int, _ words: String, _ body: EndpointBody? = nil) {
        self.status = status
        self.words = words
        self.body = body
    }

    /// That something is wrong, as RFC 9457 has it.
    static func problem(_ status: Int, _ words: String) -> EndpointReply {
        EndpointReply(status, words, EndpointBody(["application/problem+json"], .named(.problem)))
    }

    // MARK: What many endpoints answer

    static let badRequest = problem(400, "A parameter, or the form of the body, is wrong")
    static let notFound = problem(404, "There is no such thing in this app")
    static let unusable = problem(422, "The body cannot be used; `pointer` says where")

    static let unauthorized = problem(401, "No key or signature, or one that is not valid")
        .with("WWW-Authenticate", "How to sign in")
    static let forbidden = problem(403, "The key does not have the scope")
    static let tooLarge = problem(413, "The body is larger than configured")
    static let unavailable = problem(
        503,
        "Too much waits, or the store cannot be written to, or the gateway is about to end; nothing was taken"
    ).with("Retry-After", "After how many seconds to try again")

    /// The same answer, with a header.
    func with(_ name: String, _ words: String) -> EndpointReply {
        var reply = self
        reply.header = (name, words)
        return reply
    }
}
