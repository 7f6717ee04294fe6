/// Where a Redis server or cluster is, and who asks.
struct RedisAddress: Sendable {
    /// The servers to ask first, at least one.
    ///
    /// Of a cluster, some suffice.
    let endpoints: [RedisEndpoint]
    /// Nil for the user `default`.
    let user: String?
    /// Nil where the server asks for none.
    let password: String?
    /// The number of the database; 0 in a cluster.
    let database: Int
    /// Whether connections use TLS.
    let isSecure: Bool

    /// What is wrong with the text of an address, for people.
    ///
    /// Does not repeat the text, which may have a password in it.
    struct Invalid: Error, Sendable, Hashable, CustomStringConvertible {
        /// What is wrong and what to do.
        let description: String
    }

    /// The hosts that it names, without ports.
    var hosts: [String] { endpoints.map(\.host) }
}

extension RedisAddress: CustomStringConvertible {
    /// The address without user and password.
    var description: String {
        "\(isSecure ? "rediss" : "redis")://\(endpoints.map(\.description).joined(separator: ","))"
            + (database == 0 ? "" : "/\(database)")
    }
}

extension RedisAddress: CustomReflectable {
    /// Shows what ``description`` says and no more, so that no dump tells the password.
    var customMirror: Mirror { Mirror(self, children: ["address": description]) }
}

extension RedisAddress {
    /// Reads `redis://[[user]:password@]host[:port][,host[:port]…][/database]`; `rediss://` means TLS.
    ///
    /// The port is 6379 unless given. An IPv6 address stands in brackets. User and password may be percent-encoded.
    ///
    /// - Throws: ``Invalid`` for anything else.
    init(_ text: String) throws(Invalid) {
        isSecure = text.hasPrefix("rediss://")
        guard isSecure || text.hasPrefix("redis://") else {
            throw Invalid(description: "An address of Redis begins with redis:// or, with TLS, rediss://.")
        }
        var rest = text.dropFirst(isSecure ? 9 : 8)
        guard !rest.contains(where: { $0 == "?" || $0 == "#" }) else {
            throw Invalid(
                description: "An address of Redis has no ? and no #; write them as %3F and %23 in a password."
            )
        }
        (user, password) = try Self.credentials(takenFrom: &rest)
        database = try Self.database(takenFrom: &rest)
        var endpoints: [RedisEndpoint] = []
        for part in rest.split(separator: ",", omittingEmptySubsequences: false) {
            endpoints.append(try Self.endpoint(part))
        }
        self.endpoints = endpoints
    }

    private static func credentials(
        takenFrom rest: inout Substring
    ) throws(Invalid) -> (user: String?, password: String?) {
        guard let at = rest.lastIndex(of: "@") else { return (nil, nil) }
        let named = rest[..<at]
        rest = rest[rest.index(after: at)...]
        guard let colon = named.firstIndex(of: ":") else {
            throw Invalid(
                description: "Before the @ of an address of Redis stands user:password or :password.")
        }
        let user = try decoded(named[..<colon])
        let password = try decoded(named[named.index(after: colon)...])
        return (user.isEmpty ? nil : user, password.isEmpty ? nil : password)
    }

    private static func decoded(_ text: Substring) throws(Invalid) -> String {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard rest.count >= 2, rest.prefix(2).allSatisfy(isHexadecimal),
                let value = UInt8(Substring(rest.prefix(2)), radix: 16)
            else {
                throw Invalid(
                    description: "In the user or password of an address of Redis, two digits follow each %.")
            }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (97...102).contains(byte | 0x20)
    }

    private static func database(takenFrom rest: inout Substring) throws(Invalid) -> Int {
        guard let slash = rest.firstIndex(of: "/") else { return 0 }
        let digits = rest[rest.index(after: slash)...]
        rest = rest[..<slash]
        guard !digits.isEmpty else { return 0 }
        guard let number = Int(digits), number >= 0, digits.first != "+" else {
            throw Invalid(description: "Behind the / of an address of Redis stands the number of a database.")
        }
        return number
    }

    /// A host with a port or without, and an IPv6 address in brackets.
    private static func endpoint(_ text: Substring) throws(Invalid) -> RedisEndpoint {
        guard let parts = text.wholeMatch(of: /(?:\[([^\]]+)\]|([^:\s\[\]]+))(?::([0-9]+))?/),
            let port = UInt16(parts.3 ?? "6379"), port > 0
        else {
            throw Invalid(
                description:
                    "A host or port is missing or malformed in the address of Redis: ports are 1 to 65535, and IPv6 addresses stand in brackets."
            )
        }
        return RedisEndpoint(host: String(parts.1 ?? parts.2 ?? ""), port: Int(port))
    }
}

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
