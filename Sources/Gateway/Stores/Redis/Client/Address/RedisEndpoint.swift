/// Where one server listens.
struct RedisEndpoint: Sendable, Hashable {
    /// A host name, or an IP address without brackets.
    let host: String
    /// 1…65535.
    let port: Int

    /// Whether the host is an IP address and not a name.
    var isAddress: Bool {
        host.contains(":") || host.utf8.allSatisfy { $0 == UInt8(ascii: ".") || (48...57).contains($0) }
    }
}

extension RedisEndpoint: CustomStringConvertible {
    /// Host and port with a colon between.
    var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
