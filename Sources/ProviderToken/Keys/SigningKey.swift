internal import COpenSSL

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

/// Owns one `EVP_PKEY`.
///
/// libcrypto lets any number of threads use a key as long as nobody changes it, and nobody does.
final class KeyHandle: @unchecked Sendable {
    let pointer: OpaquePointer

    /// Takes over the caller's reference.
    init(owning pointer: OpaquePointer) {
        self.pointer = pointer
    }

    deinit {
        EVP_PKEY_free(pointer)
    }

    /// Whether the key is on P-256, the only curve of ES256.
    var isP256: Bool {
        EVP_PKEY_get_id(pointer) == EVP_PKEY_EC && groupName == "prime256v1"
    }

    /// The key in words, to follow "is".
    var words: String {
        let type = EVP_PKEY_get0_type_name(pointer).map { String(cString: $0) } ?? "unknown"
        switch type {
        case "EC": return "an EC key on \(curveWords)"
        case "RSA", "RSA-PSS": return "an \(type) key of \(EVP_PKEY_get_bits(pointer)) bits"
        case "ED25519": return "an Ed25519 key"
        case "ED448": return "an Ed448 key"
        default: return "a key of type \(type)"
        }
    }

    /// Refuses a private key whose scalar is out of range or does not belong to its public point.
    func checkPair() -> Bool {
        check(EVP_PKEY_check)
    }

    /// Refuses a public key whose point is not one of the curve.
    func checkPublic() -> Bool {
        check(EVP_PKEY_public_check)
    }

    /// The same key without its private half.
    func publicHalf() -> KeyHandle? {
        var encoded: UnsafeMutablePointer<UInt8>?
        let count = i2d_PUBKEY(pointer, &encoded)
        guard count > 0, let encoded else { return nil }
        defer { pushbridge_free(encoded) }
        var cursor: UnsafePointer<UInt8>? = UnsafePointer(encoded)
        return d2i_PUBKEY(nil, &cursor, Int(count)).map(KeyHandle.init(owning:))
    }

    private var groupName: String? {
        var name = [CChar](repeating: 0, count: 64)
        var count = 0
        guard EVP_PKEY_get_group_name(pointer, &name, name.count, &count) == 1 else { return nil }
        return String(decoding: name.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    private var curveWords: String {
        switch groupName {
        case "prime256v1": "P-256"
        case "secp384r1": "P-384 (secp384r1)"
        case "secp521r1": "P-521 (secp521r1)"
        case let name?: name
        case nil: "a curve without a name"
        }
    }

    private func check(_ checker: (OpaquePointer?) -> Int32) -> Bool {
        guard let context = EVP_PKEY_CTX_new_from_pkey(nil, pointer, nil) else { return false }
        defer { EVP_PKEY_CTX_free(context) }
        return checker(context) == 1
    }
}
