/// Reads provider tokens strictly and verifies their signatures.
///
/// A token is refused unless it has three parts in canonical unpadded base64url, a JSON object as header with
/// `alg` `ES256` and no `crit`, a JSON object with a numeric `iat` as claims, no key twice, and a signature of
/// 64 bytes, or in another form that the caller takes. Age, team and key identifier are the caller's to judge.
public struct ProviderTokenVerifier: Sendable {
    private let contexts: ECDSAContextPool?
    private let forms: Set<SignatureForm>

    /// Verifies with `key`; without one, signatures stay unchecked.
    ///
    /// - Parameters:
    ///   - key: The key that signed.
    ///   - forms: How signatures may be spelled; another form makes a token malformed.
    public init(key: VerificationKey?, forms: Set<SignatureForm> = [.raw]) {
        contexts = key.map { ECDSAContextPool(key: $0.handle, operation: .verify) }
        self.forms = forms
    }

    /// Reads a token and checks its signature.
    ///
    /// - Parameter token: The compact serialization, without `bearer `.
    /// - Returns: What the token says, with a verdict on its signature.
    /// - Throws: `malformedToken`, saying which part is wrong. An invalid signature is a verdict, not an error.
    public func inspect(_ token: some StringProtocol) throws(ProviderTokenError) -> InspectedToken {
        let parts = try TokenParts(token, forms: forms)
        return InspectedToken(
            header: parts.header, claims: parts.claims, issuedAt: parts.issuedAt,
            signatureForm: parts.signatureForm, signature: verdict(on: parts))
    }

    /// Reads a token and insists on its signature.
    ///
    /// - Parameter token: The compact serialization, without `bearer `.
    /// - Returns: What the token says.
    /// - Throws: `malformedToken`, or `invalidSignature` where the signature does not hold or cannot be checked.
    public func verify(_ token: some StringProtocol) throws(ProviderTokenError) -> InspectedToken {
        let inspected = try inspect(token)
        guard inspected.signature == .valid else {
            throw ProviderTokenError(
                .invalidSignature,
                contexts == nil
                    ? "The token's signature cannot be verified without a key."
                    : "The token's signature is not valid: another key signed it, or it was changed later.")
        }
        return inspected
    }

    private func verdict(on parts: TokenParts) -> InspectedToken.SignatureVerdict {
        guard let contexts else { return .unchecked }
        return contexts.verifies(parts.signature, of: parts.signingInput) ? .valid : .invalid
    }
}
