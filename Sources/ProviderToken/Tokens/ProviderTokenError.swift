/// Why a key, a token or a signing was refused.
///
/// No field ever holds key material, a passphrase, a token or a piece of one.
public struct ProviderTokenError: Error, Hashable, Sendable {
    /// What kind of thing went wrong.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// There is no PEM block in the key's bytes, or there are several private keys.
        case noKey = "no-key"
        /// The PEM block is damaged, or holds no valid key.
        case unreadableKey = "unreadable-key"
        /// The block was understood, but it is not the P-256 key that ES256 needs.
        case unsupportedKey = "unsupported-key"
        /// The key is encrypted and no passphrase was given.
        case passphraseRequired = "passphrase-required"
        /// The passphrase does not open the key.
        case wrongPassphrase = "wrong-passphrase"
        /// A key identifier or a team identifier is empty, too long or not visible ASCII.
        case invalidIdentifier = "invalid-identifier"
        /// The time of issue is before 1970.
        case invalidIssuedAt = "invalid-issued-at"
        /// libcrypto could not sign.
        case signingFailed = "signing-failed"
        /// The token or signature does not have the form of one.
        case malformedToken = "malformed-token"
        /// The token is well formed, but this key did not sign it.
        case invalidSignature = "invalid-signature"
    }

    /// What kind of thing went wrong.
    public let code: Code
    /// What is wrong, where, and what to do about it, for people.
    public let message: String
    /// What libcrypto said, where it said anything.
    public let reason: String?

    init(_ code: Code, _ message: String, reason: String? = nil) {
        self.code = code
        self.message = message
        self.reason = reason
    }
}

extension ProviderTokenError: CustomStringConvertible {
    /// The message, with libcrypto's reason in brackets before its full stop.
    public var description: String {
        guard let reason else { return message }
        return "\(message.hasSuffix(".") ? String(message.dropLast()) : message) (OpenSSL: \(reason))."
    }
}
