/// Why no request to Apple can be made of a notification.
public struct APNSTranslationError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong.
    public enum Code: Sendable, Hashable {
        /// The payload is over Apple's limit, and shortening the body does not help or was not wanted.
        case payloadTooLarge
    }

    /// What is wrong.
    public var code: Code
    /// The payload's size in bytes.
    public var bytes: Int
    /// Apple's limit in bytes.
    public var limit: Int

    /// Creates an error.
    package init(_ code: Code, bytes: Int, limit: Int) {
        self.code = code
        self.bytes = bytes
        self.limit = limit
    }

    /// The error as one sentence.
    public var description: String {
        "The payload has \(bytes) bytes and Apple takes \(limit); shorten the message or its custom data."
    }
}
