public import GatewayCore

/// Where the gateway keeps its state, and for how long.
public struct StoreConfiguration: Sendable, Hashable {
    /// What is safe when the gateway has answered.
    public enum Synchronous: String, Sendable, Hashable, CaseIterable {
        /// What was accepted survives a crash of the gateway; a crash of the machine can lose the last moments.
        case normal
        /// What was accepted survives a crash of the machine as well, and costs one flush of the disk for each commit.
        case full
    }

    /// The engine that keeps the state; nil for the database file.
    public var engine: EngineConfiguration?
    /// The database file.
    public var path = "pushbridge-gateway.sqlite"
    /// What is safe when the gateway has answered.
    public var synchronous = Synchronous.normal
    /// How long messages are kept, and that they were counted: the time in which they can be recalled.
    public var messages: Duration = .seconds(7 * 86_400)
    /// How long outcomes are kept.
    public var outcomes: Duration = .seconds(7 * 86_400)
    /// How long dead letters are kept, with their messages.
    public var deadLetters: Duration = .seconds(30 * 86_400)
    /// How long the keys of requests are kept, so that a repetition is known; at least 24 hours.
    public var keys: Duration = .seconds(86_400)

    /// A file in the working folder.
    public init() {}

    /// How long the store keeps things, in its own unit.
    public var retention: Retention {
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
