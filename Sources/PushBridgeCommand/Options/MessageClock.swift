internal import PushBridge

/// The moment for which each message is judged (reading G19).
struct MessageClock: Sendable {
    /// One moment for all messages; nil for the moment at which each is read.
    let fixed: Instant?

    /// The moment of a message that is read now.
    var now: Instant { fixed ?? Instant(seconds: Machine.epochSeconds) }

    /// A moment before most messages of a corpus: two years ago.
    var early: Instant { Instant(seconds: now.seconds - 2 * 366 * 86_400) }
}
