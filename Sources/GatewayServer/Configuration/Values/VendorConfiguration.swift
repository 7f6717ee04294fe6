/// A vendor whose messages an app has.
public struct VendorConfiguration: Sendable, Hashable {
    /// The vendor's name, such as the command line has it.
    public var name: String
    /// The profile's file; nil for the vendor's preset.
    public var profile: String?
    /// What the vendor signs webhooks with; nil takes no webhooks.
    public var webhookSecret: ConfiguredSecret?
    /// How old, or ahead of the clock, a webhook may be.
    public var webhookMaximumAge: Duration
    /// Whether the vendor pushes the app's messages itself; nil where nobody said.
    public var pushesItself: Bool?

    /// Creates a vendor's part.
    public init(
        name: String, profile: String? = nil, webhookSecret: ConfiguredSecret? = nil,
        webhookMaximumAge: Duration = .seconds(300), pushesItself: Bool? = nil
    ) {
        self.name = name
        self.profile = profile
        self.webhookSecret = webhookSecret
        self.webhookMaximumAge = webhookMaximumAge
        self.pushesItself = pushesItself
    }
}
