internal import Foundation

/// The Redis or Valkey that keeps the gateway's state in place of a file, and that several gateways may share.
public struct EngineConfiguration: Sendable, Hashable {
    /// Its address: `redis://` or `rediss://`, a user if there is one, and one or more hosts with ports; no password.
    public var url: String
    /// The password; nil for none.
    public var password: ConfiguredSecret?
    /// Certificates as PEM to trust in place of the system's; nil for the system's.
    public var authoritiesFile: String?
    /// How much memory it may have used before nothing more is accepted, in bytes; 0 for nine tenths of its `maxmemory`.
    public var memoryLimit = 0

    /// An engine without a password.
    public init(url: String) {
        self.url = url
    }

    /// The address with the password.
    var address: String {
        guard let password, let end = url.range(of: "://")?.upperBound else { return url }
        let place = url[end...].lastIndex(of: "@")
        let user = place.map { url[end..<$0] } ?? ""
        let hosts = place.map { url[url.index(after: $0)...] } ?? url[end...]
        return url[..<end] + user + ":" + Self.encoded(password.bytes) + "@" + hosts
    }

    /// Whether the address itself has a password.
    var hasPasswordInAddress: Bool {
        guard let end = url.range(of: "://")?.upperBound, let place = url[end...].lastIndex(of: "@") else {
            return false
        }
        return url[end..<place].contains(":")
    }

    /// Whether connections use TLS.
    var isSecure: Bool { url.hasPrefix("rediss://") }

    private static func encoded(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "%0" : "%") + String($0, radix: 16) }.joined()
    }

    /// Whether what names a store is the address of an engine, and not the path of a file.
    public static func isAddress(_ text: String) -> Bool {
        text.hasPrefix("redis://") || text.hasPrefix("rediss://")
    }
}
