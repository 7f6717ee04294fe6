internal import COpenSSL

/// What libcrypto says about a failure on this thread.
enum OpenSSLReason {
    /// Forgets what earlier calls left behind.
    static func clear() {
        ERR_clear_error()
    }

    /// Takes the reasons out of this thread's queue, in libcrypto's fixed words; nil when there are none.
    ///
    /// Reasons that only repeat that something failed are left out where a better one is there. The queue's free
    /// text is never read: it may quote data.
    static func take() -> String? {
        var reasons: [String] = []
        while case let code = ERR_get_error(), code != 0 {
            guard let words = ERR_reason_error_string(code) else { continue }
            let reason = String(cString: words)
            if !reasons.contains(reason) { reasons.append(reason) }
        }
        let telling = reasons.filter { !vague.contains($0) }
        let chosen = telling.isEmpty ? reasons : telling
        return chosen.isEmpty ? nil : chosen.joined(separator: ", ")
    }

    private static let vague: Set<String> = [
        "unsupported", "nested asn1 error", "interrupted or cancelled", "pkcs12 cipherfinal error",
    ]
}
