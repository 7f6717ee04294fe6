/// What an app chose about its pushes.
struct GatewayRules: Sendable, Hashable {
    /// When a message is pushed.
    enum PushTime: String, Sendable, Hashable, CaseIterable {
        /// Always: the vendor's own push must be off, or people are told twice.
        case always
        /// When the vendor says that the receiver was offline; other webhooks of a message only count it. Messages that the app
        /// sends itself are pushed always.
        case offlineEvent = "offline-event"
        /// Unless the receiver is known to be online.
        case presence
        /// Never: messages only count in badges, while the vendor pushes.
        case never
    }

    /// When a message is pushed.
    var when = PushTime.always
    /// Whether a message counts in the badge of somebody who is not pushed, as it does at the vendors.
    var countsSuppressed = true
    /// Whether a push without a collapse identifier gets its message's, so that a recall can replace it.
    var collapsesByMessage = true
    /// Whether a recall takes its message out of the badge again, and does not count itself.
    var recallLowersBadge = false
    /// Whether a push that only sets the badge may set it to 0, which also clears the notification centre.
    var sendsZeroBadge = false
    /// How many tries of a push are counted before it becomes a dead letter, 1 to 20.
    var maximumTries = 6
    /// How old a message may be that is pushed, where its profile sets no time to live.
    var timeToLive: Duration = .seconds(86_400)
    /// The highest number of receivers that one request may name, all its messages together, and of its lines.
    var maximumReceivers = 10_000
    /// How long an `Idempotency-Key` is kept, in milliseconds.
    var keyLife = 86_400_000

    /// The usual choices.
    init() {}

    /// ``timeToLive`` in milliseconds.
    var life: Int { Int(timeToLive.components.seconds) * 1_000 }
}
