internal import COpenSSL

/// SHA-256, looked up in libcrypto once for the process: a lookup for each call costs more than the digest.
struct SHA256Digest: @unchecked Sendable {
    static let byteCount = 32

    private static let shared = SHA256Digest()

    /// An `EVP_MD`, never changed and never freed.
    private let algorithm = EVP_MD_fetch(nil, "SHA256", nil)

    /// The digest of `bytes`; nil when libcrypto has no SHA-256 or no memory.
    static func digest(of bytes: [UInt8]) -> [UInt8]? {
        guard let algorithm = shared.algorithm else { return nil }
        var count: UInt32 = 0
        let digest = [UInt8](unsafeUninitializedCapacity: Int(EVP_MAX_MD_SIZE)) { buffer, initialized in
            let done = EVP_Digest(bytes, bytes.count, buffer.baseAddress, &count, algorithm, nil) == 1
            initialized = done ? Int(count) : 0
        }
        return digest.count == byteCount ? digest : nil
    }
}
