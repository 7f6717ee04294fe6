/// Where the gateway keeps its state, and for how long.
package struct StoreConfiguration: Sendable, Hashable {
    /// The engine that keeps the state; nil for the database file.
    package var engine: EngineConfiguration?
    /// The database file.
    package var path = "pushbridge-gateway.sqlite"
    /// What is safe when the gateway has answered.
    var synchronous = SQLiteOptions.Synchronous.normal
    /// How long messages are kept, and that they were counted: the time in which they can be recalled.
    package var messages: Duration = .seconds(7 * 86_400)
    /// How long outcomes are kept.
    package var outcomes: Duration = .seconds(7 * 86_400)
    /// How long dead letters are kept, with their messages.
    package var deadLetters: Duration = .seconds(30 * 86_400)
    /// How long the keys of requests are kept, so that a repetition is known; at least 24 hours.
    package var keys: Duration = .seconds(86_400)

    /// A file in the working folder.
    package init() {}

    /// How long the store keeps things, in its own unit.
    var retention: Retention {
        Retention(
            messages: messages.milliseconds, outcomes: outcomes.milliseconds,
            deadLetters: deadLetters.milliseconds)
    }
}

extension Duration {
    /// Whole nanoseconds.
    var nanoseconds: Int64 { components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000 }

    /// Whole milliseconds.
    var milliseconds: Int {
        Int(components.seconds) * 1_000 + Int(components.attoseconds / 1_000_000_000_000_000)
    }
}
