/// A key of the gateway's interface, of which only the digest is kept.
public struct StoredKey: Sendable, Hashable {
    /// A short name by which it is listed and revoked; no secret.
    public var id: String
    /// SHA-256 of the key.
    public var digest: [UInt8]
    /// The only app whose state it opens; nil for a key that operates the gateway itself.
    public var app: String?
    /// What it allows.
    public var scopes: [String]
    /// Whom it is for, in their own words.
    public var note: String
    /// When it was made, in Unix milliseconds.
    public var createdAt: Int

    /// Creates a key.
    public init(id: String, digest: [UInt8], app: String?, scopes: [String], note: String, createdAt: Int) {
        self.id = id
        self.digest = digest
        self.app = app
        self.scopes = scopes
        self.note = note
        self.createdAt = createdAt
    }
}
