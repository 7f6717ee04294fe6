internal import GatewayCore
internal import SQLiteStore

extension ConfigurationCheck {
    /// A database with which the gateway cannot start, and one in which clients have no key.
    mutating func checkStoredKeys() {
        let path = configuration.store.path
        let key = ["store", "path"]
        // The file that is not there yet is made at the first start; any other reason is told already.
        guard let facts = FileFacts(path: path), facts.isRegular, FileFacts.isWritable(path) else { return }
        do throws(StoreError) {
            let keys = try SQLiteStore.keys(inFile: path)
            guard !keys.isEmpty else {
                return risk(
                    key,
                    "\(path) has no key, so that only webhooks are taken, and nobody can put people and devices. Make one with pushbridge-gateway key new."
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
