public import PushBridge
public import VendorSignature

/// Verifies webhooks as they came, one a line, and writes a record for each.
public struct WebhookTask: JSONLineTask {
    private let vendor: String
    private let registry: VendorRegistry
    private let verifier: WebhookVerifier
    private let needsHeaders: Bool
    private let onlyValid: Bool
    private let maximumValues: Int
    private let now: @Sendable () -> Int

    /// Creates a task.
    ///
    /// - Parameters:
    ///   - vendor: Whose webhooks they are.
    ///   - verifier: Verifies them.
    ///   - needsHeaders: Whether a line without headers is malformed.
    ///   - onlyValid: Whether only the bodies of valid webhooks are written, and all others are rejected.
    ///   - maximumValues: How many values and keys a body may have; each takes 16 bytes of memory.
    ///   - now: Tells the time, in milliseconds since 1970.
    /// - Throws: ``PushBridgeError`` for an unknown vendor.
    public init(
        vendor: String, verifier: WebhookVerifier, needsHeaders: Bool, onlyValid: Bool = false,
        maximumValues: Int = JSONDocument.defaultMaximumValues, now: @escaping @Sendable () -> Int
    ) throws(PushBridgeError) {
        try self.init(
            vendor: vendor, among: .standard, verifier: verifier, needsHeaders: needsHeaders,
            onlyValid: onlyValid, maximumValues: maximumValues, now: now)
    }

    /// The same among the vendors of a registry.
    package init(
        vendor: String, among registry: VendorRegistry, verifier: WebhookVerifier, needsHeaders: Bool,
        onlyValid: Bool = false, maximumValues: Int = JSONDocument.defaultMaximumValues,
        now: @escaping @Sendable () -> Int
    ) throws(PushBridgeError) {
        guard registry.adapter(for: vendor) != nil else { throw .unknownVendor(vendor, among: registry) }
        self.vendor = vendor
        self.registry = registry
        self.verifier = verifier
        self.needsHeaders = needsHeaders
        self.onlyValid = onlyValid
        self.maximumValues = maximumValues
        self.now = now
    }

    /// Verifies a webhook.
    public func work(
        on value: JSONValue, from origin: LineOrigin, into output: inout LineOutput
    ) throws(MessageError) {
        let webhook = try WebhookLine(value, needsHeaders: needsHeaders)
        let (body, fault) = parsed(webhook.body)
        let verification = verifier.verify(
            webhook.body, parsed: body, headers: webhook.headers, query: webhook.query,
            now: now())
        let message = verification.completedBody.map { $0.parsed().root } ?? body
        let record = WebhookRecord(
            verification, of: vendor, among: registry, message: message,
            unreadKeys: webhook.unreadKeys)
        if let fault, record.result == .valid || record.result == .absent && record.looksLike == nil {
            throw fault
        }
        output.tally.count(record)
        if onlyValid, record.result != .valid || message == nil {
            return output.writeReject(RejectedLine(record.unverified, of: origin))
        }
        output.tally[.records] += 1
        if onlyValid, let message {
            output.records.value(message)
            output.records.newline()
        } else {
            record.write(at: origin, to: &output.records)
        }
    }

    /// The body as JSON, or what is wrong with it; both for another vendor's form.
    private func parsed(_ body: ByteSlice) -> (JSONValue?, MessageError?) {
        do {
            return (try JSONDocument(body.withoutMark, maximumValues: maximumValues).root, nil)
        } catch {
            // A form is written as the string that it is, which is a line of input again (reading N9).
            let form = RawJSON.string(UTF8Text(repairing: body.withoutMark)).parsed().root
            if registry.adapter(for: vendor)?.webhookContent(of: form) != nil { return (form, nil) }
            let isAnothers = registry.adapters.contains { $0.webhookContent(of: form) != nil }
            let reason = MessageError(error)
            return (
                isAnothers ? form : nil,
                MessageError(
                    reason.code, "The body is no JSON. \(reason.description)", remedy: reason.remedy)
            )
        }
    }

    /// Writes the counts of what webhooks are worth.
    public func writeSummary(of tally: Tally, to writer: inout JSONWriter) {
        tally.write([.rejected, .verification, .reasons, .kinds], to: &writer)
    }
}

extension Tally {
    fileprivate mutating func count(_ record: WebhookRecord) {
        count(record.result.rawValue, in: .verification)
        if record.result == .invalid { self[.invalid] += 1 }
        if record.result == .absent { self[.warnings] += 1 }
        if let reason = record.reason { count(reason, in: .reasons) }
        if let kind = record.kind { count(kind, in: .kinds) }
        if let other = record.looksLike { count(other, in: .looksLike) }
    }
}

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
