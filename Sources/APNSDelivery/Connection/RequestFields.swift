internal import APNSTypes
internal import ProviderToken

/// The header fields of one request after the other (APPLE-S).
///
/// Header compression (HPACK) may index what many pushes have in common, but nothing that is secret or new in each push.
struct RequestFields {
    private(set) var fields = HTTP2Fields()
    private let fixedCount: Int

    init(server: APNSServer) {
        fields.append(":method", "POST")
        fields.append(":scheme", "https")
        fields.append(":authority", server.port == 443 ? server.host : server.description)
        fixedCount = fields.count
    }

    /// Replaces the fields by those of a push, which has been checked.
    mutating func fill(_ push: PendingPush, token: ProviderToken) {
        fields.truncate(to: fixedCount)
        push.push.deviceToken.withBytes { fields.append(":path", "/3/device/", $0, isIndexed: false) }
        fields.append("authorization", token.authorization, isIndexed: false)
        fields.append("apns-push-type", push.push.request.headers.pushType.rawValue)
        fields.append("apns-priority", push.push.request.headers.priority.text)
        fields.append("apns-topic", push.push.request.headers.topic)
        switch push.push.request.headers.expiration {
        case .unspecified: break
        case .once: fields.append("apns-expiration", "0")
        case .until(let seconds): fields.append("apns-expiration", String(seconds), isIndexed: false)
        }
        fields.append("apns-collapse-id", push.push.request.headers.collapseID, isIndexed: false)
        fields.append("apns-id", push.apnsID, isIndexed: false)
    }
}

extension HTTP2Fields {
    /// Appends a field, if it has a value.
    fileprivate mutating func append(_ name: StaticString, _ value: UTF8Text?, isIndexed: Bool = true) {
        value?.withBytes { append(name, $0, isIndexed: isIndexed) }
    }
}
