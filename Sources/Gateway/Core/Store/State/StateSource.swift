/// A store as it is read to be carried to another one, while no gateway serves from it.
protocol StateSource: Sendable {
    /// Hands everything that is kept to `body`, some hundred records at a time.
    ///
    /// What records name comes before them: messages before their jobs. Jobs and outcomes of an app come in the order of their
    /// numbers.
    func forEachPart(_ body: ([StateRecord]) async throws -> Void) async throws

    /// Ends the reading; gateways can serve from the store again.
    func close() async
}

/// A store that is filled with another one's state, while nobody serves from it.
protocol StateTarget: Sendable {
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
