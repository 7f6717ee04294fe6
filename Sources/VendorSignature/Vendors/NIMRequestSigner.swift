public import JSONDocument

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
