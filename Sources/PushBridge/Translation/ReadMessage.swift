public import PushModel

/// A message as its adapter read it.
public struct ReadMessage: Sendable {
    /// What the line was taken for, such as `nim/server-v1`.
    public var source: String
    /// What the sender asked for.
    public var message: PushMessage
    /// What could not be taken as it came.
    public var diagnostics: [Diagnostic]

    package init(_ reading: MessageTranslation) {
        source = reading.source.name
        message = reading.message
        diagnostics = reading.diagnostics
    }
}
