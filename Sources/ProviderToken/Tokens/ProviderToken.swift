/// A signed provider token, ready for the `authorization` header of any request of its team.
///
/// Anybody who has it can push for up to an hour, so its description does not show it: use `authorization` or `compact`.
public struct ProviderToken: Hashable, Sendable {
    private static let scheme = "bearer "

    /// The value of the `authorization` header: `bearer ` and the token.
    public let authorization: String

    /// When it was issued, its `iat`, in Unix seconds.
    public let issuedAt: Int

    /// Takes a token that was signed elsewhere, in the compact serialization of RFC 7515; it is not checked.
    public init(compact: String, issuedAt: Int) {
        authorization = Self.scheme + compact
        self.issuedAt = issuedAt
    }

    /// The token in the compact serialization of RFC 7515: header, claims and signature, with dots between.
    public var compact: String { String(authorization.dropFirst(Self.scheme.count)) }
}

extension ProviderToken: CustomStringConvertible, CustomReflectable {
    /// When it was issued; not the token.
    public var description: String { "ProviderToken(issued at \(issuedAt))" }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
