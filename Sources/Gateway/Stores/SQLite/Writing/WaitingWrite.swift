/// Who asks for a write.
enum WriteOrigin {
    /// A caller of the gateway, of whom there may be any number.
    case outside
    /// The same, of hundreds of messages.
    case outsideLarge
    /// A job, of which no more are handed out than are worked on.
    case job
}

/// Something to write, and who waits for it.
struct WaitingWrite: Sendable {
    /// Writes, and returns what tells the caller so after the commit.
    let run: @Sendable (WriteTransaction) throws -> @Sendable () -> Void
    /// Tells the caller that nothing was written.
    let fail: @Sendable (StoreError) -> Void

    init<Value: Sendable>(
        _ body: @escaping @Sendable (WriteTransaction) throws -> Value,
        _ continuation: CheckedContinuation<Result<Value, StoreError>, Never>
    ) {
        run = { transaction in
            let value = try body(transaction)
            return { continuation.resume(returning: .success(value)) }
        }
        fail = { continuation.resume(returning: .failure($0)) }
    }
}
