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
}

extension RedisAddress {
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
