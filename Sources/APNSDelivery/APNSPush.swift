public import APNSTypes

/// One push to one device.
public struct APNSPush: Sendable, Hashable {
    /// The device token in hexadecimal digits.
    ///
    /// One that is no hexadecimal number of whole bytes is not sent: its outcome is
    /// ``DeliveryFailure/Cause/invalidDeviceToken``.
    public var deviceToken: UTF8Text
    /// The headers and the payload.
    ///
    /// Without an `apns-id` the client makes one, which stays the same however often the push is sent.
    public var request: APNSRequest
    /// When the app registered the token, in Unix milliseconds; nil when nobody knows.
    ///
    /// It decides whether an answer that the token is no longer valid is about this registration or an older one.
    public var registeredAt: Int?

    /// Creates a push.
    public init(deviceToken: UTF8Text, request: APNSRequest, registeredAt: Int? = nil) {
        self.deviceToken = deviceToken
        self.request = request
        self.registeredAt = registeredAt
    }
}
