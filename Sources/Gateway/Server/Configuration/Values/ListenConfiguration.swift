/// Where the gateway listens.
package struct ListenConfiguration: Sendable, Hashable {
    /// The address, or the name of one.
    package var host = "127.0.0.1"
    /// The port; 0 lets the system choose one.
    package var port = 8080
    /// What it shows its clients; nil for HTTP without TLS.
    package var tls: TLSFiles?

    /// Loopback, without TLS.
    package init() {}
}

/// A server's certificate and its private key, as PEM files.
package struct TLSFiles: Sendable, Hashable {
    /// The file of the chain, the server's own certificate first.
    package var certificate: String
    /// The file of the private key.
    package var key: String
}
