internal import COpenSSL

/// A Lua script that servers run as one step.
struct RedisScript: Sendable {
    /// The script's text.
    let source: String
    /// The name by which servers know the script once they have run it: the SHA-1 digest of the text, in hexadecimal digits.
    ///
    /// Empty where libcrypto does not offer SHA-1; the text is sent with each call then.
    let digest: String

    /// Takes a script.
    init(_ source: String) {
        self.source = source
        digest = Self.digest(of: Array(source.utf8))
    }

    private static func digest(of text: [UInt8]) -> String {
        var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
        var count: UInt32 = 0
        guard EVP_Digest(text, text.count, &digest, &count, EVP_sha1(), nil) == 1 else {
            ERR_clear_error()
            return ""
        }
        return digest.prefix(Int(count)).reduce(into: "") { digits, byte in
            digits += (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
    }
}
