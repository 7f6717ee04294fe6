internal import COpenSSL

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
