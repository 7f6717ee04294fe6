/// A store as it is read to be carried to another one, while a gateway may be serving from it.
public protocol StateSource: Sendable {
    /// Hands everything that is kept to `body`, some hundred records at a time.
    ///
    /// Jobs and outcomes of an app come in the order of their numbers. A source that does not follow changes hands out the
    /// state as of one moment; one that does may mix moments, and ``changes()`` has everything that changed meanwhile.
    func snapshot(_ body: ([StateRecord]) async throws -> Void) async throws

    /// What changed since the source was opened, or since the last call: some thousand records at most, as they are now;
    /// empty for nothing, and where changes are not followed.
    func changes() async throws(StoreError) -> [StateRecord]

    /// Whether no gateway serves from the store any more; from then on none can until ``close()``.
    func takeOver() throws(StoreError) -> Bool

    /// Ends the reading, and leaves nothing behind in the store.
    func close() async
}

/// A store that is filled with another one's state, while nobody serves from it.
public protocol StateTarget: Sendable {
    /// Makes ready for a whole state: what a filling left that did not end is deleted.
    ///
    /// Throws ``StoreError`` with the code `unavailable` for a store that has state of its own.
    func begin() async throws(StoreError)

    /// Writes records; to write one again changes nothing.
    func apply(_ records: [StateRecord]) async throws(StoreError)

    /// Says that the state is whole: only now a gateway can serve from the store.
    func finish() async throws(StoreError)

    /// Ends the filling.
    func close() async
}
