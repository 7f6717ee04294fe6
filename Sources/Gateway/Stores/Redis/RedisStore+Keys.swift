extension RedisStore {
    /// Keeps a key, of which only the digest is known; in place of one with the same name.
    func put(_ key: StoredKey) async throws(StoreError) {
        _ = try await engine.run(
            .putKey, engine.shared, ScriptWords(.bytes(key.digest), .bytes(key.packed)))
    }

    func key(digest: [UInt8]) async throws(StoreError) -> StoredKey? {
        let reply = try await engine.call(engine.shared, "HGET", .text(engine.keysKey), .bytes(digest))
        guard let packed = try reply.bytesIfAny() else { return nil }
        return try StoredKey(digest: digest, packed: packed)
    }

    /// All keys, oldest first, without any secret.
    func keys() async throws(StoreError) -> [StoredKey] { try await Self.keys(in: engine) }

    static func keys(in engine: RedisEngine) async throws(StoreError) -> [StoredKey] {
        let fields = try await engine.call(engine.shared, "HGETALL", .text(engine.keysKey)).list()
        var keys: [StoredKey] = []
        for place in stride(from: 0, to: fields.count - 1, by: 2) {
            keys.append(
                try StoredKey(digest: try fields[place].bytes(), packed: try fields[place + 1].bytes()))
        }
        return keys.sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }
    }

    func revoke(key id: String) async throws(StoreError) -> Bool {
        guard let key = try await keys().first(where: { $0.id == id }) else { return false }
        let reply = try await engine.call(engine.shared, "HDEL", .text(engine.keysKey), .bytes(key.digest))
        return try reply.number() > 0
    }

    /// The hosts that an address names.
    static func hosts(of address: String) throws(StoreError) -> [String] {
        do {
            return try RedisAddress(address).hosts
        } catch {
            throw StoreError(.unavailable, error.description)
        }
    }

    /// The keys in a server or cluster, which is looked at as it is: nothing is changed, and gateways may be serving.
    static func keys(
        at address: String, options: RedisStoreOptions = RedisStoreOptions()
    ) async throws(StoreError) -> [StoredKey] {
        let engine = try RedisEngine(address: address, options: options)
        do {
            try await engine.look()
            let keys = try await keys(in: engine)
            await engine.close()
            return keys
        } catch {
            await engine.close()
            throw error
        }
    }
}

extension StoredKey {
    var packed: [UInt8] {
        var writer = PackedWriter()
        writer.text(id)
        writer.text(app)
        writer.text(note)
        writer.list(scopes)
        writer.number(createdAt, width: 8)
        return writer.bytes
    }

    fileprivate init(digest: [UInt8], packed: [UInt8]) throws(StoreError) {
        var reader = PackedReader(packed)
        let (id, app, note) = (try reader.name(), try reader.text(), try reader.name())
        let scopes = try reader.list()
        self.init(
            id: id, digest: digest, app: app, scopes: scopes, note: note,
            createdAt: try reader.number(width: 8))
    }
}

extension RedisEngine {
    /// Where the keys of the gateway's interface are, by digest.
    var keysKey: String { shared + "keys" }
}
