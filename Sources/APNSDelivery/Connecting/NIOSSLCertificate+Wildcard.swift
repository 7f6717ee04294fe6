internal import NIOSSL

extension NIOSSLCertificate {
    /// Whether one of its names is a wildcard with no domain behind it, such as `*` or `push*`.
    ///
    /// Where there are no alternative names, TLS compares the common name, which only the description tells.
    var hasWildcardWithoutDomain: Bool {
        let names = _subjectAlternativeNames().compactMap { name in
            name.nameType == .dnsName ? Array(name.contents) : nil
        }
        guard names.isEmpty else { return names.contains { Self.isWildcardWithoutDomain($0) } }
        let words = description.split(separator: ";").first { $0.hasPrefix("common_name=") }
        return Self.isWildcardWithoutDomain(Array((words ?? "").utf8.drop { $0 != UInt8(ascii: "=") }))
    }

    private static func isWildcardWithoutDomain(_ name: [UInt8]) -> Bool {
        let name = name.last == UInt8(ascii: ".") ? name.dropLast() : name[...]
        return name.contains(UInt8(ascii: "*")) && !name.contains(UInt8(ascii: "."))
    }
}
