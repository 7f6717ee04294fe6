internal import JSONDocument

/// Easemob's signature: MD5 over `callId`, secret and `timestamp`, in the body (WH-001 to WH-003).
struct EasemobSignature: SignatureCheck {
    private let secret: SharedSecret
    private let md5: Digest

    init(_ secret: SharedSecret) throws(VendorSignatureError) {
        self.secret = secret
        md5 = try Digest.md5()
    }

    func verify(_ webhook: Webhook) -> (WebhookVerification, time: UTF8Text) {
        let kind = Self.kind(of: webhook)
        guard let signature = webhook.text(.easemobSecurity) else {
            return (WebhookVerification(result: .absent, kind: kind), "")
        }
        // The time is signed as it is spelled, be it text or a number (EM 9.43).
        guard let call = webhook.text(.easemobCallId), let time = webhook.text(.easemobTimestamp) else {
            return (WebhookVerification(result: .invalid(.incomplete), kind: kind), "")
        }
        let expected = md5.digits { feed in
            call.withBytes(feed)
            secret.withBytes(feed)
            time.withBytes(feed)
        }
        let result: WebhookVerification.Result =
            isSameDigest(signature, expected) ? .valid : .invalid(.checksum)
        // All callbacks about one message's pushes share a callId; their times tell them apart (EM 9.23).
        let key = UTF8Text(concatenating: [call, "-", time])
        return (WebhookVerification(result: result, kind: kind, replayKey: key), time)
    }

    /// Every callback has a `callId`, and most are signed; without either it is another vendor's, or nobody's.
    static func kind(of webhook: Webhook) -> WebhookVerification.Kind? {
        guard webhook.text(.easemobCallId) != nil || webhook.text(.easemobSecurity) != nil else { return nil }
        if webhook.text(.easemobStep) != nil { return .offlinePush }
        return webhook.text(.easemobEventType) == nil ? .preSend : .postSend
    }
}
