internal import ProviderToken

/// What a request's `authorization` turned out to be.
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

/// A provider token with a signature that holds; how old it is and whether it may be used here is another matter.
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

    /// Whether both are one token, which a second one of the same second is not.
    func isSame(as other: GenuineToken) -> Bool { self === other || bytes == other.bytes }
}
