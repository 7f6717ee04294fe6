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
