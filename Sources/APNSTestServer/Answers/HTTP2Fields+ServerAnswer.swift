internal import APNSDelivery
internal import APNSTypes

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
