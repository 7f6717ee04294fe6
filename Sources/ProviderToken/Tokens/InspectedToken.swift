public import JSONDocument

/// What a well-formed token says, and whether its signature holds.
public struct InspectedToken: Sendable {
    /// What was found out about a signature.
    public enum SignatureVerdict: String, Sendable, CaseIterable {
        /// The key signed exactly this header and these claims.
        case valid
        /// It did not.
        case invalid
        /// There was no key to check with.
        case unchecked
    }

    /// The protected header, an object whose `alg` is `ES256`.
    public let header: JSONDocument

    /// The claims, an object whose `iat` is a number.
    public let claims: JSONDocument

    /// The `iat` in Unix seconds, rounded down.
    public let issuedAt: Int

    /// How the signature is spelled.
    public let signatureForm: SignatureForm

    /// What was found out about the signature.
    ///
    /// While it is not `valid`, nothing else here can be relied on.
    public let signature: SignatureVerdict

    /// The `kid`; nil when there is none or it is no string.
    public var keyIdentifier: String? { header.root["kid"]?.string?.string }

    /// The `iss`; nil when there is none or it is no string.
    public var teamIdentifier: String? { claims.root["iss"]?.string?.string }
}
