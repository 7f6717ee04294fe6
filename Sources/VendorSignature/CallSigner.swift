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
