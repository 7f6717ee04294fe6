/// Why nothing can be signed or verified; never holds a secret or a piece of one.
public struct VendorSignatureError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of thing is wrong.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// The secret has no bytes.
        case emptySecret = "empty-secret"
        /// libcrypto has not the digest that the vendor uses, as where only approved ones are allowed.
        case digestUnavailable = "digest-unavailable"
        /// What is to become a header is empty, too long or not visible ASCII.
        case invalidHeader = "invalid-header"
        /// The credentials lack a member that the vendor needs, or cannot be read.
        case invalidCredentials = "invalid-credentials"
    }

    /// What kind of thing is wrong.
    public let code: Code
    /// What is wrong and what to do, for people.
    public let description: String

    init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}
