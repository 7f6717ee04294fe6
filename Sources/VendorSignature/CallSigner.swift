internal import COpenSSL
internal import CZlib
public import JSONDocument

/// Signs calls of a vendor's server interfaces for one app.
public protocol CallSigner: Sendable {
    /// Signs one call.
    ///
    /// - Parameters:
    ///   - nonce: A text for this call alone; ``randomNonce()`` makes one.
    ///   - time: Unix seconds.
    /// - Returns: The call's headers, in the order of the vendor's documents.
    /// - Throws: ``VendorSignatureError`` for a nonce that no header can hold.
    func headers(
        nonce: UTF8Text, time: Int
    ) throws(VendorSignatureError) -> [(name: UTF8Text, value: UTF8Text)]

    /// What the query of a call's address needs, spelled for it.
    ///
    /// - Parameters:
    ///   - call: A number that is the same whenever this call is repeated.
    ///   - time: Unix seconds.
    /// - Returns: The parameters in their order.
    func query(call: UInt64, time: Int) -> [(name: UTF8Text, value: UTF8Text)]

    /// The call that gets a token for the others; nil where they need none.
    var tokenCall: TokenCall? { get }
}

extension CallSigner {
    /// A new nonce of 32 hexadecimal digits from the system's random generator.
    public static func randomNonce() -> UTF8Text {
        var generator = SystemRandomNumberGenerator()
        let digits = (0..<32).map { _ in String(Int.random(in: 0..<16, using: &generator), radix: 16) }
        return UTF8Text(digits.joined())
    }

    /// The same, for a signer whose type nobody knows.
    public func randomNonce() -> UTF8Text { Self.randomNonce() }
}

/// Signs calls by SHA-1 over secret, nonce and time, one behind the other, in headers of a vendor's names.
package struct NonceSigner: CallSigner {
    /// The most characters of a nonce, or of an app key.
    static let longestNonce = 128

    private let appKey: UTF8Text
    private let secret: SharedSecret
    /// The headers: the app, the nonce, the time, and the signature.
    private let names: [UTF8Text]
    private let unitsPerSecond: Int
    private let sha1: Digest

    /// Creates a signer for an app.
    ///
    /// - Parameters:
    ///   - appKey: The app's key.
    ///   - secret: What app and vendor share.
    ///   - names: The headers of app, nonce, time and signature.
    ///   - unitsPerSecond: 1 for a time in seconds, 1000 for one in milliseconds.
    /// - Throws: ``VendorSignatureError`` for an app key that no header can hold, or when libcrypto lacks SHA-1.
    init(
        appKey: UTF8Text, secret: SharedSecret, names: [UTF8Text], unitsPerSecond: Int
    ) throws(VendorSignatureError) {
        try Self.check(appKey, "The app key")
        self.appKey = appKey
        self.secret = secret
        self.names = names
        self.unitsPerSecond = unitsPerSecond
        sha1 = try Digest.sha1()
    }

    /// Signs one call, at a time in Unix seconds.
    ///
    /// - Throws: ``VendorSignatureError`` for a nonce that no header can hold.
    package func headers(
        nonce: UTF8Text, time: Int
    ) throws(VendorSignatureError) -> [(name: UTF8Text, value: UTF8Text)] {
        try Self.check(nonce, "The nonce")
        let moment = UTF8Text(time.multipliedReportingOverflow(by: unitsPerSecond).partialValue)
        let digits = sha1.digits { feed in
            secret.withBytes(feed)
            nonce.withBytes(feed)
            moment.withBytes(feed)
        }
        guard !digits.isEmpty else {
            throw VendorSignatureError(
                .digestUnavailable, "OpenSSL could not compute SHA-1; it has no memory.")
        }
        let values = [appKey, nonce, moment, UTF8Text(repairing: ByteSlice(digits))]
        return zip(names, values).map { ($0, $1) }
    }

    private static func check(_ text: UTF8Text, _ what: String) throws(VendorSignatureError) {
        let isHeader = text.withBytes { bytes in bytes.allSatisfy { (0x21...0x7E).contains($0) } }
        guard isHeader, (1...longestNonce).contains(text.count) else {
            throw VendorSignatureError(
                .invalidHeader,
                "\(what) must be 1 to \(longestNonce) visible ASCII characters without blanks.")
        }
    }
}

/// Bytes of which vendors' tokens are made.
enum TokenBytes {
    /// Base64 with padding (RFC 4648).
    static func base64(_ bytes: [UInt8]) -> [UInt8] {
        // The function ends its text with a zero byte.
        var text = [UInt8](repeating: 0, count: (bytes.count + 2) / 3 * 4 + 1)
        let count = EVP_EncodeBlock(&text, bytes, Int32(clamping: bytes.count))
        return Array(text.prefix(Int(count)))
    }

    /// The bytes compressed in the format of zlib (RFC 1950); empty when zlib has no memory.
    static func deflated(_ bytes: [UInt8]) -> [UInt8] {
        var count = compressBound(uLong(bytes.count))
        var packed = [UInt8](repeating: 0, count: Int(count))
        guard compress(&packed, &count, bytes, uLong(bytes.count)) == Z_OK else { return [] }
        return Array(packed.prefix(Int(count)))
    }
}

extension UTF8Text {
    /// The text's bytes.
    var bytes: [UInt8] { withBytes { Array($0) } }
}
