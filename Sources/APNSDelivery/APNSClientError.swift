/// Why a client cannot be made.
public struct APNSClientError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What kind of thing is wrong.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        /// A number of the configuration is out of range.
        case invalidConfiguration = "invalid-configuration"
        /// The certificates to trust cannot be read.
        case unreadableCertificates = "unreadable-certificates"
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
