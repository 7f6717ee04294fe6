internal import APNSDelivery
public import APNSTypes

/// What a server answers to a request.
public struct ServerAnswer: Sendable, Hashable {
    /// The status; 200 means accepted.
    public let status: Int
    /// Why the request was refused; nil when it was accepted.
    public let reason: RejectionReason?
    /// Milliseconds since 1970 at which the device token was last found invalid; with status 410 only.
    public let timestamp: Int?

    /// Accepts.
    static let accepted = ServerAnswer(status: 200, reason: nil, timestamp: nil)

    /// Refuses with the status that Apple gives for a reason, 400 for one that no table knows.
    ///
    /// The timestamp is left out unless the status is 410.
    static func refused(_ reason: RejectionReason, timestamp: Int? = nil) -> ServerAnswer {
        let status = reason.status ?? 400
        return ServerAnswer(status: status, reason: reason, timestamp: status == 410 ? timestamp : nil)
    }

    /// The body: nothing, or one JSON object.
    var body: [UInt8] {
        guard let reason else { return [] }
        return RefusalBody.bytes(reason, timestamp: timestamp)
    }
}

extension HTTP2Fields {
    /// Replaces the fields by the header fields of an answer.
    ///
    /// - Parameters:
    ///   - answer: The answer.
    ///   - id: The push's own identifier; nil gives it one.
    ///   - environment: Only the sandbox tells the identifier for Apple's push console.
    ///   - identifiers: Where new identifiers come from.
    mutating func fill(
        _ answer: ServerAnswer, id: ByteSlice?, environment: APNSEnvironment,
        identifiers: inout APNSIDGenerator
    ) {
        truncate(to: 0)
        append(":status", answer.status == 200 ? "200" : String(answer.status))
        if let id {
            id.withBytes { append("apns-id", $0, isIndexed: false) }
        } else {
            identifiers.withNext { append("apns-id", $0, isIndexed: false) }
        }
        if environment == .sandbox {
            identifiers.withNext { append("apns-unique-id", $0, isIndexed: false) }
        }
    }
}

/// The JSON that says why something was refused: the body of an answer, or the debug data of a GOAWAY.
enum RefusalBody {
    static func bytes(_ reason: RejectionReason, timestamp: Int? = nil) -> [UInt8] {
        var members: [(key: UTF8Text, value: RawJSON)] = [("reason", .string(UTF8Text(reason.rawValue)))]
        if let timestamp { members.append(("timestamp", .integer(timestamp))) }
        return RawJSON.object(members).text.withBytes { Array($0) }
    }
}
