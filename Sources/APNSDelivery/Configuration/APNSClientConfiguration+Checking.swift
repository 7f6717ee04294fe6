internal import NIOCore
internal import NIOSSL

extension APNSClientConfiguration {
    /// TLS 1.2 or later with HTTP/2 inside, and the certificate verified.
    func tlsContext() throws(APNSClientError) -> NIOSSLContext {
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.minimumTLSVersion = .tlsv12
        tls.applicationProtocols = ["h2"]
        do {
            if let pem = additionalTrustRoots {
                let certificates = try NIOSSLCertificate.fromPEMBytes(pem)
                guard !certificates.isEmpty else { throw NIOSSLError.failedToLoadCertificate }
                tls.additionalTrustRoots = [.certificates(certificates)]
            }
            return try NIOSSLContext(configuration: tls)
        } catch {
            throw APNSClientError(
                .unreadableCertificates,
                "The certificates to trust cannot be read; give them as PEM (-----BEGIN CERTIFICATE-----).")
        }
    }

    /// Refuses numbers that cannot work.
    func check() throws(APNSClientError) {
        let faults: [(Bool, String)] = [
            (server.host.isEmpty, "The server's host is empty; name one."),
            (!(1...65_535).contains(server.port), "The port is \(server.port); it lies between 1 and 65535."),
            (
                proxy != nil && server.isAddress,
                "The server \(server) has no name, and through a proxy its certificate cannot be verified without one; name it."
            ),
            (!(1...1_000).contains(connections), "\(connections) connections: open between 1 and 1000."),
            (!(1...1_000_000).contains(maximumInFlight), "\(maximumInFlight) in flight: allow 1 to 1000000."),
            (deadline <= .zero, "The deadline must be longer than nothing."),
            (connectTimeout <= .zero, "The connect timeout must be longer than nothing."),
            (
                pingInterval <= .zero || pingTimeout <= .zero,
                "The times of PINGs must be longer than nothing."
            ),
            (reconnectDelay.lowerBound <= .zero, "The reconnect delay must be longer than nothing."),
            (retries.maximumAttempts < 1, "A push needs at least one attempt."),
            (
                retries.throttlingDelay < .zero || retries.serverDelay < .zero,
                "The delays of retries must not be negative."
            ),
        ]
        if let fault = faults.first(where: \.0) { throw APNSClientError(.invalidConfiguration, fault.1) }
    }
}

extension APNSServer {
    /// Whether the host is an IP address and no name.
    var isAddress: Bool { (try? SocketAddress(ipAddress: host, port: 0)) != nil }
}
