public import PushModel

/// A message as its adapter read it.
public struct ReadMessage: Sendable {
    /// What the line was taken for, such as `nim/server-v1`.
    public var source: String
    /// What the sender asked for.
    public var message: PushMessage
    /// What could not be taken as it came.
    public var diagnostics: [Diagnostic]

    /// The message on its way.
    package let reading: MessageTranslation
    /// The people whom the line brings beside the message; nil for most lines, which bring none.
    public let people: People?

    package init(_ reading: MessageTranslation, bringing people: People? = nil) {
        self.reading = reading
        self.people = people
        source = reading.source.name
        message = reading.message
        diagnostics = reading.diagnostics
    }
}
