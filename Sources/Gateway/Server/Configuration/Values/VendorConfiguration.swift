internal import PushBridge

/// A vendor whose messages an app has.
struct VendorConfiguration: Sendable {
    /// The vendor's name, such as the command line has it.
    var name: String
    /// What the app configured with the vendor, as its profile's file says; nil for the vendor's preset.
    var profile: AppProfile?
    /// What the vendor signs webhooks with; nil takes no webhooks.
    var webhookSecret: ConfiguredSecret?
    /// How old, or ahead of the clock, a webhook may be.
    var webhookMaximumAge: Duration = .seconds(600)
    /// The app at the vendor, as its webhooks name it; nil takes webhooks of whichever.
    var webhookAppKey: String?
    /// Whether the vendor pushes the app's messages itself; nil where nobody said.
    var pushesItself: Bool?

    /// Whether identifiers that differ only in ASCII case name one person at the vendor.
    var ignoresCase: Bool {
        (profile ?? (try? AppProfile(vendor: name)))?.policies.identifiersIgnoreCase ?? false
    }
}
