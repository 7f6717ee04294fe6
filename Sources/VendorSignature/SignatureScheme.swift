public import JSONDocument

/// How a vendor signs its webhooks, and calls of its server interfaces.
public struct SignatureScheme: Sendable {
    let signing: any VendorSigning.Type

    package init(_ signing: any VendorSigning.Type) {
        self.signing = signing
    }

    /// The vendor whose scheme it is.
    public var name: String { vendors.first ?? "" }

    /// All vendors that sign so.
    package var vendors: [String] { signing.vendors }

    /// Whether a webhook's signature is in headers, so that it cannot be verified without them.
    package var needsHeaders: Bool { signing.needsHeaders }

    /// The body that lets a message pass, for a vendor that asks before sending.
    public var permission: String { signing.permission }

    /// The body by which a vendor that asks before a push leaves it to whoever answers; empty for a vendor that does not ask.
    ///
    /// `ids` are those whom the webhook names and to whom the vendor is to push itself; a vendor that cannot tell them apart pushes to
    /// nobody.
    public func takeover(butFor ids: [UTF8Text]) -> String { signing.takeover(butFor: ids) }

    /// Whether the vendor's calls are signed.
    public var signsCalls: Bool { signing.signsCalls }

    /// What signs an app's calls; nil where the vendor's calls are not signed.
    ///
    /// - Throws: ``VendorSignatureError`` for an app key that no call can hold, or when libcrypto lacks the vendor's digest.
    public func callSigner(
        appKey: UTF8Text, secret: SharedSecret
    ) throws(VendorSignatureError) -> (any CallSigner)? {
        try signing.callSigner(appKey: appKey, secret: secret)
    }
}

extension SignatureScheme: Hashable {
    /// Whether both are the same vendor's.
    public static func == (left: SignatureScheme, right: SignatureScheme) -> Bool { left.name == right.name }

    /// Hashes the vendor's name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// How one vendor signs: its webhooks, and calls of its server interfaces.
///
/// Each vendor has a type for it in `Vendors/`.
package protocol VendorSigning: Sendable {
    /// The names of the vendors that sign so; the first is the scheme's.
    static var vendors: [String] { get }

    /// Whether a webhook's signature is in headers, so that it cannot be verified without them.
    static var needsHeaders: Bool { get }

    /// Prepares to verify webhooks.
    ///
    /// - Throws: ``VendorSignatureError`` when libcrypto lacks the vendor's digest.
    init(_ secret: SharedSecret) throws(VendorSignatureError)

    /// Whether the signature is valid, whatever its age; and the time that it covers, nil where it covers none.
    func verify(_ webhook: Webhook) -> (WebhookVerification, time: SignedTime?)

    /// What kind of the vendor's webhooks it looks like; nil for none of them.
    static func kind(of webhook: Webhook) -> WebhookVerification.Kind?

    /// The app at the vendor that the webhook names; nil where it names none.
    static func app(of webhook: Webhook) -> UTF8Text?

    /// The body with what only the address tells of it; nil where the body tells everything.
    static func completedBody(of webhook: Webhook) -> RawJSON?

    /// The body that lets a message pass, for a vendor that asks before sending.
    static var permission: String { get }

    /// The body by which a vendor that asks before a push leaves it to whoever answers, but for some receivers where it can; empty
    /// for a vendor that does not ask.
    static func takeover(butFor ids: [UTF8Text]) -> String

    /// What signs calls for an app; nil where the vendor's calls are not signed.
    ///
    /// - Throws: ``VendorSignatureError`` for an app key that no call can hold, or when libcrypto lacks the vendor's digest.
    static func callSigner(
        appKey: UTF8Text, secret: SharedSecret
    ) throws(VendorSignatureError) -> (any CallSigner)?

    /// Whether the vendor's calls are signed by headers alone.
    static var signsCalls: Bool { get }

    /// What signs the calls of an app with these credentials.
    ///
    /// - Throws: ``VendorSignatureError`` for a member that is missing or no call can hold, or when libcrypto lacks the vendor's
    ///   digest.
    static func callSigner(_ credentials: CallCredentials) throws(VendorSignatureError) -> any CallSigner
}

extension VendorSigning {
    package static var needsHeaders: Bool { false }
    package static func app(of webhook: Webhook) -> UTF8Text? { nil }
    package static func completedBody(of webhook: Webhook) -> RawJSON? { nil }
    package static func takeover(butFor ids: [UTF8Text]) -> String { "" }
    package static var signsCalls: Bool { false }

    package static func callSigner(
        appKey: UTF8Text, secret: SharedSecret
    ) throws(VendorSignatureError) -> (any CallSigner)? { nil }
}

/// The time that a signature covers, as the webhook spells it.
package struct SignedTime: Sendable {
    private let text: UTF8Text
    private let unitsPerSecond: Int

    private init(_ text: UTF8Text, unitsPerSecond: Int) {
        self.text = text
        self.unitsPerSecond = unitsPerSecond
    }

    /// Unix milliseconds.
    package static func milliseconds(_ text: UTF8Text) -> SignedTime {
        SignedTime(text, unitsPerSecond: 1_000)
    }

    /// Unix seconds.
    package static func seconds(_ text: UTF8Text) -> SignedTime { SignedTime(text, unitsPerSecond: 1) }

    /// The time in milliseconds; nil for a text that is no such number.
    var milliseconds: Int? {
        guard let count = text.decimalInteger else { return nil }
        let (milliseconds, overflow) = count.multipliedReportingOverflow(by: 1_000 / unitsPerSecond)
        return overflow ? nil : milliseconds
    }
}
