internal import JSONDocument

/// Signs provider tokens with one key for one team.
public struct ProviderTokenSigner: Sendable {
    /// The `kid` of every token.
    public let keyIdentifier: KeyIdentifier

    /// The `iss` of every token.
    public let teamIdentifier: TeamIdentifier

    private let contexts: ECDSAContextPool
    /// The encoded protected header and its dot, the same in every token.
    private let protectedHeader: [UInt8]

    /// Signs with `key`; any number of threads at once.
    public init(key: SigningKey, keyIdentifier: KeyIdentifier, teamIdentifier: TeamIdentifier) {
        self.keyIdentifier = keyIdentifier
        self.teamIdentifier = teamIdentifier
        contexts = key.contexts
        protectedHeader = Self.protectedHeader(keyIdentifier)
    }

    /// Signs a new token.
    ///
    /// Every call signs: to keep Apple's pace, go through a `ProviderTokenSource`.
    ///
    /// - Parameter issuedAt: The `iat`, in Unix seconds, not negative.
    /// - Returns: The token.
    /// - Throws: `invalidIssuedAt`, or `signingFailed` when libcrypto cannot.
    public func sign(issuedAt: Int) throws(ProviderTokenError) -> ProviderToken {
        guard issuedAt >= 0 else {
            throw ProviderTokenError(
                .invalidIssuedAt, "The time of issue is \(issuedAt); Unix seconds are never negative here.")
        }
        var text = protectedHeader
        text.reserveCapacity(512)
        text += Self.encoded([
            ("iss", .string(UTF8Text(teamIdentifier.rawValue))), ("iat", .integer(issuedAt)),
        ])
        let signature = try contexts.sign(text)
        text.append(UInt8(ascii: "."))
        Base64URL.append(signature.raw, to: &text)
        return ProviderToken(compact: String(decoding: text, as: UTF8.self), issuedAt: issuedAt)
    }

    private static func protectedHeader(_ keyIdentifier: KeyIdentifier) -> [UInt8] {
        var text = encoded([("alg", .string("ES256")), ("kid", .string(UTF8Text(keyIdentifier.rawValue)))])
        text.append(UInt8(ascii: "."))
        return text
    }

    /// An object with these members, in base64url.
    private static func encoded(_ members: [(key: UTF8Text, value: RawJSON)]) -> [UInt8] {
        var text: [UInt8] = []
        RawJSON.object(members).text.withBytes { Base64URL.append($0, to: &text) }
        return text
    }
}
