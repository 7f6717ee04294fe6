/// A private key on P-256 that signs provider tokens.
///
/// Nothing it prints, and no reflection on it, shows key material.
public final class SigningKey: Sendable {
    let handle: KeyHandle
    /// Contexts that are set up for signing and not in use.
    let contexts: ECDSAContextPool

    /// Reads Apple's `.p8` file (PKCS#8), encrypted or not, or a SEC1 `EC PRIVATE KEY`, as PEM.
    ///
    /// Text around the PEM block is ignored. At most 64 KiB are read; more is refused.
    ///
    /// - Parameters:
    ///   - pem: The bytes of the file.
    ///   - passphrase: What the key was encrypted with, at most 1024 bytes; not used for a plain key. Nobody is
    ///     ever asked for it on a terminal.
    /// - Throws: `ProviderTokenError` that says what was found instead of a P-256 private key.
    public init(pem: [UInt8], passphrase: [UInt8]? = nil) throws(ProviderTokenError) {
        let handle = try KeyFile(pem: pem).privateKey(passphrase: passphrase)
        self.handle = handle
        contexts = ECDSAContextPool(key: handle, operation: .sign)
    }
}

extension SigningKey: CustomStringConvertible, CustomReflectable {
    /// A fixed text that shows nothing of the key.
    public var description: String { "SigningKey(P-256, private)" }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
