extension StoreConfiguration {
    /// Opens the store for the process that accepts messages and hands out jobs.
    ///
    /// - Parameters:
    ///   - didCommit: Is told how long each commit to a file took, and how many calls it held.
    ///   - warn: Is told in a sentence what an operator of an engine should know.
    /// - Returns: The store.
    /// - Throws: `StoreError` for one that cannot be used.
    func open(
        didCommit: @escaping @Sendable (Duration, Int) -> Void, warn: @escaping @Sendable (String) -> Void
    ) async throws(StoreError) -> any Store {
        if let engine {
            return try await RedisStore(address: engine.address, options: engine.options(warn: warn))
        }
        return try await SQLiteStore(
            path: path, options: SQLiteOptions(synchronous: synchronous, didCommit: didCommit))
    }

    /// Opens the store for a process that reads, or changes a little, while gateways may be serving.
    ///
    /// - Returns: The store.
    /// - Throws: `StoreError` for one that cannot be used.
    func openBeside() async throws(StoreError) -> any Store {
        if let engine { return try await RedisStore(address: engine.address, options: engine.options()) }
        return try await SQLiteStore(
            path: path, options: SQLiteOptions(use: .beside, synchronous: synchronous))
    }
}

extension EngineConfiguration {
    /// How the engine is used.
    ///
    /// - Parameter warn: Is told in a sentence what an operator should know.
    /// - Returns: The options of its store.
    func options(warn: @escaping @Sendable (String) -> Void = { _ in }) -> RedisStoreOptions {
        RedisStoreOptions(
            memoryLimit: memoryLimit == 0 ? nil : memoryLimit, authoritiesFile: authoritiesFile, warn: warn)
    }
}
