internal import APNSTypes
public import ProviderToken

// What the request said, as it came.
extension ReceivedPush {
    /// What stands behind `/3/device/` in the path; nil when the path is another.
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
    /// The beginning of the body: all of it, unless it is several times what Apple takes.
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
