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
