internal import PushBridge

/// A gateway's store as its operators work on it from the command line, whether the gateway runs or not.
package struct OperatedStore: Sendable {
    /// The keys of the gateway's interface.
    package let keys: KeyRegister
    private let store: any Store

    private init(_ store: any Store) {
        self.store = store
        keys = KeyRegister(store: store)
    }

    /// Opens a store, does something, and closes it.
    ///
    /// - Parameters:
    ///   - configuration: Where the store is.
    ///   - makesIt: Whether a store that is not there is made; otherwise it is an error.
    ///   - body: What to do.
    /// - Returns: What `body` returns.
    /// - Throws: `StoreError` of a store that cannot be used, and what `body` throws.
    package static func open<Result: Sendable>(
        _ configuration: StoreConfiguration, makesIt: Bool,
        _ body: (OperatedStore) async throws -> Result
    ) async throws -> Result {
        if !makesIt, configuration.engine == nil { try configuration.requireFile() }
        let store = try await configuration.openBeside()
        do {
            let result = try await body(OperatedStore(store))
            await store.close()
            return result
        } catch {
            await store.close()
            throw error
        }
    }

    // MARK: Dead letters

    private static let page = 500

    /// An app's dead letters as rows of a table: number, kind, tries, when it was given up, and why.
    package func deadLetters(app: String) async throws -> [[String]] {
        var rows: [[String]] = []
        var last = 0
        while true {
            let letters = try await store.deadLetters(app: app, after: last, limit: Self.page)
            guard let end = letters.last else { return rows }
            last = end.id
            rows += letters.map { letter in
                [
                    "\(letter.id)", letter.job.work.kind.rawValue, "\(letter.job.tries)",
                    Instant(seconds: letter.at / 1_000).rfc3339.string, letter.reason,
                ]
            }
        }
    }

    /// Makes jobs of an app's dead letters again, which a gateway that runs takes within a second.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - ids: The dead letters; nil for all of them.
    /// - Returns: How many there were.
    /// - Throws: `StoreError`; then nothing was changed.
    package func redrive(app: String, ids: [Int]?) async throws -> Int {
        try await store.redrive(app: app, ids: ids)
    }
}

/// Makes, lists and revokes the keys of a gateway's interface.
package struct KeyRegister: Sendable {
    private let store: any Store

    /// Works on the keys of a store.
    init(store: any Store) { self.store = store }

    /// Makes a key and keeps its digest.
    ///
    /// - Parameters:
    ///   - app: The app whose state it opens; nil for none.
    ///   - scopes: What it allows.
    ///   - note: Whom it is for.
    ///   - moment: When it is made, in Unix milliseconds; nil for now.
    /// - Returns: The key with its secret, which nobody can read again.
    /// - Throws: `StoreError` of a store that did not keep it.
    package func add(
        app: String?, scopes: Set<AccessScope>, note: String, at moment: Int? = nil
    ) async throws(StoreError) -> IssuedKey {
        let key = IssuedKey(app: app, scopes: scopes, note: note, at: moment ?? GatewayClock.system.now())
        try await store.put(key.stored)
        return key
    }

    /// All keys as lines of a table: name, app, scopes, when it was made, and note.
    package func list() async throws(StoreError) -> [[String]] {
        try await store.keys().sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }.map { key in
            [
                key.id, key.app ?? "-", key.scopes.joined(separator: ","),
                Instant(seconds: key.createdAt / 1_000).rfc3339.string, key.note,
            ]
        }
    }

    /// Ends a key; requests with it are refused after some seconds.
    ///
    /// - Returns: Whether there was one.
    package func revoke(_ id: String) async throws(StoreError) -> Bool { try await store.revoke(key: id) }
}
