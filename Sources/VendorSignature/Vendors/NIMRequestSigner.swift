public import JSONDocument

/// Signs calls of NIM's server interfaces (WH-010 to WH-013).
///
/// A call's checksum covers its nonce, and its time is in seconds; a webhook's covers the body's MD5, in milliseconds.
public struct NIMRequestSigner: CallSigner {
    /// The most characters of a nonce, or of an app key.
    package static let longestNonce = HeaderText.longest

    private let appKey: UTF8Text
    private let secret: SharedSecret
    private let sha1: Digest

    /// Creates a signer for an app.
    ///
    /// - Throws: ``VendorSignatureError`` for an app key that no header can hold, or when libcrypto lacks SHA-1.
    public init(appKey: UTF8Text, secret: SharedSecret) throws(VendorSignatureError) {
        try HeaderText.check(appKey, "The app key")
        self.appKey = appKey
        self.secret = secret
        sha1 = try Digest.sha1()
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
        try HeaderText.check(nonce, "The nonce")
        let seconds = UTF8Text(time)
        let checksum = try sha1.text { feed in
            secret.withBytes(feed)
            nonce.withBytes(feed)
            seconds.withBytes(feed)
        }
        return [
            (WebhookKey.nimRequestAppKey.name, appKey), (WebhookKey.nimRequestNonce.name, nonce),
            (WebhookKey.nimRequestCurTime.name, seconds),
            (WebhookKey.nimRequestCheckSum.name, checksum),
        ]
    }
}

extension NIMSignature {
    static func callSigner(
        appKey: UTF8Text, secret: SharedSecret
    ) throws(VendorSignatureError) -> (any CallSigner)? {
        try NIMRequestSigner(appKey: appKey, secret: secret)
    }
}
