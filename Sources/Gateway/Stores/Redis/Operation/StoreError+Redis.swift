extension StoreError {
    /// A value that no version has written.
    static let unreadable = StoreError(
        .damaged,
        "The server has a value that the gateway did not write. Give the gateway a database of its own, or restore it from a copy."
    )

    /// What an error of the client means; a server's own words are told by their first one alone, since others may hold
    /// what was to be written.
    init(redis error: RedisError) {
        switch error {
        case .closed: self.init(.closed, Self.storeIsClosed.message, mayBeDone: true)
        case .unavailable(let reason): self.init(.unavailable, "The Redis server does not answer: \(reason)")
        case .unanswered(let reason):
            self.init(.unavailable, "The Redis server does not answer: \(reason)", mayBeDone: true)
        case .refused(let failure): self.init(failure.code)
        }
    }

    private init(_ code: String) {
        self =
            switch code {
            case "OOM":
                StoreError(.full, "The server has no memory left (OOM). Raise its maxmemory.")
            case "READONLY":
                StoreError(
                    .readOnly,
                    "The server is a replica (READONLY). Give the gateway the address of the master.")
            case "MISCONF":
                StoreError(
                    .disk, "The server cannot write to its disk (MISCONF). Look at its log and its disk.")
            case "WRONGTYPE": .unreadable
            case "NOPERM", "NOAUTH", "WRONGPASS":
                StoreError(
                    .unavailable,
                    "The server does not let the gateway's user work (\(code)). Look at its ACL and the password."
                )
            default:
                StoreError(.unavailable, "The server refuses a command (\(code)). Look at its log.")
            }
    }
}
