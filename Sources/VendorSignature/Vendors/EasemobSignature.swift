internal import JSONDocument

/// Easemob's signature: MD5 over `callId`, secret and `timestamp`, in the body (WH-001 to WH-003).
struct EasemobSignature: VendorSigning {
    static let vendors = ["easemob", "agora"]

    static let permission = #"{"\#(WebhookKey.easemobAnswerValid.name)":true}"#

    private let secret: SharedSecret
    private let md5: Digest

    init(_ secret: SharedSecret) throws(VendorSignatureError) {
        self.secret = secret
        md5 = try Digest.md5()
    }

    func verify(_ webhook: Webhook) -> (WebhookVerification, time: SignedTime?) {
        let kind = Self.kind(of: webhook)
        guard let signature = webhook.text(WebhookKey.easemobSecurity.name) else {
            return (WebhookVerification(result: .absent, kind: kind), nil)
        }
        // The time is signed as it is spelled, be it text or a number (EM 9.43).
        guard let call = webhook.text(WebhookKey.easemobCallId.name),
            let time = webhook.text(WebhookKey.easemobTimestamp.name)
        else {
            return (WebhookVerification(result: .invalid(.incomplete), kind: kind), nil)
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
        return (WebhookVerification(result: result, kind: kind, replayKey: key), .milliseconds(time))
    }

    static func app(of webhook: Webhook) -> UTF8Text? { webhook.text(WebhookKey.easemobAppkey.name) }

    /// Every callback has a `callId`, and most are signed; without either it is another vendor's, or nobody's.
    static func kind(of webhook: Webhook) -> WebhookVerification.Kind? {
        guard
            webhook.text(WebhookKey.easemobCallId.name) != nil
                || webhook.text(WebhookKey.easemobSecurity.name) != nil
        else { return nil }
        if webhook.text(WebhookKey.easemobStep.name) != nil { return .offlinePush }
        return webhook.text(WebhookKey.easemobEventType.name) == nil ? .preSend : .postSend
    }
}

extension SignatureScheme {
    /// MD5 over `callId`, secret and `timestamp`, in the body (WH-001 to WH-003).
    ///
    /// Agora signs the same way.
    public static let easemob = SignatureScheme(EasemobSignature.self)
}
