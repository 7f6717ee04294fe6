import HTTPTypes

/// One thing that the gateway's interface does.
///
/// The OpenAPI document and its page are made of ``all``; a test holds the router to it, so neither can say what the other
/// does not.
struct Endpoint: Sendable {
    let operation: GatewayOperation
    let method: HTTPRequest.Method
    /// The path, with names in braces: `/v1/people/{id}`.
    let path: String
    let access: EndpointAccess
    /// What it does, in a line.
    let summary: String
    /// What a caller cannot guess.
    var detail = ""
    /// Those in the query and in headers; those in the path follow from it.
    var parameters: [EndpointParameter] = []
    var request: EndpointBody?
    /// What it may answer when all is well, and what is wrong with single requests.
    let replies: [EndpointReply]

    /// All of them, in the order in which a reader meets them.
    static let all: [Endpoint] =
        messageEndpoints + statelessEndpoints + webhookEndpoints + peopleEndpoints + groupEndpoints
        + outcomeEndpoints + operatingEndpoints

    /// Every answer, in the order of the statuses, with those that follow from the access, the path and the body.
    var allReplies: [EndpointReply] {
        var all = replies + access.replies
        if request != nil { all.append(.tooLarge) }
        if !pathParameters.isEmpty, !all.contains(where: { $0.status == 400 }) { all.append(.badRequest) }
        return all.sorted { $0.status < $1.status }
    }

    /// Whether it is about the state of one app, whatever its scope.
    var isOneApps: Bool { path.hasPrefix("/v1/dead") }

    /// The names in the path.
    var pathParameters: [EndpointParameter] {
        path.split(separator: "/").filter { $0.hasPrefix("{") }.map {
            .inPath(String($0.dropFirst().dropLast()))
        }
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

    /// What all such endpoints may answer: that the key is missing or wrong, and that there is no room at the moment.
    fileprivate var replies: [EndpointReply] {
        switch self {
        case .open: []
        case .signature: [.unauthorized, .unavailable]
        case .key: [.unauthorized, .forbidden, .unavailable]
        case .configured: [.unauthorized, .forbidden]
        }
    }
}
