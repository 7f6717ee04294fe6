internal import JSONDocument

/// RongCloud's signature: SHA-1 over secret, nonce and time, in the query of the address or in the form (WH-050 to WH-057).
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
        let query = JSONDocument.form(webhook.query).root
        let form = Self.form(of: webhook)
        func values(_ keys: WebhookKey...) -> [UTF8Text] {
            let found = keys.flatMap { Self.values($0.name, in: query) }
            return found.isEmpty
                ? form.map { form in keys.flatMap { Self.values($0.name, in: form) } } ?? [] : found
        }
        let signatures = values(.rongcloudQuerySignature)
        let nonces = values(.rongcloudQueryNonce)
        let times = values(.rongcloudQuerySignTimestamp, .rongcloudQueryTimestamp)
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

    /// The values of a parameter, each once.
    private static func values(_ name: UTF8Text, in fields: JSONValue) -> [UTF8Text] {
        var values: [UTF8Text] = []
        for member in fields.members where member.hasKey(name) {
            if let value = member.value.string, !values.contains(value) { values.append(value) }
        }
        return values
    }

    /// The fields of the body; nil for one that is JSON and no object.
    private static func form(of webhook: Webhook) -> JSONValue? {
        if let message = webhook.message, message.kind == .object { return message }
        return JSONDocument.form(UTF8Text(repairing: webhook.body)).root
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
    /// SHA-1 over secret, nonce and time, in the query of the address or in the form (WH-050 to WH-057).
    public static let rongcloud = SignatureScheme(RongCloudSignature.self)
}
