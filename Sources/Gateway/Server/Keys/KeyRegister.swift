internal import PushBridge

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
