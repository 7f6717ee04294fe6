internal import NIOSSL

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

extension ConfigurationCheck {
    /// 2026-01-01, before which nobody can run this.
    private static let earliest = 1_767_225_600

    /// Apple refuses tokens whose time is off, and webhooks are too old or ahead.
    func checkClock() {
        if now < Self.earliest {
            risk(
                [],
                "This machine's clock is before 2026, so that Apple refuses the pushes. Set the clock, for example with NTP."
            )
        } else if let file = reader.file, let facts = FileFacts(path: file), facts.changedAt > now + 300 {
            risk(
                [],
                "This file was changed \(facts.changedAt - now) seconds in the future: this machine's clock is behind, or the one is that wrote it. Check both."
            )
        }
    }

    /// More connections than the process may have files.
    func checkConnections() {
        var limit = rlimit()
        #if canImport(Glibc)
            let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
            let kind = RLIMIT_NOFILE
        #endif
        guard getrlimit(kind, &limit) == 0 else { return }
        let files = Int(clamping: UInt64(limit.rlim_max))
        let wanted = configuration.limits.connections + Self.otherFiles
        guard files < wanted else { return }
        risk(
            ["limits", "connections"],
            "\(configuration.limits.connections) connections need \(wanted) open files, and this process may have \(files). Raise the limit (ulimit -n, LimitNOFILE=), or allow fewer."
        )
    }

    /// Files that are open besides connections of clients: the database, connections to Apple, hooks.
    private static let otherFiles = 128

    /// Secrets that others can read.
    func checkSecretFiles() {
        var files = reader.secretFiles
        if let key = configuration.listen.tls?.key { files.append((["listen", "tls", "keyFile"], key)) }
        for (key, path) in files {
            guard let facts = FileFacts(path: path), facts.isRegular, facts.isReadableByOthers else {
                continue
            }
            risk(key, "Other users of this machine can read \(path). Run chmod o= on it.")
        }
    }

    /// Patterns that can match no host.
    func checkHosts() {
        for host in configuration.hosts {
            let name = host.hasPrefix("*.") ? String(host.dropFirst(2)) : host
            if host == "*" {
                error(
                    ["hosts"],
                    "* would allow every host; name those that are called, or all names below one as *.example.com."
                )
            } else if name.isEmpty || name.contains(where: { "/*@ ".contains($0) })
                || name.split(separator: ":").count == 2
            {
                error(["hosts"], "An entry is no host; write names without scheme, port and path.")
            }
        }
    }

    /// Names that the environment cannot tell apart.
    func checkNames() {
        var known: [String: String] = [:]
        for app in configuration.apps {
            let variable = EnvironmentVariable.name(of: ["apps", app.name])
            if let other = known.updateValue(app.name, forKey: variable) {
                risk(
                    ["apps", app.name],
                    "In the environment, this app and \(other) are both \(variable); rename one to set them apart there."
                )
            }
        }
    }

    private static let aMonth = 30 * 86_400

    /// An address that others reach without TLS, and a certificate that clients refuse.
    func checkListening() {
        let listen = configuration.listen
        let isReachable = !AllowedHosts.isThisMachine(listen.host)
        if isReachable, listen.tls == nil {
            risk(
                ["listen", "host"],
                "\(listen.host) is more than this machine, and there is no TLS: keys and messages can be read on their way. Set listen.tls, or listen on 127.0.0.1 behind a proxy that has TLS."
            )
        }
        if isReachable, configuration.operation.metrics == .open {
            risk(
                ["metrics"],
                "Everybody who reaches the port can read the metrics; say key, or listen on this machine.")
        }
        if let tls = listen.tls { check(tls) }
    }

    private func check(_ files: TLSFiles) {
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

    private func checkTime(of certificate: NIOSSLCertificate, _ key: [String]) {
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

    private func pem(_ path: String, _ key: [String]) -> [UInt8]? {
        do {
            return try SmallFile.bytes(at: path)
        } catch {
            self.error(key, "The file \(path) \(error.reason).")
            return nil
        }
    }
}
