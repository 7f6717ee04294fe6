public import PushModel

/// A message as its adapter read it.
public struct ReadMessage: Sendable {
    /// What the line was taken for, such as `nim/server-v1`.
    public var source: String
    /// What the sender asked for.
    public var message: PushMessage
    /// What could not be taken as it came.
    public var diagnostics: [Diagnostic]
}

/// Why a message could not be read at all.
public struct MessageError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The code that a reject record carries, such as `invalid-json`.
    public let code: String
    /// The byte at which the message is wrong, where that is known.
    public let offset: Int?
    /// The error as one sentence.
    public let description: String

    init(_ error: LineError) {
        code = error.code.rawValue
        offset = error.offset
        description = error.message
    }
}
