public import PushBridge

/// Where a message comes from, and what its reject record would repeat.
public struct LineOrigin: Sendable {
    /// The number of the line, or of a document's first one, from 1.
    public let line: Int
    /// The JSON Pointer of the message in a document that holds several; empty for a line of its own.
    public let path: String
    /// The message as it came.
    let input: RejectedInput

    init(line: Int, path: String = "", _ input: RejectedInput) {
        self.line = line
        self.path = path
        self.input = input
    }
}

/// How lines are read and rejected, whatever the task.
public struct LineRules: Sendable {
    /// How many bytes a line may have, without its end.
    public var maximumLine = Int.max
    /// How many values and keys a message may have; each takes 16 bytes of memory.
    public var maximumValues = JSONDocument.defaultMaximumValues
    /// Whether reject records stand among the others, in their place.
    public var rejectsInline = true
    /// Names what the caller offers against an error, as the end of a reject's message.
    public var advice: Remedy.Words = { _ in nil }

    /// Creates rules with rejects in their place and no limit to a line's bytes.
    public init() {}
}
