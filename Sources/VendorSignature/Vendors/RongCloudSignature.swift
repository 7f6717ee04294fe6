internal import JSONDocument

/// RongCloud's signature: SHA-1 over secret, nonce and time, in the query or in the form (WH-050 to WH-057).
///
/// It covers no body: rely on TLS as well.
struct RongCloudSignature: VendorSigning {
    static let vendors = ["rongcloud"]
    static let sendsForms = true
    static let signsCalls = true

    static let permission = #"{"\#(WebhookKey.rongcloudAnswerPass.name)":1}"#

    private let secret: SharedSecret
    private let sha1: Digest

    init(_ secret: SharedSecret) throws(VendorSignatureError) {
        self.secret = secret
        sha1 = try Digest.sha1()
    }

    func verify(_ webhook: Webhook) -> (WebhookVerification, time: SignedTime?) {
        var verification = WebhookVerification(result: .absent, kind: Self.kind(of: webhook))
        let fields = Self.fields(of: webhook)
        if fields.signatures.isEmpty { return (verification, nil) }
        if fields.signatures.count > 1 || fields.nonces.count > 1 || fields.times.count > 1 {
            verification.result = .invalid(.repeatedHeader)
            return (verification, nil)
        }
        guard let nonce = fields.nonces.first, let time = fields.times.first, !nonce.isEmpty, !time.isEmpty,
            !fields.signatures[0].isEmpty
        else {
            verification.result = .invalid(.incomplete)
            return (verification, nil)
        }
        let expected = sha1.digits { feed in
            secret.withBytes(feed)
            nonce.withBytes(feed)
            time.withBytes(feed)
        }
        verification.result = isSameDigest(fields.signatures[0], expected) ? .valid : .invalid(.checksum)
        verification.replayKey = UTF8Text(concatenating: [nonce, "-", time])
        return (verification, .milliseconds(time))
    }

    /// The query's, or those of the form where the query has no signature (RC 9.8).
    private static func fields(
        of webhook: Webhook
    ) -> (signatures: [UTF8Text], nonces: [UTF8Text], times: [UTF8Text]) {
        let query = JSONDocument.form(webhook.query).root
        let signatures = query.texts(WebhookKey.rongcloudQuerySignature.name)
        if signatures.isEmpty, let form = webhook.message {
            return (
                form.texts(WebhookKey.rongcloudSignature.name), form.texts(WebhookKey.rongcloudNonce.name),
                form.texts(WebhookKey.rongcloudTimestamp.name)
            )
        }
        let times =
            query.texts(WebhookKey.rongcloudQuerySignTimestamp.name)
            + query.texts(WebhookKey.rongcloudQueryTimestamp.name)
        return (signatures, query.texts(WebhookKey.rongcloudQueryNonce.name), times)
    }

    /// Both are about a message; the route alone has an identifier, and the callback alone a type under this name.
    static func kind(of webhook: Webhook) -> WebhookVerification.Kind? {
        guard webhook.text(WebhookKey.rongcloudChannelType.name) != nil else { return nil }
        if webhook.text(WebhookKey.rongcloudMsgType.name) != nil { return .preSend }
        return webhook.text(WebhookKey.rongcloudMsgUID.name) == nil ? nil : .postSend
    }

    static func callSigner(
        appKey: UTF8Text, secret: SharedSecret
    ) throws(VendorSignatureError) -> (any CallSigner)? {
        try RongCloudRequestSigner(appKey: appKey, secret: secret)
    }
}

/// Signs calls of RongCloud's server interface: SHA-1 over secret, nonce and milliseconds (WH-062 to WH-065).
struct RongCloudRequestSigner: CallSigner {
    private let appKey: UTF8Text
    private let secret: SharedSecret
    private let sha1: Digest

    init(appKey: UTF8Text, secret: SharedSecret) throws(VendorSignatureError) {
        try HeaderText.check(appKey, "The app key")
        self.appKey = appKey
        self.secret = secret
        sha1 = try Digest.sha1()
    }

    func headers(
        nonce: UTF8Text, time: Int
    ) throws(VendorSignatureError) -> [(name: UTF8Text, value: UTF8Text)] {
        try HeaderText.check(nonce, "The nonce")
        let (count, isHuge) = time.multipliedReportingOverflow(by: 1_000)
        guard !isHuge else {
            throw VendorSignatureError(.invalidHeader, "The time is no number of milliseconds.")
        }
        let milliseconds = UTF8Text(count)
        let signature = try sha1.text { feed in
            secret.withBytes(feed)
            nonce.withBytes(feed)
            milliseconds.withBytes(feed)
        }
        return [
            (WebhookKey.rongcloudRequestAppKey.name, appKey), (WebhookKey.rongcloudRequestNonce.name, nonce),
            (WebhookKey.rongcloudRequestTimestamp.name, milliseconds),
            (WebhookKey.rongcloudRequestSignature.name, signature),
        ]
    }
}

extension SignatureScheme {
    /// SHA-1 over secret, nonce and time, in the query of the address or in the form (WH-050 to WH-057).
    public static let rongcloud = SignatureScheme(RongCloudSignature.self)
}
