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

/// What keeps a push from being sent at all.
enum PushCheck {
    /// Longer ones do not fit into the header fields that Apple takes; today's have 64 digits.
    private static let longestDeviceToken = 4_000
    /// How many bytes the header fields of a request may have together, without the tokens.
    private static let longestHeaders = 3_000

    /// Why the push cannot be sent; nil when it can.
    static func failure(of push: APNSPush) -> DeliveryFailure? {
        if let fault = faultOfDeviceToken(push.deviceToken) {
            return DeliveryFailure(.invalidDeviceToken, "The device token \(fault).")
        }
        if push.request.payload.isEmpty {
            return DeliveryFailure(.invalidRequest, "The payload is empty; send a JSON object.")
        }
        return fault(of: push.request.headers).map { DeliveryFailure(.invalidRequest, $0) }
    }

    private static func faultOfDeviceToken(_ token: UTF8Text) -> String? {
        if token.isEmpty { return "is empty; it is a hexadecimal number" }
        guard token.isHexadecimal else {
            return "has a character that is no hexadecimal digit; send it as hex"
        }
        guard token.count.isMultiple(of: 2) else { return "has an odd number of digits; one is missing" }
        guard token.count <= longestDeviceToken else { return "has \(token.count) digits; Apple's have 64" }
        return nil
    }

    private static func fault(of headers: borrowing APNSHeaders) -> String? {
        guard headers.channelID == nil, headers.requestID == nil else {
            return "The headers are those of a broadcast, and this client sends to devices only."
        }
        let isSendable =
            CollapseIdentifier.isSendable(headers.pushType.rawValue) && isSendable(headers.topic)
            && isSendable(headers.collapseID) && isSendable(headers.id)
        guard isSendable else { return "A header has a control character in it; remove it." }
        let count =
            headers.pushType.rawValue.count + (headers.topic?.count ?? 0) + (headers.collapseID?.count ?? 0)
            + (headers.id?.count ?? 0)
        guard count <= longestHeaders else {
            return
                "The headers are longer than any that Apple takes; shorten topic, identifiers or push type."
        }
        return nil
    }

    private static func isSendable(_ text: UTF8Text?) -> Bool {
        text.map { CollapseIdentifier.isSendable($0) } ?? true
    }
}
