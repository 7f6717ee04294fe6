internal import APNSDelivery
internal import PushBridge

/// A key of a team, and the topics that it pushes to.
struct APNSKeyConfiguration: Sendable, Hashable {
    /// What the configuration calls it.
    var name: String
    /// The team's identifier, the `iss` of its tokens.
    var team: String
    /// The key's identifier, the `kid` of its tokens.
    var keyID: String
    /// The private key, as PEM.
    var privateKey: ConfiguredSecret
    /// The bundle identifiers that it pushes to, without the suffixes of push types.
    var topics: [String]
    /// The only environment of a key that Apple made for one; nil for both.
    var environment: Device.Environment?
    /// The server for all environments instead of Apple's, for tests; nil for Apple's.
    var server: APNSServer?
    /// Certificates to trust besides those of the system, as PEM.
    var authorities: [UInt8]?
}
