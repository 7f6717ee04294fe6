/// One app: whose messages come in, and how its people are told.
package struct AppConfiguration: Sendable {
    /// The name, which is part of addresses: 1 to 64 of `A-Z a-z 0-9 . _ -`.
    package var name: String
    /// The vendors whose messages it has; each at most once.
    var vendors: [VendorConfiguration] = []
    /// The keys with which its pushes are signed.
    var apns: [APNSKeyConfiguration] = []
    /// What it chose about its pushes; the bounds that all apps share are the gateway's.
    var rules = GatewayRules()
    /// Where outcomes are sent to; nil for nowhere.
    var hook: HookConfiguration?

    /// What is configured for a vendor; nil for one that the app has not.
    func vendor(named name: String) -> VendorConfiguration? { vendors.first { $0.name == name } }

    /// The topic of a device that has none, in an app whose profile has none: the only topic of the app's keys; nil where
    /// there are several.
    package var onlyTopic: String? {
        let topics = Set(apns.flatMap(\.topics))
        return topics.count == 1 ? topics.first : nil
    }
}
