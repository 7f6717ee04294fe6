/// A step between accepting and settling at which a test may end the process.
enum FaultPoint: String, Sendable, CaseIterable {
    /// The submission is written, and not answered yet.
    case accepted
    /// A job was taken, and nothing was done for it.
    case taken
    /// The people of a group are looked up, and have no jobs yet.
    case fannedOut = "fanned-out"
    /// The message is counted, and not pushed yet.
    case counted
    /// Apple has answered, and the outcome is not written yet.
    case delivered
    /// The outcome is written.
    case settled
}
