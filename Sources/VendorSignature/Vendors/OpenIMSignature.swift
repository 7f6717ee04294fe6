internal import JSONDocument

/// OpenIM's webhooks: a secret in the query of the address that the app gave the server, which signs nothing (WH-246).
///
/// It covers no body: rely on TLS as well.
struct OpenIMSignature: VendorSigning {
    static let vendors = ["openim"]

    private let secret: SharedSecret

    init(_ secret: SharedSecret) { self.secret = secret }

    func verify(_ webhook: Webhook) -> (WebhookVerification, time: SignedTime?) {
        var verification = WebhookVerification(result: .absent, kind: Self.kind(of: webhook))
        let secrets = webhook.parameters([WebhookKey.openimQuerySecret.name])
        guard let text = secrets.first else { return (verification, nil) }
        // The server appends the command to the address: secret=s3cr3t/callbackBeforeOfflinePushCommand.
        let given = text[0..<(text.range(of: "/callback")?.lowerBound ?? text.count)]
        if secrets.count > 1 {
            verification.result = .invalid(.repeatedHeader)
        } else if secret.equals(given) {
            verification.result = .valid
            verification.replayKey = webhook.digest
        } else {
            verification.result = .invalid(.checksum)
        }
        return (verification, nil)
    }

    /// Every webhook names its command; whatever comes before something happens waits for an answer.
    static func kind(of webhook: Webhook) -> WebhookVerification.Kind? {
        guard let command = webhook.text(WebhookKey.openimCallbackCommand.name) else { return nil }
        let known = openimWebhookKinds.first { $0.word == command }?.kind
        return known ?? (command.hasPrefix("callbackBefore") ? .preSend : nil)
    }

    // MARK: Answers

    static let permission = answer(nextCode: 0)

    /// The server stops; or it goes on for some users, whom it has to be told.
    static func takeover(butFor ids: [UTF8Text]) -> String {
        if ids.isEmpty { return answer(nextCode: 1) }
        let users = RawJSON.array(ids.map(RawJSON.string))
        return answer(nextCode: 0, [(WebhookKey.openimAnswerUserIDList.name, users)])
    }

    private static func answer(
        nextCode: Int, _ members: [(key: UTF8Text, value: RawJSON)] = []
    ) -> String {
        let answer: [(key: UTF8Text, value: RawJSON)] = [
            (WebhookKey.openimAnswerActionCode.name, .integer(0)),
            (WebhookKey.openimAnswerErrCode.name, .integer(0)),
            (WebhookKey.openimAnswerErrMsg.name, .string("")),
            (WebhookKey.openimAnswerErrDlt.name, .string("")),
            (WebhookKey.openimAnswerNextCode.name, .integer(nextCode)),
        ]
        return RawJSON.object(answer + members).text.string
    }
}

extension SignatureScheme {
    /// A secret in the query of the address (WH-246).
    public static let openim = SignatureScheme(OpenIMSignature.self)
}

extension OpenIMSignature {
    static func callSigner(_ credentials: CallCredentials) throws(VendorSignatureError) -> any CallSigner {
        throw VendorSignatureError(
            .invalidCredentials,
            "Calls of OpenIM have an administrator's token, which only its server gives. Send them yourself, with the header token."
        )
    }
}
