package import APNSTypes
internal import ProviderToken

extension ReceivedPush {
    /// How many digits of a device token are shown: enough to tell the devices of a test apart.
    private static let shownDigits = 8

    /// Writes the push as one JSON object.
    ///
    /// - Parameters:
    ///   - writer: Where to.
    ///   - isFull: Whether the object holds the device token whole, and the payload.
    package func write(to writer: inout JSONWriter, isFull: Bool) {
        writer.beginObject()
        writer.member("request", number)
        writer.member("connection", connection)
        writer.member("stream", stream)
        writeDevice(to: &writer, isFull: isFull)
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

    private func writeDevice(to writer: inout JSONWriter, isFull: Bool) {
        guard let token = request.deviceToken else { return }
        let isShortened = !isFull && token.count > Self.shownDigits
        writer.key("token")
        writer.beginString()
        writer.appendToString(UTF8Text(repairing: isShortened ? token[0..<Self.shownDigits] : token))
        if isShortened { writer.appendToString("…") }
        writer.endString()
    }

    private func writeHeaders(to writer: inout JSONWriter) {
        writer.member("topic", request.topic)
        writer.member("pushType", request.pushType)
        writer.member("priority", request.priority)
        writer.member("expiration", request.expiration)
        writer.member("collapseID", request.collapseID)
        writer.member("id", request.id)
        writer.member("keyID", keyIdentifier)
        writer.member("tokenIssuedAt", tokenIssuedAt)
        if signatureForm == .der { writer.member("signature", "DER") }
    }

    /// Writes the payload, if it is JSON.
    private func writePayload(to writer: inout JSONWriter) {
        guard let document = try? JSONDocument(request.body) else { return }
        writer.key("payload")
        writer.value(document.root)
    }
}

extension JSONWriter {
    fileprivate mutating func member(_ name: StaticString, _ value: String?) {
        member(name, value.map { UTF8Text($0) })
    }

    fileprivate mutating func member(_ name: StaticString, _ value: ByteSlice?) {
        member(name, value.map { UTF8Text(repairing: $0) })
    }
}
