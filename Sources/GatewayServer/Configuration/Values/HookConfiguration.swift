/// Where an app's outcomes are sent to.
public struct HookConfiguration: Sendable, Hashable {
    /// The address, `https://…`, or `http://…` on this machine.
    public var url: String
    /// What the requests are signed with.
    public var secret: ConfiguredSecret

    /// Creates a hook.
    public init(url: String, secret: ConfiguredSecret) {
        self.url = url
        self.secret = secret
    }
}
