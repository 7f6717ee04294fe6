internal import JSONDocument

/// RongCloud's signature: SHA-1 over secret, nonce and time, in the query of the address, in the form (WH-050 to WH-057) or in
/// headers (WH-066 to WH-071).
///
/// It covers no body: rely on TLS as well.
struct RongCloudSignature: VendorSigning {
    static let vendors = ["rongcloud"]
    static let signsCalls = true

    static let permission = #"{"\#(WebhookKey.rongcloudAnswerPass.name)":1}"#

    private let secret: SharedSecret
    private let sha1: Digest

    init(_ secret: SharedSecret) throws(VendorSignatureError) {
        self.secret = secret
        sha1 = try Digest.sha1()
    }

    func verify(_ webhook: Webhook) -> (WebhookVerification, time: SignedTime?) {
        let form = Self.form(of: webhook)
        func values(_ keys: [WebhookKey], orHeaders headers: [WebhookKey]) -> [UTF8Text] {
            let inQuery = webhook.parameters(keys.map(\.name))
            if !inQuery.isEmpty { return inQuery }
            let inForm = form.map { Webhook.values(keys.map(\.name), in: $0) } ?? []
            return inForm.isEmpty ? webhook.headers(headers.map(\.name)) : inForm
        }
        let signatures = values(
            [.rongcloudQuerySignature], orHeaders: [.rongcloudHeaderSignature, .rongcloudHeaderRCSignature])
        let nonces = values(
            [.rongcloudQueryNonce], orHeaders: [.rongcloudHeaderNonce, .rongcloudHeaderRCNonce])
        let times = values(
            [.rongcloudQuerySignTimestamp, .rongcloudQueryTimestamp, .rongcloudQueryRcTimestamp],
            orHeaders: [.rongcloudHeaderTimestamp, .rongcloudHeaderRCTimestamp])
        var verification = WebhookVerification(result: .absent, kind: Self.kind(of: webhook))
        if signatures.isEmpty { return (verification, nil) }
        if signatures.count > 1 || nonces.count > 1 || times.count > 1 {
            verification.result = .invalid(.repeatedHeader)
            return (verification, nil)
        }
        guard let nonce = nonces.first, let time = times.first, !nonce.isEmpty, !time.isEmpty,
            !signatures[0].isEmpty
        else {
            verification.result = .invalid(.incomplete)
            return (verification, nil)
        }
        let expected = sha1.digits { feed in
            secret.withBytes(feed)
            nonce.withBytes(feed)
            time.withBytes(feed)
        }
        verification.result = isSameDigest(signatures[0], expected) ? .valid : .invalid(.checksum)
        // Each webhook has a nonce of its own; another body with it is a replay too. The signature does not cover where the
        // nonce ends, so nothing separates the two here either.
        verification.replayKey = UTF8Text(concatenating: [nonce, time])
        return (verification, .milliseconds(time))
    }

    /// The fields of the body; nil for one that is JSON and no object.
    private static func form(of webhook: Webhook) -> JSONValue? {
        if let message = webhook.message, message.kind == .object { return message }
        return JSONDocument.form(UTF8Text(repairing: webhook.body)).root
    }

    static func app(of webhook: Webhook) -> UTF8Text? {
        webhook.parameters([WebhookKey.rongcloudQueryAppKey.name]).first
            ?? form(of: webhook)?[WebhookKey.rongcloudQueryAppKey.name]?.string
    }

    /// A callback before sending has the sort of the message where a routed message has its identifier (RC 13).
    static func kind(of webhook: Webhook) -> WebhookVerification.Kind? {
        guard let form = form(of: webhook), form[WebhookKey.rongcloudChannelType.name] != nil else {
            return nil
        }
        if form[WebhookKey.rongcloudMsgType.name] != nil { return .preSend }
        return form[WebhookKey.rongcloudMsgUID.name] == nil ? nil : .postSend
    }

    static func callSigner(
        appKey: UTF8Text, secret: SharedSecret
    ) throws(VendorSignatureError) -> (any CallSigner)? {
        let keys: [WebhookKey] = [
            .rongcloudRequestAppKey, .rongcloudRequestNonce, .rongcloudRequestTimestamp,
            .rongcloudRequestSignature,
        ]
        return try NonceSigner(appKey: appKey, secret: secret, names: keys.map(\.name), unitsPerSecond: 1_000)
    }
}

extension SignatureScheme {
    /// SHA-1 over secret, nonce and time, in the query of the address, in the form, or in headers (WH-050 to WH-057, WH-066 to
    /// WH-071).
    public static let rongcloud = SignatureScheme(RongCloudSignature.self)
}
