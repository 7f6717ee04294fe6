internal import NIOSSL

extension NIOSSLCertificate {
    /// Whether one of its names is a wildcard without a domain, such as `*` or `push*`.
    ///
    /// Where there are no alternative names, TLS compares the common name, which only the description tells.
    var hasWildcardWithoutDomain: Bool {
        let names = alternativeNames
        guard names.isEmpty else { return names.contains { Self.isWildcardWithoutDomain($0) } }
        let words = description.split(separator: ";").first { $0.hasPrefix("common_name=") }
        return Self.isWildcardWithoutDomain(Array((words ?? "").utf8.drop { $0 != UInt8(ascii: "=") }))
    }

    /// Whether one of its alternative names is a host's name as it is, in letters of either case.
    func names(_ host: some StringProtocol) -> Bool {
        alternativeNames.contains {
            String(decoding: $0, as: UTF8.self).lowercased() == host.lowercased()
        }
    }

    private var alternativeNames: [[UInt8]] {
        _subjectAlternativeNames().compactMap { name in
            name.nameType == .dnsName ? Array(name.contents) : nil
        }
    }

    private static func isWildcardWithoutDomain(_ name: [UInt8]) -> Bool {
        let name = name.last == UInt8(ascii: ".") ? name.dropLast() : name[...]
        return name.contains(UInt8(ascii: "*")) && !name.contains(UInt8(ascii: "."))
    }
}
