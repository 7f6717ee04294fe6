internal import PushBridge

/// A gateway's store as its operators work on it from the command line, whether the gateway runs or not.
package struct OperatedStore: Sendable {
    private let store: any Store

    init(_ store: any Store) { self.store = store }

    /// Opens a store, does something, and closes it.
    package static func open<Result: Sendable>(
        _ configuration: StoreConfiguration, makesIt: Bool,
        _ body: (OperatedStore) async throws -> Result
    ) async throws -> Result {
        if !makesIt, configuration.engine == nil { try configuration.requireFile() }
        let store = try await configuration.open(.beside)
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
    package func redrive(app: String, ids: [Int]?) async throws -> Int {
        try await store.redrive(app: app, ids: ids)
    }

    // MARK: Keys of the interface

    /// Makes a key and keeps its digest.
    package func addKey(
        app: String?, scopes: Set<AccessScope>, note: String, at moment: Int? = nil
    ) async throws(StoreError) -> IssuedKey {
        let key = IssuedKey(app: app, scopes: scopes, note: note, at: moment ?? GatewayClock.system.now())
        try await store.put(key.stored)
        return key
    }

    /// All keys as lines of a table: name, app, scopes, when it was made, and note.
    package func listKeys() async throws(StoreError) -> [[String]] {
        try await store.keys().sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }.map { key in
            [
                key.id, key.app ?? "-", key.scopes.joined(separator: ","),
                Instant(seconds: key.createdAt / 1_000).rfc3339.string, key.note,
            ]
        }
    }

    /// Ends a key; requests with it are refused after some seconds.
    package func revokeKey(_ id: String) async throws(StoreError) -> Bool { try await store.revoke(key: id) }
}
