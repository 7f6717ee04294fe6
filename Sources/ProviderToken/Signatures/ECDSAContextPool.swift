internal import Synchronization

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
