public import GatewayCore

/// One app: whose messages come in, and how its people are told.
public struct AppConfiguration: Sendable {
    /// The name, which is part of addresses: 1 to 64 of `A-Z a-z 0-9 . _ -`.
    public var name: String
    /// The vendors whose messages it has; each at most once.
    public var vendors: [VendorConfiguration] = []
    /// The keys with which its pushes are signed.
    public var apns: [APNSKeyConfiguration] = []
    /// What it chose about its pushes; the bounds that all apps share are the gateway's.
    public var rules = GatewayRules()
    /// Where outcomes are sent to; nil for nowhere.
    public var hook: HookConfiguration?

    /// What is configured for a vendor; nil for one that the app has not.
    public func vendor(named name: String) -> VendorConfiguration? { vendors.first { $0.name == name } }

    /// The topic of a device that has none, in an app whose profile has none: the only topic of the app's keys; nil where
    /// there are several.
    public var onlyTopic: String? {
        let topics = Set(apns.flatMap(\.topics))
        return topics.count == 1 ? topics.first : nil
    }
}
