internal import COpenSSL
public import JSONDocument

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
        return bytes.prefix(Int(count)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
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
