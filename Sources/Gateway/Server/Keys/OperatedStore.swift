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

extension StoreConfiguration {
    /// Refuses a store that is not there.
    func requireFile() throws {
        guard FileFacts(path: path) == nil else { return }
        throw StoreError(
            .unavailable,
            "There is no database \(path). Give the gateway's configuration, or run this in its folder.")
    }
}
