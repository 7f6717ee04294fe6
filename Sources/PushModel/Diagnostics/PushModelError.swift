/// Why a recipient or a profile cannot be used.
public struct PushModelError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong.
    public enum Code: Sendable, Hashable {
        /// A member has a value of another JSON type than it must have.
        case wrongType
        /// A member that must be there is missing.
        case missing
        /// A value is outside what the member can hold.
        case unknownValue
    }

    /// What is wrong.
    public var code: Code
    /// Where: a JSON Pointer into the object.
    public var path: String
    /// What was found and what is expected, in words.
    public var message: String

    /// Creates an error.
    public init(_ code: Code, path: String, message: String) {
        self.code = code
        self.path = path
        self.message = message
    }

    /// The error as one sentence.
    public var description: String {
        path.isEmpty ? message : "\(path): \(message)"
    }
}
