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
        var all = replies + access.replies(isOneApps: isOneApps)
        if request != nil { all += [.tooLarge, .compressed] }
        if hasNames { all.add(.badRequest(.invalidAddress)) }
        return all.sorted { $0.status < $1.status }
    }

    /// The methods that a path takes as it is written in a request, in the order of the list; none for one that nothing has.
    static func methods(at path: String) -> [HTTPRequest.Method] {
        let parts = path.split(separator: "/")
        var methods = all.filter { $0.isAt(parts) }.map(\.method)
        if methods.contains(.get) { methods.append(.head) }
        return methods
    }

    private func isAt(_ parts: [Substring]) -> Bool {
        let own = path.split(separator: "/")
        return own.count == parts.count && zip(own, parts).allSatisfy { $0.hasPrefix("{") || $0 == $1 }
    }

    /// Whether it is about the state of one app, whatever its scope.
    var isOneApps: Bool {
        if case .key(let scope) = access, scope.needsApp { return true }
        return path.hasPrefix("/v1/dead")
    }

    /// Whether names stand in the path; a message has a number, and any other text is none of a message.
    private var hasNames: Bool { !pathParameters.isEmpty && !path.hasPrefix("/v1/messages/") }

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
    fileprivate func replies(isOneApps: Bool) -> [EndpointReply] {
        switch self {
        case .open: []
        case .signature: [.unverified, .unavailable]
        case .key, .configured: [.noKey, .forbidden(isOneApps: isOneApps), .unavailable]
        }
    }
}

extension [EndpointReply] {
    /// Adds an answer; one with the same status tells its problems besides.
    fileprivate mutating func add(_ reply: EndpointReply) {
        guard let index = firstIndex(where: { $0.status == reply.status }) else { return append(reply) }
        self[index] = self[index].telling(reply.codes)
    }
}
