internal import COpenSSL

extension SharedSecret {
    /// The HMAC-SHA-256 of some bytes under this secret (RFC 2104): 32 bytes; empty when libcrypto has no memory.
    public func authenticationCode(of content: [UInt8]) -> [UInt8] {
        withBytes { secret in
            [UInt8](unsafeUninitializedCapacity: Int(EVP_MAX_MD_SIZE)) { code, count in
                var length: UInt32 = 0
                let isMade =
                    HMAC(
                        EVP_sha256(), secret.baseAddress, Int32(clamping: secret.count), content,
                        content.count,
                        code.baseAddress, &length) != nil
                count = isMade ? Int(length) : 0
            }
        }
    }
}
