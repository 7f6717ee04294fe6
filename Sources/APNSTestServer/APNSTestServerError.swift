/// Why a server cannot be started.
public struct APNSTestServerError: Error, Sendable, Hashable {
    /// What kind of thing went wrong.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        /// The address or port cannot be listened on.
        case cannotListen = "cannot-listen"
        /// The certificate or its key cannot be used or made.
        case unusableCertificate = "unusable-certificate"
    }

    /// What kind of thing went wrong.
    public let code: Code
    /// What is wrong and what to do, for people.
    public let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}

extension APNSTestServerError: CustomStringConvertible {
    /// The message.
    public var description: String { message }
}
