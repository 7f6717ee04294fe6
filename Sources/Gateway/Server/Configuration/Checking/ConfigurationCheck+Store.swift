internal import Synchronization

/// What a look into a store found.
struct StoreFindings {
    /// The keys that are in it, or why nobody can serve from it.
    var keys: Result<[StoredKey], StoreError>
    /// What an operator of an engine should know, a sentence each.
    var warnings: [String] = []
}

extension StoreConfiguration {
    /// Looks into the store; nil where that cannot be done, for a reason that is told without it.
    ///
    /// Nothing of the store is changed.
    func look() async -> StoreFindings? {
        guard engine == nil else { return await lookIntoEngine() }
        // The file that is not there yet is made at the first start; any other reason is told already.
        guard let facts = FileFacts(path: path), facts.isRegular, FileFacts.isWritable(path) else {
            return nil
        }
        return StoreFindings(
            keys: Result { () throws(StoreError) in try SQLiteStore.keys(inFile: path) })
    }

    private func lookIntoEngine() async -> StoreFindings? {
        // An address that cannot be read is told already.
        guard let engine, (try? RedisStore.hosts(of: engine.address)) != nil else { return nil }
        let warnings = Mutex<[String]>([])
        let options = engine.options { text in warnings.withLock { $0.append(text) } }
        do throws(StoreError) {
            let keys = try await RedisStore.keys(at: engine.address, options: options)
            return StoreFindings(keys: .success(keys), warnings: warnings.withLock { $0 })
        } catch {
            // Why it cannot be used is in the warnings as well.
            return StoreFindings(keys: .failure(error))
        }
    }
}

extension ConfigurationCheck {
    /// A store with which the gateway cannot start, one that may lose what it has, and one in which clients have no key.
    mutating func check(_ found: StoreFindings) {
        let store = configuration.store
        let key = ["store", store.engine == nil ? "path" : "url"]
        for warning in found.warnings { risk(key, warning) }
        do throws(StoreError) {
            let keys = try found.keys.get()
            guard !keys.isEmpty else {
                return risk(
                    key,
                    "\(store.engine?.place ?? store.path) has no key, so that only webhooks are taken, and nobody can put people and devices. Make one with pushbridge-gateway key new."
                )
            }
            let known = Set(keys.compactMap(\.app))
            for app in configuration.apps where !known.contains(app.name) {
                risk(
                    ["apps", app.name],
                    "No key is for this app, so that nobody can put its people and devices. Make one with pushbridge-gateway key new --app \(app.name)."
                )
            }
        } catch {
            self.error(key, error.message)
        }
    }
}
