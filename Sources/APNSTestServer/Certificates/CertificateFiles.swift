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
