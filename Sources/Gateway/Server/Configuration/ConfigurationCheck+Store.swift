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
    /// A database that cannot be made or written to, and outcomes that are gone when a recall asks for them.
    func checkStore() {
        if configuration.store.outcomes < configuration.store.messages {
            risk(
                ["store", "retention", "outcomes"],
                "Outcomes are kept for a shorter time than messages. They tell a recall whom its message reached, so a later recall reaches no one. Keep them as long as store.retention.messages."
            )
        }
        if let engine = configuration.store.engine { return check(engine) }
        let path = configuration.store.path
        let key = ["store", "path"]
        if let facts = FileFacts(path: path) {
            if facts.isFolder { return error(key, "\(path) is a folder; name a file in it.") }
            if facts.isReadableByOthers {
                risk(
                    key,
                    "Other users of this machine can read \(path), in which messages and device tokens are kept. Run chmod o= on it."
                )
            }
            if !FileFacts.isWritable(path) { error(key, "This user cannot write to \(path).") }
            return
        }
        let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        guard let facts = FileFacts(path: folder), facts.isFolder else {
            return error(key, "There is no folder \(folder) for the database; make it.")
        }
        if !FileFacts.isWritable(folder) { error(key, "This user cannot write to the folder \(folder).") }
    }

    /// An engine that cannot be reached by its address, or whose traffic others can read.
    func check(_ engine: EngineConfiguration) {
        let key = ["store", "url"]
        if engine.hasPasswordInAddress {
            error(
                key,
                "The address has a password, which others can read here. Put it into a file, and name that as store.passwordFile."
            )
        }
        do throws(StoreError) {
            let farHosts = try RedisStore.hosts(of: engine.address).filter { !AllowedHosts.isThisMachine($0) }
            if !engine.isSecure, let host = farHosts.first {
                risk(
                    key,
                    "Messages and device tokens go to \(host) readable for everybody on the way. Use rediss://, unless the network is your own."
                )
            }
        } catch {
            self.error(key, error.message)
        }
        if engine.authoritiesFile != nil, !engine.isSecure {
            risk(["store", "caFile"], "Certificates are for rediss:// only.")
        }
        if configuration.store.path != StoreConfiguration().path {
            risk(["store", "path"], "The file is not used, since the state is kept at store.url.")
        }
    }

    /// A store with which the gateway cannot start, one that may lose what it has, and one in which clients have no key.
    func check(_ found: StoreFindings) {
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
