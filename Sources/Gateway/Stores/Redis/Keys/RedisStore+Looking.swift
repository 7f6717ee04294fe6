extension RedisStore {
    /// The hosts that an address names.
    ///
    /// - Parameter address: As for ``init(address:options:)``.
    /// - Returns: The hosts, without ports.
    /// - Throws: ``StoreError`` for an address that cannot be read.
    static func hosts(of address: String) throws(StoreError) -> [String] {
        do {
            return try RedisAddress(address).hosts
        } catch {
            throw StoreError(.unavailable, error.description)
        }
    }

    /// The keys in a server or cluster, which is looked at as it is: nothing is changed, and gateways may be serving.
    ///
    /// - Parameters:
    ///   - address: As for ``init(address:options:)``.
    ///   - options: How the store would be used.
    /// - Returns: The keys, oldest first.
    /// - Throws: ``StoreError`` for a server from which no gateway of this version can serve, as opening it does.
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
