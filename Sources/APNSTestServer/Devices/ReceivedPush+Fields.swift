internal import APNSTypes
public import ProviderToken

// What the request said, as it came.
extension ReceivedPush {
    /// The part of the path after `/3/device/`; nil for another path.
    public var deviceToken: String? { request.deviceToken?.string }
    /// `apns-topic`.
    public var topic: String? { request.topic?.string }
    /// `apns-push-type`.
    public var pushType: String? { request.pushType?.string }
    /// `apns-priority`.
    public var priority: String? { request.priority?.string }
    /// `apns-expiration`.
    public var expiration: String? { request.expiration?.string }
    /// `apns-collapse-id`.
    public var collapseID: String? { request.collapseID?.string }
    /// `apns-id`.
    public var id: String? { request.id?.string }
    /// The body; only its beginning where it is several times as long as Apple allows.
    public var payload: [UInt8] { request.body.withBytes { Array($0) } }
    /// How many bytes the body had.
    public var payloadSize: Int { request.bodySize }
    /// The `kid` of the provider token; nil unless a known key signed it.
    public var keyIdentifier: String? { token?.key.keyIdentifier.rawValue }
    /// The `iat` of the provider token; nil unless a known key signed it.
    public var tokenIssuedAt: Int? { token?.issuedAt }

    /// How the provider token's signature is spelled; nil unless a known key signed it.
    public var signatureForm: SignatureForm? { token?.signatureForm }

    private var token: GenuineToken? { request.token.genuine }
}
