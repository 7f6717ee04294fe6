internal import GatewayCore
internal import RedisStore
internal import SQLiteStore

extension StoreConfiguration {
    /// The keys that are in the store, or why nobody can serve from it; nil for a file that cannot be looked into.
    ///
    /// Nothing of the store is changed.
    func lookForKeys() async -> Result<[StoredKey], StoreError>? {
        do throws(StoreError) {
            if let engine {
                return .success(try await RedisStore.keys(at: engine.address, options: engine.options()))
            }
            // The file that is not there yet is made at the first start; any other reason is told already.
            guard let facts = FileFacts(path: path), facts.isRegular, FileFacts.isWritable(path) else {
                return nil
            }
            return .success(try SQLiteStore.keys(inFile: path))
        } catch {
            return .failure(error)
        }
    }
}

extension ConfigurationCheck {
    /// A store with which the gateway cannot start, and one in which clients have no key.
    mutating func check(_ stored: Result<[StoredKey], StoreError>) {
        let store = configuration.store
        let key = ["store", store.engine == nil ? "path" : "url"]
        do throws(StoreError) {
            let keys = try stored.get()
            guard !keys.isEmpty else {
                return risk(
                    key,
                    "\(store.engine?.url ?? store.path) has no key, so that only webhooks are taken, and nobody can put people and devices. Make one with pushbridge-gateway key new."
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
