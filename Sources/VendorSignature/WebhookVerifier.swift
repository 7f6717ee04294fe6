public import JSONDocument

/// How a vendor signs.
public enum SignatureScheme: String, Sendable, Hashable, CaseIterable {
    /// MD5 over `callId`, secret and `timestamp`, in the body (WH-001 to WH-003). Agora signs the same way.
    case easemob
    /// MD5 of the body and SHA-1 over secret, MD5 and time, in headers (WH-006 to WH-008).
    case nim

    /// The scheme of a vendor; nil for one that is not known.
    package init?(vendor: String) {
        self.init(rawValue: vendor == "agora" ? "easemob" : vendor)
    }

    /// Whether the signature is in headers, so that it cannot be checked without them.
    package var needsHeaders: Bool { self == .nim }
}

/// Tells whether webhooks come from the vendor.
///
/// Easemob's signature covers `callId` and `timestamp` only: anybody who saw one valid webhook can send any message with
/// them, so accept webhooks over TLS only and each `callId` with its `timestamp` once.
public struct WebhookVerifier: Sendable {
    private let scheme: SignatureScheme
    private let check: any SignatureCheck
    private let maximumAge: Int?

    /// Creates a verifier.
    ///
    /// - Parameters:
    ///   - scheme: How the vendor signs.
    ///   - secret: What the vendor and the app share.
    ///   - maximumAge: How many seconds old, or ahead of the clock, a webhook may be; nil sets no bound.
    /// - Throws: ``VendorSignatureError`` when libcrypto lacks the vendor's digest.
    public init(
        _ scheme: SignatureScheme, secret: SharedSecret, maximumAge: Int? = nil
    ) throws(VendorSignatureError) {
        switch scheme {
        case .easemob: check = try EasemobSignature(secret)
        case .nim: check = try NIMSignature(secret)
        }
        self.scheme = scheme
        self.maximumAge = maximumAge
    }

    /// Verifies a webhook.
    ///
    /// - Parameters:
    ///   - body: The body's bytes, exactly as they came.
    ///   - headers: The headers, whose names compare without case.
    ///   - now: Milliseconds since 1970.
    /// - Returns: Whether the signature is valid, and what kind of webhook it is.
    public func verify(
        _ body: ByteSlice, headers: [(name: UTF8Text, value: UTF8Text)], now: Int
    ) -> WebhookVerification {
        verify(body, parsed: (try? JSONDocument(body))?.root, headers: headers, now: now)
    }

    /// Verifies a webhook whose body was parsed already; `parsed` is nil for one that is no JSON.
    public func verify(
        _ body: ByteSlice, parsed: JSONValue?, headers: [(name: UTF8Text, value: UTF8Text)], now: Int
    ) -> WebhookVerification {
        let webhook = Webhook(body: body, message: parsed, headers: headers)
        var (verification, time) = check.verify(webhook)
        if verification.result == .absent, verification.kind == nil {
            verification.looksLike = SignatureScheme.allCases.first {
                $0 != scheme && $0.kind(of: webhook) != nil
            }
        }
        if verification.result == .valid, let maximumAge, let reason = Self.reason(time, now, maximumAge) {
            verification.result = .invalid(reason)
        }
        if verification.result != .valid { verification.replayKey = nil }
        return verification
    }

    private static func reason(_ time: UTF8Text, _ now: Int, _ maximumAge: Int)
        -> WebhookVerification.Reason?
    {
        let (bound, isHuge) = maximumAge.multipliedReportingOverflow(by: 1_000)
        guard let moment = time.decimalInteger else { return .unreadableTime }
        let (age, overflow) = now.subtractingReportingOverflow(moment)
        if overflow { return moment < 0 ? .stale : .ahead }
        if isHuge { return nil }
        if age > bound { return .stale }
        return age < -bound ? .ahead : nil
    }
}

extension SignatureScheme {
    /// What kind of the vendor's webhooks it looks like; nil for none.
    fileprivate func kind(of webhook: Webhook) -> WebhookVerification.Kind? {
        switch self {
        case .easemob: EasemobSignature.kind(of: webhook)
        case .nim: NIMSignature.kind(of: webhook)
        }
    }
}

/// A webhook as it came.
struct Webhook {
    let body: ByteSlice
    /// The body as JSON; nil when it is none.
    let message: JSONValue?
    let headers: [(name: UTF8Text, value: UTF8Text)]

    /// The values of a header, each once, without the blanks around them, which are none of the value (RFC 9110, 5.5).
    func header(_ key: WebhookKey) -> [UTF8Text] {
        var values: [UTF8Text] = []
        for header in headers where header.name.equalsIgnoringASCIICase(key.name) {
            let value = header.value.trimmedASCIIWhitespace()
            if !values.contains(value) { values.append(value) }
        }
        return values
    }

    /// A member of the body as text: a string, or a number as it is spelled; nil for nothing, `null` and `""`.
    func text(_ key: WebhookKey) -> UTF8Text? {
        guard let value = message?[key.name], let text = value.string ?? value.number else { return nil }
        return text.isEmpty ? nil : text
    }
}

/// One vendor's way to sign webhooks.
protocol SignatureCheck: Sendable {
    /// Whether the signature is valid, whatever its age; and its time as spelled.
    func verify(_ webhook: Webhook) -> (WebhookVerification, time: UTF8Text)
}
