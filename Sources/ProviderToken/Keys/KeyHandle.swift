internal import COpenSSL

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
