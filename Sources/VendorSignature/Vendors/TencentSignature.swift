internal import JSONDocument

/// Tencent's signature: SHA-256 over token and `RequestTime`, in the query of the address (WH-043, WH-044).
///
/// It covers no body, and no document that is open to everybody tells of it: rely on TLS as well.
struct TencentSignature: VendorSigning {
    static let vendors = ["tencent"]

    static let permission =
        #"{"\#(WebhookKey.tencentAnswerActionStatus.name)":"OK","\#(WebhookKey.tencentAnswerErrorCode.name)":0,"\#(WebhookKey.tencentAnswerErrorInfo.name)":""}"#

    private let secret: SharedSecret
    private let sha256: Digest

    init(_ secret: SharedSecret) throws(VendorSignatureError) {
        self.secret = secret
        sha256 = try Digest.sha256()
    }

    func verify(_ webhook: Webhook) -> (WebhookVerification, time: SignedTime?) {
        let query = JSONDocument.form(webhook.query).root
        let signatures = Self.values(WebhookKey.tencentQuerySign.name, in: query)
        let times = Self.values(WebhookKey.tencentQueryRequestTime.name, in: query)
        var verification = WebhookVerification(result: .absent, kind: Self.kind(of: webhook))
        if signatures.isEmpty { return (verification, nil) }
        if signatures.count > 1 || times.count > 1 {
            verification.result = .invalid(.repeatedHeader)
            return (verification, nil)
        }
        guard let time = times.first, !time.isEmpty, !signatures[0].isEmpty else {
            verification.result = .invalid(.incomplete)
            return (verification, nil)
        }
        let expected = sha256.digits { feed in
            secret.withBytes(feed)
            time.withBytes(feed)
        }
        verification.result = isSameDigest(signatures[0], expected) ? .valid : .invalid(.checksum)
        // One time signs all webhooks of a second; their bodies tell them apart.
        let body = sha256.digits { feed in webhook.body.withBytes(feed) }
        verification.replayKey = UTF8Text(
            concatenating: [UTF8Text(repairing: ByteSlice(body)), "-", time])
        return (verification, .seconds(time))
    }

    /// The values of a parameter, each once.
    private static func values(_ name: UTF8Text, in query: JSONValue) -> [UTF8Text] {
        var values: [UTF8Text] = []
        for member in query.members where member.hasKey(name) {
            if let value = member.value.string, !values.contains(value) { values.append(value) }
        }
        return values
    }

    /// Every webhook names its command, in the address or in the body.
    static func kind(of webhook: Webhook) -> WebhookVerification.Kind? {
        let query = JSONDocument.form(webhook.query).root
        let command =
            webhook.text(WebhookKey.tencentCallbackCommand.name)
            ?? values(WebhookKey.tencentQueryCallbackCommand.name, in: query).first
        switch command {
        case "C2C.CallbackBeforeSendMsg", "Group.CallbackBeforeSendMsg": return .preSend
        case "C2C.CallbackAfterSendMsg", "Group.CallbackAfterSendMsg": return .postSend
        case "Push.OfflinePush": return .offlinePush
        default: return nil
        }
    }
}

extension SignatureScheme {
    /// SHA-256 over token and `RequestTime`, in the query of the address (WH-043, WH-044).
    public static let tencent = SignatureScheme(TencentSignature.self)
}
