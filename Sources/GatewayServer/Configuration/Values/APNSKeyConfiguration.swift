public import APNSDelivery
public import PushBridge

/// A key of a team, and the topics that it pushes to.
public struct APNSKeyConfiguration: Sendable, Hashable {
    /// What the configuration calls it.
    public var name: String
    /// The team's identifier, the `iss` of its tokens.
    public var team: String
    /// The key's identifier, the `kid` of its tokens.
    public var keyID: String
    /// The private key, as PEM.
    public var privateKey: ConfiguredSecret
    /// The bundle identifiers that it pushes to, without the suffixes of push types.
    public var topics: [String]
    /// The only environment of a key that Apple made for one; nil for both.
    public var environment: Device.Environment?
    /// The server for all environments instead of Apple's, for tests; nil for Apple's.
    public var server: APNSServer?
    /// Certificates to trust besides those of the system, as PEM.
    public var authorities: [UInt8]?
}
