internal import COpenSSL

/// A server's certificate as PEM, and the certificate that its clients must trust.
struct CertificateFiles {
    /// The chain, the server's own first.
    let chain: [UInt8]
    let key: [UInt8]
    /// What a client must trust.
    let authority: [UInt8]

    /// Takes or makes a certificate.
    init(_ identity: ServerIdentity) throws(APNSTestServerError) {
        switch identity {
        case .pem(let certificates, let key):
            chain = certificates
            authority = certificates
            self.key = key
        case .generated:
            let authorityKey = try GeneratedKey()
            let authority = try GeneratedCertificate(.authority, key: authorityKey)
            let serverKey = try GeneratedKey()
            let certificate = try GeneratedCertificate(
                .localServer, key: serverKey, issuer: (authority, authorityKey))
            self.authority = try authority.pem()
            chain = try certificate.pem() + self.authority
            key = try serverKey.pem()
        }
    }
}

/// The certificate that a server shows.
public enum ServerIdentity: Sendable {
    /// One for `localhost`, 127.0.0.1 and ::1, made at the start together with an authority that signs it.
    case generated
    /// One that exists: its chain, the server's certificate first, and its private key, as PEM.
    case pem(certificates: [UInt8], key: [UInt8])
}

/// A signing key that nobody has but whoever made it, for tests and demonstrations.
public enum InventedKey {
    /// A new private key on P-256 as PEM (PKCS#8), which is what Apple's `.p8` files are.
    ///
    /// - Throws: ``APNSTestServerError`` when libcrypto cannot make one.
    public static func pem() throws(APNSTestServerError) -> [UInt8] {
        try GeneratedKey().pem()
    }
}

/// Collects what libcrypto writes as PEM.
enum PEMText {
    /// Calls `body` with a place to write to, and returns what it wrote there.
    static func write(_ body: (OpaquePointer) -> Int32) throws(APNSTestServerError) -> [UInt8] {
        guard let memory = BIO_new(BIO_s_mem()) else { throw .cannotMakeCertificate }
        defer { BIO_free(memory) }
        guard body(memory) == 1 else { throw .cannotMakeCertificate }
        let count = BIO_ctrl_pending(memory)
        let text = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = Int(max(0, BIO_read(memory, buffer.baseAddress, Int32(clamping: count))))
        }
        guard text.count == count else { throw .cannotMakeCertificate }
        return text
    }
}
