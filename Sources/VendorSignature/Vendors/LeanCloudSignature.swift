internal import JSONDocument

/// LeanCloud's hooks: the app's hook key in a header, or a signature in the body under the master key (WH-239, WH-240).
///
/// Neither covers the message: rely on TLS as well.
struct LeanCloudSignature: VendorSigning {
    static let vendors = ["leancloud"]

    static let permission = "{}"

    /// All or nothing: nobody can be left out of it.
    static func takeover(butFor ids: [UTF8Text]) -> String {
        #"{"\#(WebhookKey.leancloudAnswerSkip.name)":true}"#
    }

    private let secret: SharedSecret

    init(_ secret: SharedSecret) { self.secret = secret }

    func verify(_ webhook: Webhook) -> (WebhookVerification, time: SignedTime?) {
        let keys = webhook.header(WebhookKey.leancloudHeaderXLCHookKey.name)
        guard let key = keys.first else { return verifySignature(of: webhook) }
        var verification = WebhookVerification(result: .invalid(.checksum), kind: Self.kind(of: webhook))
        if keys.count > 1 {
            verification.result = .invalid(.repeatedHeader)
        } else if secret.equals(key) {
            verification.result = .valid
            verification.replayKey = webhook.digest
        }
        return (verification, nil)
    }

    /// The older way, which tells the hook's name as well.
    private func verifySignature(of webhook: Webhook) -> (WebhookVerification, time: SignedTime?) {
        var verification = WebhookVerification(result: .absent, kind: Self.kind(of: webhook))
        guard let text = webhook.text(WebhookKey.leancloudSign.name) else { return (verification, nil) }
        let parts = text.string.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, let time = parts.first, !time.isEmpty else {
            verification.result = .invalid(.incomplete)
            return (verification, nil)
        }
        let signature = UTF8Text(String(parts[1]))
        let hook = leancloudWebhookKinds.first { hook in
            let code = secret.sha1AuthenticationCode(of: Array("\(hook.word):\(time)".utf8))
            return isSameDigest(signature, code)
        }
        guard let hook else {
            verification.result = .invalid(.checksum)
            return (verification, nil)
        }
        verification.result = .valid
        verification.kind = hook.kind
        verification.replayKey = webhook.digest
        return (verification, .milliseconds(UTF8Text(String(time))))
    }

    /// Every hook about a message names its sender; a message that was sent has an identifier.
    static func kind(of webhook: Webhook) -> WebhookVerification.Kind? {
        func has(_ key: WebhookKey) -> Bool { webhook.message?[key.name]?.isNull == false }
        guard has(.leancloudFromPeer) else { return nil }
        if has(.leancloudOnlinePeers) { return .postSend }
        if has(.leancloudMsgId) { return has(.leancloudOfflinePeers) ? .postSend : .preSend }
        return has(.leancloudOfflinePeers) ? .beforePush : .preSend
    }
}

extension SignatureScheme {
    /// The app's hook key in a header, or HMAC-SHA1 over a hook's name and time in the body (WH-239, WH-240).
    public static let leancloud = SignatureScheme(LeanCloudSignature.self)
}

extension LeanCloudSignature {
    static func callSigner(_ credentials: CallCredentials) throws(VendorSignatureError) -> any CallSigner {
        throw VendorSignatureError(
            .invalidCredentials,
            "Nothing is sent to LeanCloud, whose instant messaging ends on 2027-01-12. Name another vendor.")
    }
}
