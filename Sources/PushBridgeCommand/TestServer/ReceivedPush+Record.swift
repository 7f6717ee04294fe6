internal import APNSTestServer
internal import PushBridge

extension ReceivedPush {
    /// How many digits of a device token are shown: enough to tell the devices of a test apart.
    private static let shownDigits = 8

    /// Writes the record of a request.
    ///
    /// - Parameters:
    ///   - writer: Where to.
    ///   - isFull: Whether the record holds the device token whole, and the payload.
    func write(to writer: inout JSONWriter, isFull: Bool) {
        writer.beginObject()
        writer.member("request", number)
        writer.member("connection", connection)
        writer.member("stream", stream)
        writer.member("token", isFull ? deviceToken : deviceToken.map(Self.shortened))
        writeHeaders(to: &writer)
        writer.member("bytes", payloadSize)
        if isFull { writePayload(to: &writer) }
        writer.member("status", answer?.status)
        writer.member("reason", answer?.reason?.rawValue)
        writer.member("timestamp", answer?.timestamp)
        writer.member("fault", fault)
        writer.member("effect", effect?.rawValue)
        writer.endObject()
    }

    private func writeHeaders(to writer: inout JSONWriter) {
        writer.member("topic", topic)
        writer.member("pushType", pushType)
        writer.member("priority", priority)
        writer.member("expiration", expiration)
        writer.member("collapseID", collapseID)
        writer.member("id", id)
        writer.member("keyID", keyIdentifier)
        writer.member("tokenIssuedAt", tokenIssuedAt)
    }

    /// Writes the payload, if it is one.
    private func writePayload(to writer: inout JSONWriter) {
        guard let document = try? JSONDocument(ByteSlice(payload)) else { return }
        writer.key("payload")
        writer.value(document.root)
    }

    private static func shortened(_ token: String) -> String {
        token.count > shownDigits ? token.prefix(shownDigits) + "…" : token
    }
}

extension JSONWriter {
    /// Writes a number unless there is none.
    fileprivate mutating func member(_ name: UTF8Text, _ value: Int?) {
        guard let value else { return }
        key(name)
        integer(value)
    }

    /// Writes a text unless there is none.
    fileprivate mutating func member(_ name: UTF8Text, _ value: String?) {
        guard let value else { return }
        key(name)
        string(UTF8Text(value))
    }
}
