/// How long things are kept, in milliseconds.
struct Retention: Sendable, Hashable {
    /// Messages, and that they were counted: the time in which they can be recalled.
    var messages: Int = 7 * 86_400_000
    /// Outcomes.
    var outcomes: Int = 7 * 86_400_000
    /// Dead letters, which keep their messages.
    var deadLetters: Int = 30 * 86_400_000
}

/// How much waits in a store.
struct Backlog: Sendable, Hashable {
    /// Jobs that are not settled.
    var jobs: Int
    /// When the oldest of them was accepted, in Unix milliseconds; nil for none.
    var oldest: Int?
    /// Dead letters.
    var dead: Int
}
