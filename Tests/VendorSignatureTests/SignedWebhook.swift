import VendorSignature

/// A webhook of the references, whole and spoilt.
struct SignedWebhook {
    let scheme: SignatureScheme
    let secret: String
    var headers: [(name: String, value: String)]
    var body: String
    /// Its own time, in milliseconds.
    let time: Int

    /// A callback with a signature that was computed elsewhere.
    static let easemob = SignedWebhook(
        scheme: .easemob, secret: "s3cr3t", headers: [],
        body:
            #"{"callId":"demo-org#demo-app_5e6f9c2a-0c51-4c1b-9d5f-0a1b2c3d4e5f","eventType":"chat_offline","timestamp":1712345678901,"chat_type":"chat","from":"u1","to":"u2","msg_id":"1300000000000000001","payload":{"bodies":[{"msg":"hi","type":"txt"}],"ext":{"em_apns_ext":{"em_push_content":"hi"}},"from":"u1","to":"u2","type":"chat"},"appkey":"demo-org#demo-app","host":"h","securityVersion":"1.0.0","security":"1e05052100bae6cf36475694396ee6c5"}"#,
        time: 1_712_345_678_901)

    /// A copy with digests that were computed elsewhere.
    static let nim = SignedWebhook(
        scheme: .nim, secret: "0123456789ab",
        headers: [
            ("AppKey", "k"), ("MD5", "db1a2db712601726191094a41ee6aaae"), ("CurTime", "1700000000456"),
            ("CheckSum", "ecfbfff63ea9c04c69da8d16c65dc206156fc591"),
        ],
        body:
            #"{"body":"hello","convType":"PERSON","eventType":"1","fromAccount":"alice","fromClientType":"IOS","fromNick":"Alice","msgTimestamp":"1700000000123","msgType":"TEXT","msgidClient":"c-1","msgidServer":"1001","resendFlag":"0","to":"bob"}"#,
        time: 1_700_000_000_456)

    /// The body with one text instead of another, which must be there.
    func replacing(_ old: String, with new: String) -> SignedWebhook {
        var changed = self
        changed.body = body.replacing(old, with: new)
        precondition(changed.body != body, "nothing to replace")
        return changed
    }

    /// With another value of a header; nil leaves it out.
    func setting(_ name: String, to value: String?) -> SignedWebhook {
        var changed = self
        changed.headers = headers.compactMap { header in
            header.name == name ? value.map { (name, $0) } : header
        }
        return changed
    }

    func verify(
        secret: String? = nil, maximumAge: Int? = nil, now: Int = 0, bytes: [UInt8]? = nil
    ) throws -> WebhookVerification {
        let secret = try SharedSecret(Array((secret ?? self.secret).utf8))
        let verifier = try WebhookVerifier(scheme, secret: secret, maximumAge: maximumAge)
        return verifier.verify(
            ByteSlice(bytes ?? Array(body.utf8)),
            headers: headers.map { (UTF8Text($0.name), UTF8Text($0.value)) }, now: now)
    }
}
