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
