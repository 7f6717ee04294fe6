internal import Foundation

/// Where the gateway keeps its state, and for how long.
package struct StoreConfiguration: Sendable, Hashable {
    /// The engine that keeps the state; nil for the database file.
    package var engine: EngineConfiguration?
    /// The database file.
    package var path = "pushbridge-gateway.sqlite"
    /// What is safe when the gateway has answered.
    var synchronous = SQLiteOptions.Synchronous.normal
    /// The time in which messages can be recalled.
    package var messages: Duration = .seconds(7 * 86_400)
    package var outcomes: Duration = .seconds(7 * 86_400)
    package var deadLetters: Duration = .seconds(30 * 86_400)
    package var keys: Duration = .seconds(86_400)

    private static let years = 10 * 366 * 86_400

    /// A file in the working folder.
    package init() {}

    init(_ section: ConfigurationSection) {
        section.file(
            "path", &path, "The database file. The default lies in the working folder.")
        engine = EngineConfiguration(section)
        section.choice(
            "synchronous", &synchronous,
            "normal: a crash of the machine can lose what was accepted in the last moments, a crash of the gateway nothing. full: neither loses anything, and each commit waits for the disk."
        )
        section.time(
            "retention.messages", &messages, .seconds(60)...(.seconds(Self.years)),
            "How long messages are kept, and that they were counted. Later they cannot be recalled.")
        section.time(
            "retention.outcomes", &outcomes, .seconds(60)...(.seconds(Self.years)),
            "How long outcomes are kept.")
        section.time(
            "retention.deadLetters", &deadLetters, .seconds(60)...(.seconds(Self.years)),
            "How long pushes that were given up are kept, with their messages, so that they can be tried again."
        )
        section.time(
            "retention.keys", &keys, .seconds(86_400)...(.seconds(Self.years)),
            "How long a repeated request is known by its key.")
        if let store = section.reader.store, engine == nil { path = store }
    }

    /// How long the store keeps things, in its own unit.
    var retention: Retention {
        Retention(
            messages: messages.milliseconds, outcomes: outcomes.milliseconds,
            deadLetters: deadLetters.milliseconds)
    }

    /// Opens the store: for the process that accepts messages and hands out jobs, or beside it.
    ///
    /// `didCommit` is called with the time of each commit to a file, and how many calls it had; `warn` with a sentence for the
    /// operator of an engine.
    func open(
        _ use: SQLiteOptions.Use, didCommit: (@Sendable (Duration, Int) -> Void)? = nil,
        warn: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws(StoreError) -> any Store {
        if let engine {
            return try await RedisStore(address: engine.address, options: engine.options(warn: warn))
        }
        return try await SQLiteStore(
            path: path, options: SQLiteOptions(use: use, synchronous: synchronous, didCommit: didCommit))
    }

    /// Refuses a store that is not there.
    func requireFile() throws {
        guard FileFacts(path: path) == nil else { return }
        throw StoreError(
            .unavailable,
            "There is no database \(path). Give the gateway's configuration, or run this in its folder.")
    }
}

/// The Redis or Valkey that keeps the gateway's state in place of a file, and that several gateways may share.
package struct EngineConfiguration: Sendable, Hashable {
    /// Its address: `redis://` or `rediss://`, a user if there is one, and one or more hosts with ports; no password.
    package var url: String
    /// The password; nil for none.
    var password: ConfiguredSecret?
    /// Certificates as PEM to trust in place of the system's; nil for the system's.
    package var authoritiesFile: String?
    /// How much memory it may have used before new messages are refused, in bytes; 0 for nine tenths of its `maxmemory`.
    package var memoryLimit = 0

    /// An engine without a password.
    package init(url: String) {
        self.url = url
    }

    /// The engine of a store's section, or of the command line; nil for a store that is a file.
    init?(_ section: ConfigurationSection) {
        self.init(url: "")
        var address: String?
        section.text(
            "url", &address,
            "A Redis or Valkey in place of the file, which several gateways may share: redis://host:6379, or rediss:// with TLS. A cluster's servers stand behind each other with commas."
        )
        section.secret("password", &password, "The password of store.url.")
        section.file(
            "caFile", &authoritiesFile,
            "Certificates as PEM to trust in place of the system's, for rediss://.")
        section.size(
            "memoryLimit", &memoryLimit, 0...(1 << 50),
            "How much memory store.url may have used before new messages are answered with 503; 0 for nine tenths of its maxmemory."
        )
        if let store = section.reader.store { address = Self.isAddress(store) ? store : nil }
        guard let found = address else { return nil }
        url = found
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

    /// The options of the engine's store; `warn` is called with a sentence for its operator.
    func options(warn: @escaping @Sendable (String) -> Void = { _ in }) -> RedisStoreOptions {
        RedisStoreOptions(
            memoryLimit: memoryLimit == 0 ? nil : memoryLimit, authoritiesFile: authoritiesFile, warn: warn)
    }
}

extension Duration {
    /// Whole nanoseconds.
    var nanoseconds: Int64 { components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000 }

    /// Whole milliseconds.
    var milliseconds: Int {
        Int(components.seconds) * 1_000 + Int(components.attoseconds / 1_000_000_000_000_000)
    }
}
