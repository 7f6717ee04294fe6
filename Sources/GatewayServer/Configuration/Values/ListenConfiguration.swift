/// Where the gateway listens.
public struct ListenConfiguration: Sendable, Hashable {
    /// The address, or the name of one.
    public var host = "127.0.0.1"
    /// The port; 0 lets the system choose one.
    public var port = 8080
    /// What it shows its clients; nil for HTTP without TLS.
    public var tls: TLSFiles?

    /// Loopback, without TLS.
    public init() {}
}

/// A server's certificate and its private key, as PEM files.
public struct TLSFiles: Sendable, Hashable {
    /// The file of the chain, the server's own certificate first.
    public var certificate: String
    /// The file of the private key.
    public var key: String

    /// Names both files.
    public init(certificate: String, key: String) {
        self.certificate = certificate
        self.key = key
    }
}
