/// A key of the gateway's interface, of which only the digest is kept.
package struct StoredKey: Sendable, Hashable {
    /// A short name by which it is listed and revoked; no secret.
    package var id: String
    /// SHA-256 of the key.
    package var digest: [UInt8]
    /// The only app whose state it opens; nil for a key that operates the gateway itself.
    package var app: String?
    /// What it allows.
    package var scopes: [String]
    /// Whom it is for, in their own words.
    package var note: String
    /// When it was made, in Unix milliseconds.
    package var createdAt: Int
}
