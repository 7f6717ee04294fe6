internal import COpenSSL
internal import Synchronization

/// An `EVP_PKEY_CTX` set up for one ECDSA operation; one thread at a time.
final class ECDSAContext: @unchecked Sendable {
    /// What a context is set up for.
    enum Operation {
        case sign
        case verify
    }

    /// Two numbers of 33 bytes with their tags and lengths, in a sequence.
    private static let largestDER = 72

    private let pointer: OpaquePointer

    /// Nil when libcrypto cannot set the key up.
    init?(key: KeyHandle, operation: Operation) {
        guard let pointer = EVP_PKEY_CTX_new_from_pkey(nil, key.pointer, nil) else { return nil }
        let done =
            switch operation {
            case .sign: EVP_PKEY_sign_init(pointer)
            case .verify: EVP_PKEY_verify_init(pointer)
            }
        guard done == 1 else {
            EVP_PKEY_CTX_free(pointer)
            return nil
        }
        self.pointer = pointer
    }

    deinit {
        EVP_PKEY_CTX_free(pointer)
    }

    /// The signature of a digest as DER; nil when libcrypto cannot sign.
    func sign(_ digest: [UInt8]) -> [UInt8]? {
        let der = [UInt8](unsafeUninitializedCapacity: Self.largestDER) { buffer, initialized in
            var count = Self.largestDER
            let done = EVP_PKEY_sign(pointer, buffer.baseAddress, &count, digest, digest.count) == 1
            initialized = done ? count : 0
        }
        return der.isEmpty ? nil : der
    }

    /// Whether `der` signs the digest; anything but a clear yes is a no.
    func verifies(_ der: [UInt8], of digest: [UInt8]) -> Bool {
        EVP_PKEY_verify(pointer, der, der.count, digest, digest.count) == 1
    }
}

/// Contexts of one key for one operation, as many as threads have used at the same time.
///
/// Setting one up costs a tenth of a signature, so they are kept.
final class ECDSAContextPool: Sendable {
    private let key: KeyHandle
    private let operation: ECDSAContext.Operation
    private let idle = Mutex<[ECDSAContext]>([])

    init(key: KeyHandle, operation: ECDSAContext.Operation) {
        self.key = key
        self.operation = operation
    }

    /// The ES256 signature of `input`.
    func sign(_ input: [UInt8]) throws(ProviderTokenError) -> ES256Signature {
        guard let der = withContext({ $0.sign($1) }, digestOf: input) else {
            throw ProviderTokenError(
                .signingFailed, "The token could not be signed.", reason: OpenSSLReason.take())
        }
        return try ES256Signature(der: der)
    }

    /// Whether `signature` is of `input` and by this key; no when libcrypto cannot tell.
    func verifies(_ signature: ES256Signature, of input: [UInt8]) -> Bool {
        defer { OpenSSLReason.clear() }
        return withContext({ $0.verifies(signature.der, of: $1) }, digestOf: input) ?? false
    }

    /// Calls `body` with a context of its own and the digest; nil when there is no context or `body` returns nil.
    private func withContext<Result>(
        _ body: (ECDSAContext, [UInt8]) -> Result?, digestOf input: [UInt8]
    ) -> Result? {
        OpenSSLReason.clear()
        let context = idle.withLock { $0.popLast() } ?? ECDSAContext(key: key, operation: operation)
        guard let context, let digest = SHA256Digest.digest(of: input) else { return nil }
        let result = body(context, digest)
        if result != nil { idle.withLock { $0.append(context) } }
        return result
    }
}

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
