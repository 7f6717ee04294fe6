internal import ProviderToken

/// What is known of a request's `authorization`.
enum PresentedToken: Sendable {
    /// There is none.
    case missing
    /// It is not what a known key signed; the sentence says why.
    case refused(String)
    /// A known key signed it.
    case genuine(GenuineToken)

    /// The token, if a known key signed it.
    var genuine: GenuineToken? {
        if case .genuine(let token) = self { token } else { nil }
    }
}

/// A provider token with a valid signature; its age, and whether it may be used here, are checked elsewhere.
final class GenuineToken: Sendable {
    /// The key that signed it.
    let key: AcceptedKey
    /// Unix seconds.
    let issuedAt: Int
    /// How its signature is spelled.
    let signatureForm: SignatureForm
    /// The value of `authorization`.
    private let bytes: [UInt8]

    init(key: AcceptedKey, issuedAt: Int, signatureForm: SignatureForm = .raw, bytes: [UInt8]) {
        self.key = key
        self.issuedAt = issuedAt
        self.signatureForm = signatureForm
        self.bytes = bytes
    }

    /// Whether both are one token; two tokens issued in the same second are not.
    func isSame(as other: GenuineToken) -> Bool { self === other || bytes == other.bytes }
}
