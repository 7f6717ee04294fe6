internal import Foundation

/// The Redis or Valkey that keeps the gateway's state in place of a file, and that several gateways may share.
package struct EngineConfiguration: Sendable, Hashable {
    /// Its address: `redis://` or `rediss://`, a user if there is one, and one or more hosts with ports; no password.
    package var url: String
    /// The password; nil for none.
    var password: ConfiguredSecret?
    /// Certificates as PEM to trust in place of the system's; nil for the system's.
    package var authoritiesFile: String?
    /// How much memory it may have used before nothing more is accepted, in bytes; 0 for nine tenths of its `maxmemory`.
    package var memoryLimit = 0

    /// An engine without a password.
    package init(url: String) {
        self.url = url
    }

    /// The address with the password.
    var address: String {
        guard let password else { return url }
        let (scheme, user, hosts) = parts
        return "\(scheme)\(user ?? ""):\(Self.encoded(password.bytes))@\(hosts)"
    }

    /// The address without user and password, for people.
    var place: String { "\(parts.scheme)\(parts.hosts)" }

    /// Whether the address itself has a password.
    var hasPasswordInAddress: Bool { parts.user?.contains(":") ?? false }

    /// The address up to `://`, who asks, if it says so, and the rest.
    private var parts: (scheme: Substring, user: Substring?, hosts: Substring) {
        let end = url.range(of: "://")?.upperBound ?? url.startIndex
        guard let place = url[end...].lastIndex(of: "@") else { return (url[..<end], nil, url[end...]) }
        return (url[..<end], url[end..<place], url[url.index(after: place)...])
    }

    /// Whether connections use TLS.
    var isSecure: Bool { url.hasPrefix("rediss://") }

    private static func encoded(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "%0" : "%") + String($0, radix: 16) }.joined()
    }

    /// Whether what names a store is the address of an engine, and not the path of a file.
    package static func isAddress(_ text: String) -> Bool {
        text.hasPrefix("redis://") || text.hasPrefix("rediss://")
    }
}
