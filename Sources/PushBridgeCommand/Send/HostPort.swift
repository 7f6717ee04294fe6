internal import ArgumentParser

/// A host and a port as people write them: `host`, `host:port`, `[::1]:port`.
struct HostPort {
    let host: String
    let port: Int

    init(_ text: String, defaultPort: Int) throws {
        let parts = Self.split(text)
        let port = parts.port.map { Int($0) ?? 0 } ?? defaultPort
        let isName =
            !parts.host.isEmpty && !parts.host.contains { $0 == "/" || $0 == "@" || $0.isWhitespace }
        guard isName, (1...65_535).contains(port) else {
            throw ValidationError(
                "\"\(Self.withoutUser(text))\" is not a host, or a host and port such as localhost:8443.")
        }
        self.host = String(parts.host)
        self.port = port
    }

    /// The text without the name of a user before a host, behind which a password may stand (reading T13).
    private static func withoutUser(_ text: String) -> String {
        text.lastIndex(of: "@").map { "…\(text[$0...])" } ?? text
    }

    private static func split(_ text: String) -> (host: Substring, port: Substring?) {
        if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
            let rest = text[text.index(after: end)...]
            return (text[text.index(after: text.startIndex)..<end], rest.isEmpty ? nil : rest.dropFirst())
        }
        // An address of IPv6 without brackets has more than one colon, and no port.
        let pieces = text.split(separator: ":", omittingEmptySubsequences: false)
        return pieces.count == 2 ? (pieces[0], pieces[1]) : (Substring(text), nil)
    }

    /// Whether requests to the host stay with Apple or on this machine.
    var isAppleOrLoopback: Bool {
        let name = host.lowercased()
        return name.hasSuffix(".push.apple.com") || name == "localhost" || name == "::1"
            || isLoopbackAddress(name)
    }

    /// 127.0.0.0/8, as four numbers; a name that only begins like one is none.
    private func isLoopbackAddress(_ name: String) -> Bool {
        let numbers = name.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return numbers.count == 4 && numbers[0] == 127 && !numbers.contains(nil)
    }
}
