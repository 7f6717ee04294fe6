internal import NIOCore
internal import NIOSSL
internal import Synchronization

/// The certificate that clients are shown; it can be renewed while connections go on.
final class ServerCertificate: Sendable {
    /// A certificate with its chain, and its key.
    private struct Shown {
        let chain: [NIOSSLCertificateSource]
        let key: NIOSSLPrivateKeySource

        init(_ files: TLSFiles) throws {
            chain = try NIOSSLCertificate.fromPEMFile(files.certificate).map { .certificate($0) }
            key = .privateKey(try NIOSSLPrivateKey(file: files.key, format: .pem))
            // Finds a key that is another certificate's.
            _ = try NIOSSLContext(configuration: configuration)
        }

        var configuration: TLSConfiguration {
            var configuration = TLSConfiguration.makeServerConfiguration(
                certificateChain: chain, privateKey: key)
            // RFC 8996 forbids what was before.
            configuration.minimumTLSVersion = .tlsv12
            return configuration
        }

        var override: NIOSSLContextConfigurationOverride {
            var override = NIOSSLContextConfigurationOverride()
            override.certificateChain = chain
            override.privateKey = key
            return override
        }
    }

    private let shown: Mutex<Shown>

    /// Reads a certificate and its key.
    ///
    /// - Throws: What stands against them.
    init(_ files: TLSFiles) throws { shown = Mutex(try Shown(files)) }

    /// Reads them again, for connections that are made from now on.
    ///
    /// - Throws: What stands against them; then those before go on.
    func renew(from files: TLSFiles) throws {
        let renewed = try Shown(files)
        shown.withLock { $0 = renewed }
    }

    /// How to serve with whichever certificate there is when a client connects.
    var configuration: TLSConfiguration {
        var configuration = shown.withLock { $0.configuration }
        configuration.sslContextCallback = { _, promise in
            promise.succeed(self.shown.withLock { $0.override })
        }
        return configuration
    }
}
