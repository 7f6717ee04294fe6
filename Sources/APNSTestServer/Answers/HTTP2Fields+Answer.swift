internal import APNSTypes
internal import HTTP2Session

extension HTTP2Fields {
    /// Puts in the header fields of an answer in place of what was there.
    ///
    /// - Parameters:
    ///   - answer: The answer.
    ///   - id: The push's own identifier; nil lets it get one.
    ///   - environment: Only the sandbox tells the identifier for Apple's push console.
    mutating func fill(_ answer: Answer, id: ByteSlice?, environment: APNSEnvironment) {
        truncate(to: 0)
        append(":status", answer.status == 200 ? "200" : String(answer.status))
        if let id {
            id.withBytes { append("apns-id", $0, isIndexed: false) }
        } else {
            appendNewIdentifier("apns-id")
        }
        if environment == .sandbox { appendNewIdentifier("apns-unique-id") }
    }

    private mutating func appendNewIdentifier(_ name: StaticString) {
        MessageIdentifier.make().withUnsafeBufferPointer { append(name, $0, isIndexed: false) }
    }
}
