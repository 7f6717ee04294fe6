import APNSDelivery

/// A request of a test client; as it begins, only the provider token is missing.
struct TestPush: Sendable {
    /// A device token for each number.
    static func device(_ number: Int) -> String {
        String(repeating: "0", count: 60) + String(number + 0x1000, radix: 16)
    }

    var device = Self.device(1)
    var body = #"{"aps":{"alert":{"title":"Alice","body":"Hello"},"badge":1},"f":"6001"}"#
    var authorization: String?
    /// What stands beside or in place of the ordinary header fields; an empty value takes one away.
    var fields: [String: String] = [:]

    init(_ authorization: String?) {
        self.authorization = authorization
    }

    /// The same push to another device.
    func to(_ device: String) -> TestPush {
        var push = self
        push.device = device
        return push
    }

    /// The same push with other header fields.
    func with(_ fields: [String: String]) -> TestPush {
        var push = self
        push.fields.merge(fields) { $1 }
        return push
    }

    var http2Fields: HTTP2Fields {
        var fields = HTTP2Fields()
        fields.append(":method", "POST")
        fields.append(":scheme", "https")
        fields.append(":authority", "localhost")
        fields.append(":path", "/3/device/\(device)")
        if let authorization { fields.append("authorization", authorization, isIndexed: false) }
        let usual = ["apns-topic": "com.example.app", "apns-push-type": "alert", "apns-priority": "10"]
        let all = usual.merging(self.fields) { $1 }
        for name in Self.names {
            if let value = all["\(name)"], !value.isEmpty { fields.append(name, value) }
        }
        return fields
    }

    private static let names: [StaticString] = [
        "apns-topic", "apns-push-type", "apns-priority", "apns-expiration", "apns-collapse-id", "apns-id",
    ]
}
