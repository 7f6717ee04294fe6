internal import VendorSignature

/// A key as it is made: the one moment at which anybody can read it.
package struct IssuedKey: Sendable {
    /// What whoever gets the key presents; a secret.
    package let secret: String
    /// What is kept of it.
    package let stored: StoredKey

    /// The name by which it is listed and revoked.
    package var id: String { stored.id }

    /// Makes a key of 256 random bits.
    ///
    /// - Parameters:
    ///   - app: The app whose state it opens; nil for none.
    ///   - scopes: What it allows.
    ///   - note: Whom it is for.
    ///   - moment: Now, in Unix milliseconds.
    package init(app: String?, scopes: Set<AccessScope>, note: String, at moment: Int) {
        var generator = SystemRandomNumberGenerator()
        secret = KeyText.prefix + KeyText.digits(KeyText.count, from: &generator)
        stored = StoredKey(
            id: KeyText.digits(KeyText.idCount, from: &generator), digest: KeyText.digest(of: secret),
            app: app,
            scopes: AccessScope.allCases.filter { scopes.contains($0) }.map(\.rawValue), note: note,
            createdAt: moment)
    }
}

extension IssuedKey: CustomStringConvertible, CustomReflectable {
    /// The key's name; never the secret.
    package var description: String { "key \(stored.id)" }
    /// Nothing to look into.
    package var customMirror: Mirror { Mirror(self, children: []) }
}

/// How keys are spelled.
enum KeyText {
    /// What every key begins with, so that people and scanners of secrets recognise one.
    static let prefix = "pbk_"
    /// The digits of a key: 256 bits.
    static let count = 64
    /// The digits of the name by which a key is listed.
    static let idCount = 10

    private static let digits = Array("0123456789abcdef")

    /// Random hexadecimal digits.
    static func digits(_ count: Int, from generator: inout some RandomNumberGenerator) -> String {
        String((0..<count).map { _ in digits[Int.random(in: 0..<16, using: &generator)] })
    }

    /// Whether a text can be a key, so that others need no look-up.
    static func isKey(_ text: String) -> Bool {
        text.utf8.count == prefix.utf8.count + count && text.hasPrefix(prefix)
    }

    /// What is kept of a key, SHA-256: with 256 random bits in a key it needs no salt and no slow digest.
    static func digest(of text: String) -> [UInt8] { ContentDigest.bytes(of: text) }
}
