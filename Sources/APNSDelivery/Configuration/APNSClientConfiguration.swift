internal import NIOCore
internal import NIOSSL

/// The settings of an ``APNSClient``.
public struct APNSClientConfiguration: Sendable {
    /// Where to send.
    public var server: APNSServer
    /// How many connections at most; each has an event loop of its own while there are enough.
    public var connections: Int = 1
    /// How many pushes at most are accepted and have no outcome yet, over all connections together.
    ///
    /// Those who submit more have to wait.
    public var maximumInFlight: Int = 1000
    /// The longest time from a push's submission to its outcome, whatever happens.
    public var deadline: Duration = .seconds(30)
    /// The longest time to open a connection, from the look-up of the name to the end of the TLS handshake.
    public var connectTimeout: Duration = .seconds(10)
    /// How long nothing may arrive on a connection before a PING is sent.
    public var pingInterval: Duration = .seconds(60)
    /// How long to wait for the answer to a PING before the connection is closed.
    public var pingTimeout: Duration = .seconds(10)
    /// How long to wait before a connection is opened again, after the first failure and at most.
    public var reconnectDelay: ClosedRange<Duration> = .milliseconds(100)...(.seconds(30))
    /// When to send a push again.
    public var retries: RetryPolicy = RetryPolicy()
    /// Certificates to trust besides those of the system, as PEM; for tests and for servers of one's own.
    public var additionalTrustRoots: [UInt8]? = nil
    /// The proxy to go through; the server must have a name then.
    ///
    /// The certificate of a server without a name would be compared with the proxy's address.
    public var proxy: HTTPProxy? = nil

    /// The usual numbers for a server.
    public init(server: APNSServer) {
        self.server = server
    }
}

/// A server that takes pushes, over TLS.
public struct APNSServer: Sendable, Hashable {
    /// A host name, or an IP address that the server's certificate names.
    public var host: String
    /// The port; Apple's servers listen on 443 and 2197.
    public var port: Int

    /// Names a server.
    public init(host: String, port: Int = 443) {
        self.host = host
        self.port = port
    }

    /// Apple's server for apps from the App Store and TestFlight.
    public static let production = APNSServer(host: "api.push.apple.com")
    /// Apple's server for apps that Xcode installed.
    public static let sandbox = APNSServer(host: "api.sandbox.push.apple.com")
}

extension APNSServer: CustomStringConvertible {
    /// Host and port with a colon between.
    public var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}

/// A proxy that opens a tunnel to the server with HTTP's CONNECT (RFC 9110, section 9.3.6).
public struct HTTPProxy: Sendable, Hashable {
    /// The proxy's host name or IP address.
    public var host: String
    /// The proxy's port.
    public var port: Int
    /// The value of `proxy-authorization`, a secret; nil for a proxy that wants none.
    public var authorization: String?

    /// Names a proxy.
    public init(host: String, port: Int, authorization: String? = nil) {
        self.host = host
        self.port = port
        self.authorization = authorization
    }
}

extension HTTPProxy: CustomStringConvertible, CustomReflectable {
    /// Host and port; never the authorization.
    public var description: String { "\(APNSServer(host: host, port: port))" }

    /// A mirror of host and port.
    public var customMirror: Mirror { Mirror(self, children: ["host": host, "port": port]) }
}

/// How long to wait before a push is sent again, and how often.
///
/// Which rejections are worth another attempt stands in `Mappings/rejections.tsv`. An attempt that would begin after the
/// push's deadline is not made: the push then has the last answer as its outcome.
public struct RetryPolicy: Sendable, Hashable {
    /// How often a push is answered at most; what Apple never processed does not count.
    public var maximumAttempts: Int = 4
    /// How long to wait after Apple answered that a device or a key got too many pushes; doubled with each attempt.
    public var throttlingDelay: Duration = .seconds(2)
    /// How long to wait after Apple's servers failed; doubled with each attempt.
    ///
    /// Apple asks for 15 minutes, which is longer than any ordinary deadline.
    public var serverDelay: Duration = .seconds(15 * 60)
    /// Whether a push is sent again although Apple may have processed it, if it has a collapse identifier.
    ///
    /// The second notification replaces the first one, and may sound again.
    public var resendsUnansweredWithCollapseID: Bool = true

    /// The policy that Apple asks for.
    public init() {}

    /// Every push is sent once; only what Apple never processed is sent again.
    public static let never: RetryPolicy = {
        var policy = RetryPolicy()
        policy.maximumAttempts = 1
        policy.resendsUnansweredWithCollapseID = false
        return policy
    }()
}

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
