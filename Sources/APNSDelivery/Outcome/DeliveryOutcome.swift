public import APNSTypes

/// What became of one push: rejected is not failed.
public enum DeliveryOutcome: Sendable, Hashable {
    /// Apple took it, and delivers it if it can.
    case accepted(Acceptance)
    /// Apple answered that it does not take it.
    case rejected(Rejection)
    /// There is no answer.
    case failed(DeliveryFailure)

    /// What Apple says about a push that it took.
    public struct Acceptance: Sendable, Hashable {
        /// `apns-unique-id`, by which the Push Notifications Console finds the push; only the sandbox sends it.
        public let uniqueID: UTF8Text?

        /// Says what an accepting answer said.
        public init(uniqueID: UTF8Text?) {
            self.uniqueID = uniqueID
        }
    }
}
