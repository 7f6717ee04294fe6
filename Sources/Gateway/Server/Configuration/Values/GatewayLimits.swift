/// The bounds of what the gateway takes.
struct GatewayLimits: Sendable, Hashable {
    /// The longest body of a request with one message, and of every other request, in bytes.
    var body = 64 * 1_024
    /// The longest body of a request with JSON Lines, in bytes.
    var lines = 8 * 1_024 * 1_024
    /// How many connections may be open.
    var connections = 4_096
    /// How long a request may take to come to its end, and how long its answer may wait to be taken.
    var requestTime: Duration = .seconds(30)
    /// The longest time that a request may ask to wait for outcomes.
    var waitTime: Duration = .seconds(20)
    /// How many receivers one request may name, all its messages together.
    var receivers = 10_000
    /// How many jobs may wait; with more, new messages are answered with 503.
    var backlog = 1_000_000
    /// How old the message may be that was taken from the store last, while an app's places in memory are all taken; with
    /// more, its new messages are answered with 503.
    var lag: Duration = .seconds(600)

    /// How many calls that keep nothing run at a time: translate, convert, explain and verify.
    var stateless = 4
    /// How many bytes the answer to such a call may have.
    var answer = 32 * 1_024 * 1_024

    /// The usual bounds.
    init() {}
}
