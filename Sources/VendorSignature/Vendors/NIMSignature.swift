public import JSONDocument

/// NIM's signature of copies and callbacks: MD5 of the body, and SHA-1 over secret, MD5 and time, in headers (WH-006 to WH-008).
struct NIMSignature: VendorSigning {
    static let vendors = ["nim"]
    static let needsHeaders = true
    static let signsCalls = true

    static let permission = #"{"\#(WebhookKey.nimAnswerErrCode.name)":0}"#

    private let secret: SharedSecret
    private let md5: Digest
    private let sha1: Digest

    init(_ secret: SharedSecret) throws(VendorSignatureError) {
        self.secret = secret
        md5 = try Digest.md5()
        sha1 = try Digest.sha1()
    }

    func verify(_ webhook: Webhook) -> (WebhookVerification, time: SignedTime?) {
        let hashes = webhook.header(WebhookKey.nimHeaderMD5.name)
        let times = webhook.header(WebhookKey.nimHeaderCurTime.name)
        let signatures = webhook.header(WebhookKey.nimHeaderCheckSum.name)
        var verification = WebhookVerification(result: .absent, kind: Self.kind(of: webhook))
        if signatures.isEmpty { return (verification, nil) }
        if hashes.count > 1 || times.count > 1 || signatures.count > 1 {
            verification.result = .invalid(.repeatedHeader)
            return (verification, nil)
        }
        // A header that is there and empty is a signature that lost something, not a webhook without one.
        guard let hash = hashes.first, let time = times.first, !hash.isEmpty, !time.isEmpty,
            !signatures[0].isEmpty
        else {
            verification.result = .invalid(.incomplete)
            return (verification, nil)
        }
        let body = md5.digits { feed in webhook.body.withBytes(feed) }
        verification.result = result(of: signatures[0], hash: hash, time: time, body: body)
        verification.replayKey = UTF8Text(concatenating: [Self.text(body), "-", time])
        return (verification, .milliseconds(time))
    }

    /// First whether the body is the one that was hashed, then whether the vendor signed that hash.
    private func result(
        of signature: UTF8Text, hash: UTF8Text, time: UTF8Text, body: [UInt8]
    ) -> WebhookVerification.Result {
        guard isSameDigest(hash, body) else { return .invalid(.bodyHash) }
        let expected = sha1.digits { feed in
            secret.withBytes(feed)
            body.withUnsafeBufferPointer(feed)
            time.withBytes(feed)
        }
        return isSameDigest(signature, expected) ? .valid : .invalid(.checksum)
    }

    private static func text(_ digits: [UInt8]) -> UTF8Text { UTF8Text(repairing: ByteSlice(digits)) }

    static func app(of webhook: Webhook) -> UTF8Text? {
        webhook.header(WebhookKey.nimHeaderAppKey.name).first
    }

    /// Both number their events: copies in text, callbacks as a number (NIM 9.29).
    static func kind(of webhook: Webhook) -> WebhookVerification.Kind? {
        guard let event = webhook.message?[WebhookKey.nimEventType.name],
            (event.string ?? event.digits)?.decimalInteger != nil
        else { return nil }
        return event.kind == .string ? .copy : .callback
    }
}

extension SignatureScheme {
    /// MD5 of the body and SHA-1 over secret, MD5 and time, in headers (WH-006 to WH-008).
    public static let nim = SignatureScheme(NIMSignature.self)
}

/// Signs calls of NIM's server interfaces (WH-010 to WH-013).
///
/// A call's checksum covers its nonce, and its time is in seconds; a webhook's covers the body's MD5, in milliseconds.
public struct NIMRequestSigner: CallSigner {
    /// The most characters of a nonce, or of an app key.
    package static let longestNonce = NonceSigner.longestNonce

    private let signer: NonceSigner

    /// Creates a signer for an app.
    ///
    /// - Throws: ``VendorSignatureError`` for an app key that no header can hold, or when libcrypto lacks SHA-1.
    public init(appKey: UTF8Text, secret: SharedSecret) throws(VendorSignatureError) {
        let keys: [WebhookKey] = [
            .nimRequestAppKey, .nimRequestNonce, .nimRequestCurTime, .nimRequestCheckSum,
        ]
        signer = try NonceSigner(appKey: appKey, secret: secret, names: keys.map(\.name), unitsPerSecond: 1)
    }

    /// Signs one call.
    ///
    /// - Parameters:
    ///   - nonce: A text for this call alone; ``randomNonce()`` makes one.
    ///   - time: Unix seconds.
    /// - Returns: The call's headers, in the order of the documents.
    /// - Throws: ``VendorSignatureError`` for a nonce that no header can hold.
    public func headers(
        nonce: UTF8Text, time: Int
    ) throws(VendorSignatureError) -> [(name: UTF8Text, value: UTF8Text)] {
        try signer.headers(nonce: nonce, time: time)
    }
}

extension NIMSignature {
    static func callSigner(
        appKey: UTF8Text, secret: SharedSecret
    ) throws(VendorSignatureError) -> (any CallSigner)? {
        try NIMRequestSigner(appKey: appKey, secret: secret)
    }
}
