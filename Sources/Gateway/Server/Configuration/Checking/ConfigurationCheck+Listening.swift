internal import NIOSSL

extension ConfigurationCheck {
    private static let aMonth = 30 * 86_400

    /// An address that others reach without TLS, and a certificate that clients refuse.
    mutating func checkListening() {
        let listen = configuration.listen
        guard let tls = listen.tls else {
            if !AllowedHosts.isThisMachine(listen.host) {
                risk(
                    ["listen", "host"],
                    "\(listen.host) is more than this machine, and there is no TLS: keys and messages can be read on their way. Set listen.tls, or listen on 127.0.0.1 behind a proxy that has TLS."
                )
            }
            if configuration.operation.metrics == .open { checkOpenMetrics() }
            return
        }
        if configuration.operation.metrics == .open { checkOpenMetrics() }
        check(tls)
    }

    private mutating func checkOpenMetrics() {
        guard !AllowedHosts.isThisMachine(configuration.listen.host) else { return }
        risk(
            ["metrics"],
            "Everybody who reaches the port can read the metrics; say key, or listen on this machine.")
    }

    private mutating func check(_ files: TLSFiles) {
        let key = ["listen", "tls", "certificateFile"]
        guard let chain = pem(files.certificate, key),
            let privateKey = pem(files.key, ["listen", "tls", "keyFile"])
        else { return }
        guard let certificates = try? NIOSSLCertificate.fromPEMBytes(chain), let own = certificates.first
        else {
            return error(
                key, "\(files.certificate) holds no certificate as PEM (-----BEGIN CERTIFICATE-----).")
        }
        checkTime(of: own, key)
        guard let privateKey = try? NIOSSLPrivateKey(bytes: privateKey, format: .pem) else {
            return error(
                ["listen", "tls", "keyFile"],
                "\(files.key) holds no private key as PEM that can be used without a passphrase.")
        }
        let tls = TLSConfiguration.makeServerConfiguration(
            certificateChain: certificates.map { .certificate($0) }, privateKey: .privateKey(privateKey))
        if (try? NIOSSLContext(configuration: tls)) == nil {
            error(key, "The certificate and the key do not fit: \(files.key) is another certificate's key.")
        }
    }

    private mutating func checkTime(of certificate: NIOSSLCertificate, _ key: [String]) {
        let end = Int(certificate.notValidAfter)
        if end < now {
            error(key, "The certificate has expired; clients refuse it. Renew it.")
        } else if Int(certificate.notValidBefore) > now {
            error(
                key, "The certificate is not valid yet, or this machine's clock is behind; clients refuse it."
            )
        } else if end < now + Self.aMonth {
            let days = (end - now) / 86_400
            risk(key, "The certificate expires in \(days) \(days == 1 ? "day" : "days"). Renew it.")
        }
    }

    private mutating func pem(_ path: String, _ key: [String]) -> [UInt8]? {
        do {
            return try SmallFile.bytes(at: path)
        } catch {
            self.error(key, "The file \(path) \(error.words).")
            return nil
        }
    }
}
