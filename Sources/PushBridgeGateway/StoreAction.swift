internal import ArgumentParser
internal import Gateway

/// Something that a command does in the gateway's store.
enum StoreAction {
    /// Does it, and says what stands against it.
    static func run<Result: Sendable>(
        _ store: StoreConfiguration, makesIt: Bool = false,
        _ body: (OperatedStore) async throws -> Result
    ) async throws -> Result {
        do {
            return try await OperatedStore.open(store, makesIt: makesIt, body)
        } catch {
            GatewayConsole.note("pushbridge-gateway: \(error)")
            throw GatewayStatus.inputOutput
        }
    }
}
