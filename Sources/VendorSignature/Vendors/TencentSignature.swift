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
        let signatures = webhook.parameters([WebhookKey.tencentQuerySign.name])
        let times = webhook.parameters([WebhookKey.tencentQueryRequestTime.name])
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
        verification.replayKey = UTF8Text(concatenating: [webhook.digest, "-", time])
        return (verification, .seconds(time))
    }

    /// Every webhook names its command, in the address or in the body.
    static func kind(of webhook: Webhook) -> WebhookVerification.Kind? {
        let command = webhook.text(WebhookKey.tencentCallbackCommand.name) ?? command(of: webhook)
        return tencentWebhookKinds.first { $0.word == command }?.kind
    }

    static func app(of webhook: Webhook) -> UTF8Text? {
        webhook.parameters([WebhookKey.tencentQuerySdkAppid.name]).first
    }

    /// The body names the command too in newer webhooks, and whoever reads the message looks for it there.
    static func completedBody(of webhook: Webhook) -> RawJSON? {
        guard let message = webhook.message, message.kind == .object,
            message[WebhookKey.tencentCallbackCommand.name]?.isNull != false,
            let command = command(of: webhook)
        else { return nil }
        let others = message.members.filter { !$0.hasKey(WebhookKey.tencentCallbackCommand.name) }
        return .object(
            [(WebhookKey.tencentCallbackCommand.name, .string(command))]
                + others.map { ($0.key, $0.value.raw) })
    }

    private static func command(of webhook: Webhook) -> UTF8Text? {
        webhook.parameters([WebhookKey.tencentQueryCallbackCommand.name]).first
    }
}

extension SignatureScheme {
    /// SHA-256 over token and `RequestTime`, in the query of the address (WH-043, WH-044).
    public static let tencent = SignatureScheme(TencentSignature.self)
}

/// Signs calls of Tencent's server interface by a `usersig` in the query.
///
/// It covers neither path nor body: rely on TLS as well.
struct TencentCallSigner: CallSigner {
    /// For how long a signature is valid, in seconds; each call has a new one.
    private static let lifetime = 3_600

    private let app: UTF8Text
    private let identifier: UTF8Text
    private let key: SharedSecret

    init(_ credentials: CallCredentials) throws(VendorSignatureError) {
        app = try credentials.needed(\.sdkAppID, "sdkAppID")
        identifier = try credentials.needed(\.identifier, "identifier")
        key = try credentials.neededSecret(\.key, "key")
        guard let number = app.decimalInteger, number > 0 else {
            throw VendorSignatureError(.invalidCredentials, "The credentials' \"sdkAppID\" is no number.")
        }
    }

    func headers(
        nonce: UTF8Text, time: Int
    ) throws(VendorSignatureError) -> [(name: UTF8Text, value: UTF8Text)] { [] }

    func query(call: UInt64, time: Int) -> [(name: UTF8Text, value: UTF8Text)] {
        [
            ("sdkappid", app), ("identifier", identifier.percentEncoded),
            ("usersig", signature(time: time)), ("random", UTF8Text(Int(UInt32(truncatingIfNeeded: call)))),
            ("contenttype", "json"),
        ]
    }

    /// The signature for an hour from a time on, in Unix seconds.
    func signature(time: Int, lifetime: Int = Self.lifetime) -> UTF8Text {
        let (time, lifetime) = (UTF8Text(time), UTF8Text(lifetime))
        let signed: [UTF8Text] = [
            "TLS.identifier:", identifier, "\nTLS.sdkappid:", app, "\nTLS.time:", time, "\nTLS.expire:",
            lifetime, "\n",
        ]
        let code = key.authenticationCode(of: UTF8Text(concatenating: signed).bytes)
        let sheet = RawJSON.object([
            ("TLS.ver", .string("2.0")), ("TLS.identifier", .string(identifier)),
            ("TLS.sdkappid", .integer(app.decimalInteger ?? 0)),
            ("TLS.expire", .integer(lifetime.decimalInteger ?? 0)),
            ("TLS.time", .integer(time.decimalInteger ?? 0)),
            ("TLS.sig", .string(UTF8Text(repairing: ByteSlice(TokenBytes.base64(code))))),
        ])
        let text = TokenBytes.base64(TokenBytes.deflated(sheet.text.bytes)).map(Self.inURL)
        return UTF8Text(repairing: ByteSlice(text))
    }

    /// What stands for a character of base64 that URLs give another meaning.
    private static func inURL(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "+"): UInt8(ascii: "*")
        case UInt8(ascii: "/"): UInt8(ascii: "-")
        case UInt8(ascii: "="): UInt8(ascii: "_")
        default: byte
        }
    }
}

extension TencentSignature {
    static func callSigner(_ credentials: CallCredentials) throws(VendorSignatureError) -> any CallSigner {
        try TencentCallSigner(credentials)
    }
}
