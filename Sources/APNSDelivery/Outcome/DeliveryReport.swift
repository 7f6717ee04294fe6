public import APNSTypes

/// The outcome of one push and how it came about.
public struct DeliveryReport: Sendable, Hashable {
    /// What became of it.
    public let outcome: DeliveryOutcome
    /// The push's `apns-id`: the caller's, else the client's; nil for a push that could not be sent at all.
    public let apnsID: UTF8Text?
    /// How often the push went onto a connection; 0 for one that never did.
    public let attempts: Int

    /// Reports an outcome; for programs that play the client in tests of their own.
    public init(outcome: DeliveryOutcome, apnsID: UTF8Text?, attempts: Int) {
        self.outcome = outcome
        self.apnsID = apnsID
        self.attempts = attempts
    }
}
