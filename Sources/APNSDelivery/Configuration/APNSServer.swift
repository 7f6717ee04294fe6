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
