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
