public import PushBridge

/// One webhook as a line of input: `{"headers":{},"body":"exact text"}`, or `bodyBase64` instead of `body`; and `query`, what
/// stands behind the question mark of the address, where the vendor signs there.
struct WebhookLine {
    let headers: [(name: UTF8Text, value: UTF8Text)]
    let body: ByteSlice
    /// Empty for nothing.
    let query: UTF8Text
    /// The keys of the line that are not read.
    let unreadKeys: [UTF8Text]

    private static let queryKey: UTF8Text = "query"
    private static let headersKey: UTF8Text = "headers"
    private static let bodyKey: UTF8Text = "body"
    private static let base64Key: UTF8Text = "bodyBase64"

    /// Reads a line.
    ///
    /// - Throws: ``MessageError`` for a line that is no webhook, or one whose exact bytes it does not tell.
    init(_ line: JSONValue, needsHeaders: Bool) throws(MessageError) {
        guard line.kind == .object else {
            throw .webhook(
                "The line is \(line.kind.inWords); write an object with headers and body, one webhook a line."
            )
        }
        let known = [Self.headersKey, Self.bodyKey, Self.base64Key, Self.queryKey]
        unreadKeys = line.members.map(\.key).filter { !known.contains($0) }
        if line["isBase64Encoded"]?.bool == true {
            throw .webhook(
                "isBase64Encoded is true; write body as bodyBase64, and leave isBase64Encoded out.")
        }
        headers = try Self.headers(line[Self.headersKey], areNeeded: needsHeaders)
        query = try Self.query(line[Self.queryKey])
        body = try Self.body(line[Self.bodyKey], line[Self.base64Key])
    }

    private static func headers(
        _ value: JSONValue?, areNeeded: Bool
    ) throws(MessageError) -> [(name: UTF8Text, value: UTF8Text)] {
        guard let value, !value.isNull else {
            if !areNeeded { return [] }
            throw .webhook("headers is missing; write the headers of the webhook, which hold its signature.")
        }
        guard value.kind == .object else {
            throw .webhook("headers is \(value.kind.inWords); write an object of strings.")
        }
        var headers: [(name: UTF8Text, value: UTF8Text)] = []
        for member in value.members {
            guard let text = member.value.string else {
                throw .webhook(
                    "The header \(member.key) is \(member.value.kind.inWords); write each header as one string."
                )
            }
            headers.append((member.key, text))
        }
        return headers
    }

    private static func query(_ value: JSONValue?) throws(MessageError) -> UTF8Text {
        guard let value, !value.isNull else { return "" }
        guard let text = value.string else {
            throw .webhook(
                "query is \(value.kind.inWords); write what stands behind the question mark as a string.")
        }
        return text.hasPrefix("?") ? text[1..<text.count] : text
    }

    private static func body(_ body: JSONValue?, _ base64: JSONValue?) throws(MessageError) -> ByteSlice {
        switch (body, base64) {
        case (nil, nil): throw .webhook("body is missing; write the body's exact text, or bodyBase64.")
        case (_?, _?): throw .webhook("There are body and bodyBase64; write one of them.")
        case (let body?, nil): return try text(body)
        case (nil, let base64?):
            guard let text = base64.string, let bytes = Base64.decode(text) else {
                throw .webhook("bodyBase64 is no Base64 with its padding; encode the body's exact bytes.")
            }
            return bytes
        }
    }

    private static func text(_ value: JSONValue) throws(MessageError) -> ByteSlice {
        guard let text = value.string else {
            throw .webhook(
                "body is \(value.kind.inWords); write the exact text that was received, as a string.")
        }
        guard !value.hasLoneSurrogate else {
            throw .webhook("body has half of a surrogate pair, which no bytes are; write bodyBase64.")
        }
        return ByteSlice(text.withBytes { Array($0) })
    }
}

extension MessageError {
    fileprivate static func webhook(_ message: String) -> MessageError {
        MessageError(.invalidWebhook, message)
    }
}

extension MessageError.Code {
    /// A line that tells no webhook exactly.
    public static let invalidWebhook = Self(rawValue: "invalid-webhook")
}
