public import JSONDocument

/// Tells whether webhooks come from the vendor.
///
/// Not every vendor's signature covers the message: anybody who saw one valid webhook may be able to send any message with
/// its signature. So accept webhooks over TLS only, and each ``WebhookVerification/replayKey`` once.
public struct WebhookVerifier: Sendable {
    private let check: any VendorSigning
    private let others: [SignatureScheme]
    private let maximumAge: Int?

    /// Creates a verifier.
    ///
    /// - Parameters:
    ///   - scheme: How the vendor signs.
    ///   - secret: What the vendor and the app share.
    ///   - maximumAge: How many seconds old, or ahead of the clock, a webhook may be whose signature covers its time; nil sets no
    ///     bound.
    /// - Throws: ``VendorSignatureError`` when libcrypto lacks the vendor's digest.
    public init(
        _ scheme: SignatureScheme, secret: SharedSecret, maximumAge: Int? = nil
    ) throws(VendorSignatureError) {
        try self.init(scheme, among: SignatureScheme.all, secret: secret, maximumAge: maximumAge)
    }

    /// The same, where `schemes` are those that a webhook may look like.
    package init(
        _ scheme: SignatureScheme, among schemes: [SignatureScheme], secret: SharedSecret, maximumAge: Int?
    ) throws(VendorSignatureError) {
        check = try scheme.signing.init(secret)
        others = schemes.filter { $0 != scheme }
        self.maximumAge = maximumAge
    }

    /// Verifies a webhook.
    ///
    /// - Parameters:
    ///   - body: The body's bytes, exactly as they came.
    ///   - headers: The headers, whose names compare without case.
    ///   - query: What stands behind the question mark of the address that was called, for vendors that sign there.
    ///   - now: Milliseconds since 1970.
    /// - Returns: Whether the signature is valid, and what kind of webhook it is.
    public func verify(
        _ body: ByteSlice, headers: [(name: UTF8Text, value: UTF8Text)], query: UTF8Text = "", now: Int
    ) -> WebhookVerification {
        verify(body, parsed: (try? JSONDocument(body))?.root, headers: headers, query: query, now: now)
    }

    /// Verifies a webhook whose body was parsed already; `parsed` is nil for one that is no JSON.
    public func verify(
        _ body: ByteSlice, parsed: JSONValue?, headers: [(name: UTF8Text, value: UTF8Text)],
        query: UTF8Text = "", now: Int
    ) -> WebhookVerification {
        let webhook = Webhook(body: body, message: parsed, headers: headers, query: query)
        var (verification, time) = check.verify(webhook)
        verification.app = type(of: check).app(of: webhook)
        verification.completedBody = type(of: check).completedBody(of: webhook)
        if verification.result == .absent, verification.kind == nil {
            verification.looksLike = others.first { $0.signing.kind(of: webhook) != nil }
        }
        if verification.result == .valid, let maximumAge, let time,
            let reason = Self.reason(time, now, maximumAge)
        {
            verification.result = .invalid(reason)
        }
        if verification.result != .valid { verification.replayKey = nil }
        return verification
    }

    private static func reason(_ time: SignedTime, _ now: Int, _ maximumAge: Int)
        -> WebhookVerification.Reason?
    {
        let (bound, isHuge) = maximumAge.multipliedReportingOverflow(by: 1_000)
        guard let moment = time.milliseconds else { return .unreadableTime }
        let (age, overflow) = now.subtractingReportingOverflow(moment)
        if overflow { return moment < 0 ? .stale : .ahead }
        if isHuge { return nil }
        if age > bound { return .stale }
        return age < -bound ? .ahead : nil
    }
}
