internal import COpenSSL
public import JSONDocument

/// One of the digests that vendors still sign with, looked up in libcrypto once.
final class Digest: @unchecked Sendable {
    // Unchecked because of the pointer only: an `EVP_MD` never changes.
    private let algorithm: OpaquePointer

    /// Looks a digest up.
    ///
    /// - Throws: ``VendorSignatureError`` when libcrypto does not offer it.
    private init(_ name: String) throws(VendorSignatureError) {
        guard let algorithm = EVP_MD_fetch(nil, name, nil) else {
            ERR_clear_error()
            throw VendorSignatureError(
                .digestUnavailable,
                "OpenSSL does not offer \(name) here, with which the vendor signs; allow it in OpenSSL's configuration."
            )
        }
        self.algorithm = algorithm
    }

    deinit { EVP_MD_free(algorithm) }

    static func md5() throws(VendorSignatureError) -> Digest { try Digest("MD5") }
    static func sha256() throws(VendorSignatureError) -> Digest { try Digest("SHA256") }
    static func sha1() throws(VendorSignatureError) -> Digest { try Digest("SHA1") }

    /// The digest of some pieces behind each other, as lower-case hexadecimal digits.
    ///
    /// - Parameter feed: Calls its argument with each piece.
    /// - Returns: The digits; empty, which no signature equals, when libcrypto has no memory.
    func digits(of feed: ((UnsafeBufferPointer<UInt8>) -> Void) -> Void) -> [UInt8] {
        guard let context = EVP_MD_CTX_new() else { return [] }
        defer { EVP_MD_CTX_free(context) }
        guard EVP_DigestInit_ex2(context, algorithm, nil) == 1 else { return [] }
        var isFed = true
        feed { piece in
            if !piece.isEmpty, EVP_DigestUpdate(context, piece.baseAddress, piece.count) != 1 {
                isFed = false
            }
        }
        var bytes = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
        var count: UInt32 = 0
        guard isFed, EVP_DigestFinal_ex(context, &bytes, &count) == 1 else { return [] }
        return Self.digits(of: bytes.prefix(Int(count)))
    }

    /// Bytes as lower-case hexadecimal digits.
    static func digits(of bytes: some Collection<UInt8>) -> [UInt8] {
        bytes.flatMap { [digit($0 >> 4), digit($0 & 15)] }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? value + UInt8(ascii: "0") : value - 10 + UInt8(ascii: "a")
    }
}

/// Whether a received digest is the computed one, whatever the case of its digits.
///
/// Takes as long for a digest that is wrong early as for one that is wrong late.
func isSameDigest(_ received: UTF8Text, _ computed: [UInt8]) -> Bool {
    guard !computed.isEmpty, received.count == computed.count else { return false }
    return received.lowercasedASCII().withBytes {
        CRYPTO_memcmp($0.baseAddress, computed, computed.count) == 0
    }
}

/// The SHA-256 digest of a file's contents, taken piece by piece as they are read.
public final class ContentDigest {
    private let context: OpaquePointer
    private var isComplete = true

    /// Begins a digest; nil where libcrypto does not offer SHA-256 or has no memory.
    public init?() {
        guard let context = EVP_MD_CTX_new() else { return nil }
        guard EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1 else {
            EVP_MD_CTX_free(context)
            return nil
        }
        self.context = context
    }

    deinit { EVP_MD_CTX_free(context) }

    /// Adds the next piece.
    public func add(_ piece: UnsafeRawBufferPointer) {
        guard !piece.isEmpty else { return }
        if EVP_DigestUpdate(context, piece.baseAddress, piece.count) != 1 { isComplete = false }
    }

    /// Ends the digest; call it once.
    ///
    /// - Returns: 64 lower-case hexadecimal digits, as `sha256sum` prints them; nil when libcrypto failed.
    public func finish() -> String? {
        var bytes = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
        var count: UInt32 = 0
        guard isComplete, EVP_DigestFinal_ex(context, &bytes, &count) == 1 else { return nil }
        return String(decoding: Digest.digits(of: bytes.prefix(Int(count))), as: UTF8.self)
    }
}

extension ContentDigest {
    /// The SHA-256 of some bytes: 32 of them.
    public static func bytes(of content: UnsafeRawBufferPointer) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_LENGTH)) { digest, count in
            SHA256(content.baseAddress, content.count, digest.baseAddress)
            count = Int(SHA256_DIGEST_LENGTH)
        }
    }

    /// The SHA-256 of some bytes: 32 of them.
    public static func bytes(of content: ByteSlice) -> [UInt8] {
        content.withBytes { bytes(of: UnsafeRawBufferPointer($0)) }
    }

    /// The SHA-256 of a text's UTF-8.
    public static func bytes(of text: String) -> [UInt8] {
        var text = text
        return text.withUTF8 { bytes(of: UnsafeRawBufferPointer($0)) }
    }
}

extension SharedSecret {
    /// The HMAC-SHA-256 of some bytes under this secret (RFC 2104): 32 bytes; empty when libcrypto has no memory.
    public func authenticationCode(of content: [UInt8]) -> [UInt8] {
        authenticationCode(of: content, by: EVP_sha256())
    }

    /// The HMAC-SHA-1 of some bytes under this secret, as lower-case hexadecimal digits; empty when libcrypto has no memory.
    func sha1AuthenticationCode(of content: [UInt8]) -> [UInt8] {
        Digest.digits(of: authenticationCode(of: content, by: EVP_sha1()))
    }

    /// Whether a text is this secret; takes as long for one that is wrong early as for one that is wrong late.
    func equals(_ text: UTF8Text) -> Bool {
        withBytes { secret in
            text.withBytes {
                $0.count == secret.count && CRYPTO_memcmp($0.baseAddress, secret.baseAddress, $0.count) == 0
            }
        }
    }

    private func authenticationCode(of content: [UInt8], by algorithm: OpaquePointer?) -> [UInt8] {
        withBytes { secret in
            [UInt8](unsafeUninitializedCapacity: Int(EVP_MAX_MD_SIZE)) { code, count in
                var length: UInt32 = 0
                let isMade =
                    HMAC(
                        algorithm, secret.baseAddress, Int32(clamping: secret.count), content,
                        content.count,
                        code.baseAddress, &length) != nil
                count = isMade ? Int(length) : 0
            }
        }
    }
}
