internal import COpenSSL

/// A new certificate, for an authority or for a server.
final class GeneratedCertificate {
    /// What a certificate is for: its name and its extensions.
    struct Purpose {
        let name: String
        let extensions: [(kind: Int32, value: String)]

        /// Signs other certificates.
        static let authority = Purpose(
            name: "PushBridge test authority",
            extensions: [
                (NID_basic_constraints, "critical,CA:TRUE,pathlen:0"),
                (NID_key_usage, "critical,keyCertSign,cRLSign"),
                (NID_subject_key_identifier, "hash"),
            ])

        /// Is a server on this machine.
        static let localServer = Purpose(
            name: "localhost",
            extensions: [
                (NID_basic_constraints, "critical,CA:FALSE"),
                (NID_key_usage, "critical,digitalSignature"),
                (NID_ext_key_usage, "serverAuth"),
                (NID_subject_alt_name, "DNS:localhost,IP:127.0.0.1,IP:0:0:0:0:0:0:0:1"),
                (NID_subject_key_identifier, "hash"),
                (NID_authority_key_identifier, "keyid"),
            ])
    }

    private static let secondsPerDay = 86_400

    private let pointer: OpaquePointer

    /// Makes a certificate and signs it.
    ///
    /// - Parameters:
    ///   - purpose: What it is for.
    ///   - key: Whose public half it certifies.
    ///   - issuer: The certificate and key that sign it; nil lets it sign itself.
    /// - Throws: That libcrypto refused.
    init(
        _ purpose: Purpose, key: GeneratedKey,
        issuer: (certificate: GeneratedCertificate, key: GeneratedKey)? = nil
    ) throws(APNSTestServerError) {
        guard let pointer = X509_new() else { throw .cannotMakeCertificate }
        self.pointer = pointer
        let signer = issuer?.certificate.pointer ?? pointer
        guard X509_set_version(pointer, 2) == 1,  // counted from 0: version 3
            ASN1_INTEGER_set_uint64(X509_get_serialNumber(pointer), .random(in: 1...UInt64(Int64.max))) == 1,
            X509_gmtime_adj(X509_getm_notBefore(pointer), -Self.secondsPerDay) != nil,
            X509_gmtime_adj(X509_getm_notAfter(pointer), 90 * Self.secondsPerDay) != nil,
            X509_set_pubkey(pointer, key.pointer) == 1,
            setName(purpose.name),
            X509_set_issuer_name(pointer, X509_get_subject_name(signer)) == 1,
            purpose.extensions.allSatisfy({ add($0.kind, $0.value, signer: signer) }),
            X509_sign(pointer, (issuer?.key ?? key).pointer, EVP_sha256()) > 0
        else { throw .cannotMakeCertificate }
    }

    deinit {
        X509_free(pointer)
    }

    /// The certificate as PEM.
    func pem() throws(APNSTestServerError) -> [UInt8] {
        try PEMText.write { PEM_write_bio_X509($0, pointer) }
    }

    private func setName(_ name: String) -> Bool {
        let subject = X509_get_subject_name(pointer)
        return X509_NAME_add_entry_by_txt(subject, "CN", asciiString, name, -1, -1, 0) == 1
    }

    private func add(_ kind: Int32, _ value: String, signer: OpaquePointer) -> Bool {
        var context = X509V3_CTX()
        X509V3_set_ctx(&context, signer, pointer, nil, nil, 0)
        guard let addition = X509V3_EXT_conf_nid(nil, &context, kind, value) else { return false }
        defer { X509_EXTENSION_free(addition) }
        return X509_add_ext(pointer, addition, -1) == 1
    }
}

/// `MBSTRING_ASC`, a macro that Swift cannot see: bytes of ASCII.
private let asciiString: Int32 = 0x1001

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
