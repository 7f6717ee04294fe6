/// A public key on P-256 that verifies provider tokens.
public final class VerificationKey: Sendable {
    let handle: KeyHandle

    /// The public half of a signing key.
    public init(of key: SigningKey) throws(ProviderTokenError) {
        handle = try Self.publicHalf(of: key.handle)
    }

    /// Reads a `PUBLIC KEY` as PEM, or takes the public half of a private key in any form `SigningKey` reads.
    ///
    /// - Parameters:
    ///   - pem: The bytes of the file.
    ///   - passphrase: What the private key was encrypted with, if it was.
    /// - Throws: `ProviderTokenError` that says what was found instead of a P-256 key.
    public init(pem: [UInt8], passphrase: [UInt8]? = nil) throws(ProviderTokenError) {
        let file = try KeyFile(pem: pem)
        guard file.holdsPrivateKey else {
            handle = try file.publicKey()
            return
        }
        handle = try Self.publicHalf(of: file.privateKey(passphrase: passphrase))
    }

    private static func publicHalf(of key: KeyHandle) throws(ProviderTokenError) -> KeyHandle {
        OpenSSLReason.clear()
        guard let half = key.publicHalf() else {
            throw ProviderTokenError(
                .unreadableKey, "The public half of the key cannot be taken.", reason: OpenSSLReason.take())
        }
        return half
    }
}

extension VerificationKey: CustomStringConvertible, CustomReflectable {
    /// A fixed text; the key itself is not shown.
    public var description: String { "VerificationKey(P-256, public)" }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
