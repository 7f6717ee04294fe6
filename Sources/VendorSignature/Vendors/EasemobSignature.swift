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

/// Gets a token for an app's client, which its calls then carry.
struct EasemobClientSigner: CallSigner {
    let tokenCall: TokenCall?

    init(_ credentials: CallCredentials) throws(VendorSignatureError) {
        let body = RawJSON.object([
            ("grant_type", .string("client_credentials")),
            ("client_id", .string(try credentials.needed(\.clientID, "clientID"))),
            ("client_secret", .string(try credentials.needed(\.clientSecret, "clientSecret"))),
        ])
        tokenCall = TokenCall(path: "/{org}/{app}/token", body: body, tokenMember: "access_token")
    }

    func headers(
        nonce: UTF8Text, time: Int
    ) throws(VendorSignatureError) -> [(name: UTF8Text, value: UTF8Text)] { [] }
}

/// Makes the app token that calls carry: version 007, for the chat service, with an app's privilege.
struct EasemobTokenSigner: CallSigner {
    /// For how long a token is valid, in seconds; each call has a new one.
    private static let lifetime = 3_600
    private static let chatService = 5
    private static let appPrivilege = 2

    private let app: UTF8Text
    private let certificate: SharedSecret

    init(_ credentials: CallCredentials) throws(VendorSignatureError) {
        app = try credentials.needed(\.appID, "appID")
        certificate = try credentials.neededSecret(\.certificate, "certificate")
    }

    func headers(
        nonce: UTF8Text, time: Int
    ) throws(VendorSignatureError) -> [(name: UTF8Text, value: UTF8Text)] {
        let token = try token(issued: time, salt: Int(UInt32.random(in: 1...UInt32.max)))
        return [("Authorization", UTF8Text(concatenating: ["Bearer ", token]))]
    }

    /// A token; its numbers are little-endian, and a text is its length and its bytes.
    func token(
        issued: Int, salt: Int, lifetime: Int = Self.lifetime
    ) throws(VendorSignatureError) -> UTF8Text {
        let content =
            Self.text(app.bytes) + Self.number(issued, 4) + Self.number(lifetime, 4) + Self.number(salt, 4)
            + Self.number(1, 2) + Self.number(Self.chatService, 2) + Self.number(1, 2)
            + Self.number(Self.appPrivilege, 2) + Self.number(lifetime, 4) + Self.text([])
        // The certificate is signed with the times as keys, as the vendor's own code has it.
        var key = certificate.withBytes { Array($0) }
        for number in [issued, salt] {
            key = try SharedSecret(Self.number(number, 4)).authenticationCode(of: key)
        }
        let signature = try SharedSecret(key).authenticationCode(of: content)
        let packed = TokenBytes.base64(TokenBytes.deflated(Self.text(signature) + content))
        return UTF8Text(concatenating: ["007", UTF8Text(repairing: ByteSlice(packed))])
    }

    private static func number(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    private static func text(_ bytes: [UInt8]) -> [UInt8] { number(bytes.count, 2) + bytes }
}

extension EasemobSignature {
    /// A token that is given counts first, then what makes one without a call.
    static func callSigner(_ credentials: CallCredentials) throws(VendorSignatureError) -> any CallSigner {
        if let token = credentials.token, !token.isEmpty { return BearerSigner(token) }
        return credentials.certificate == nil
            ? try EasemobClientSigner(credentials) : try EasemobTokenSigner(credentials)
    }
}
