internal import COpenSSL

/// A new private key on P-256.
final class GeneratedKey {
    let pointer: OpaquePointer

    init() throws(APNSTestServerError) {
        guard let context = EVP_PKEY_CTX_new_id(EVP_PKEY_EC, nil) else { throw .cannotMakeCertificate }
        defer { EVP_PKEY_CTX_free(context) }
        var key: OpaquePointer?
        guard EVP_PKEY_keygen_init(context) == 1,
            EVP_PKEY_CTX_set_ec_paramgen_curve_nid(context, NID_X9_62_prime256v1) == 1,
            EVP_PKEY_generate(context, &key) == 1, let key
        else { throw .cannotMakeCertificate }
        pointer = key
    }

    deinit {
        EVP_PKEY_free(pointer)
    }

    /// The key as PEM (PKCS#8), not encrypted.
    func pem() throws(APNSTestServerError) -> [UInt8] {
        try PEMText.write { PEM_write_bio_PrivateKey($0, pointer, nil, nil, 0, nil, nil) }
    }
}

extension APNSTestServerError {
    /// libcrypto refused; nothing that a caller gave has a part in it.
    static let cannotMakeCertificate = APNSTestServerError(
        .unusableCertificate, "libcrypto could not make a certificate; give one as PEM files instead.")
}
