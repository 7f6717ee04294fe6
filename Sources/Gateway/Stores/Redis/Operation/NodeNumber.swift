internal import Synchronization

/// The number of this gateway among those of a store, under a lease of a minute.
final class NodeNumber: Sendable {
    private let engine: RedisEngine
    private let number = Mutex<Int?>(nil)

    /// How long a number stays with a gateway that does not renew it, in milliseconds.
    private static let patience = 60_000

    init(_ engine: RedisEngine) { self.engine = engine }

    /// The number; 0 until it is known.
    var value: Int { number.withLock { $0 ?? 0 } }

    /// Takes a number, the one from before if it is still this gateway's.
    func renew() async throws(StoreError) {
        let wanted = number.withLock { $0 }
        let reply = try await engine.run(
            .number, engine.shared,
            ScriptWords(.text(engine.run), .text(wanted.map(String.init) ?? ""), .integer(Self.patience)))
        let taken = try reply.number()
        guard taken >= 0 else {
            throw StoreError(
                .unavailable,
                "The server serves 64 gateways already. End one, and wait a minute if it was killed.")
        }
        number.withLock { $0 = taken }
    }

    /// Gives the number back.
    func release() async {
        guard let taken = number.withLock({ $0 }) else { return }
        // A server that does not answer learns it from the end of the lease.
        _ = try? await engine.client.call(
            ["HDEL", .text(engine.shared + "nodes"), .integer(taken)], at: engine.shared)
    }
}
