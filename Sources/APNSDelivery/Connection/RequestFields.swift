internal import APNSTypes
internal import HTTP2Session
internal import ProviderToken

/// The header fields of one request after the other (APPLE-S).
///
/// The compression remembers what many pushes share; what is secret or new in each push it never sees twice.
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
        push.push.request.headers.pushType.rawValue.withBytes { fields.append("apns-push-type", $0) }
        fields.append("apns-priority", push.push.request.headers.priority)
        if let topic = push.push.request.headers.topic { topic.withBytes { fields.append("apns-topic", $0) } }
        switch push.push.request.headers.expiration {
        case .unspecified: break
        case .once: fields.append("apns-expiration", "0")
        case .until(let seconds): fields.append("apns-expiration", String(seconds), isIndexed: false)
        }
        if let collapseID = push.push.request.headers.collapseID {
            collapseID.withBytes { fields.append("apns-collapse-id", $0, isIndexed: false) }
        }
        if let apnsID = push.apnsID { apnsID.withBytes { fields.append("apns-id", $0, isIndexed: false) } }
    }
}

extension HTTP2Fields {
    fileprivate mutating func append(_ name: StaticString, _ priority: APNSHeaders.Priority) {
        switch priority {
        case .immediate: append(name, "10")
        case .powerAware: append(name, "5")
        case .passive: append(name, "1")
        }
    }
}
