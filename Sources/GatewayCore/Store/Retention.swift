/// How long things are kept, in milliseconds.
public struct Retention: Sendable, Hashable {
    /// Messages, and that they were counted: the time in which they can be recalled.
    public var messages: Int
    /// Outcomes.
    public var outcomes: Int
    /// Dead letters, which keep their messages.
    public var deadLetters: Int

    /// Seven days for messages and outcomes, thirty for dead letters.
    public init(
        messages: Int = 7 * 86_400_000, outcomes: Int = 7 * 86_400_000, deadLetters: Int = 30 * 86_400_000
    ) {
        self.messages = messages
        self.outcomes = outcomes
        self.deadLetters = deadLetters
    }
}

/// How much waits in a store.
public struct Backlog: Sendable, Hashable {
    /// Jobs that are not settled.
    public var jobs: Int
    /// When the oldest of them was accepted, in Unix milliseconds; nil for none.
    public var oldest: Int?
    /// Dead letters.
    public var dead: Int

    /// Creates a backlog.
    public init(jobs: Int, oldest: Int?, dead: Int) {
        self.jobs = jobs
        self.oldest = oldest
        self.dead = dead
    }
}
