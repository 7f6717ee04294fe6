public import PushBridge

/// How lines are read and rejected, whatever the task.
public struct LineRules: Sendable {
    /// How many bytes a line may have, without its end.
    public var maximumLine = Int.max
    /// How many values and keys a message may have; each takes 16 bytes of memory.
    public var maximumValues = JSONDocument.defaultMaximumValues
    /// The byte that ends a line's key, which records repeat unread; nil where a line is a message and nothing else.
    public var keyEnd: UInt8?
    /// Whether reject records stand among the others, in their place.
    public var rejectsInline = true
    /// Names what the caller offers against an error, as the end of a reject's message.
    public var advice: Remedy.Words = { _ in nil }

    /// Creates rules with rejects in their place and no limit to a line's bytes.
    public init() {}
}
