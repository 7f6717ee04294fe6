/// What sort of message a push announces.
///
/// Vendors number or name these differently; each adapter translates its own spelling.
public enum MessageKind: String, Sendable, Hashable, CaseIterable {
    case text
    case image
    case audio
    case video
    case location
    case file
    /// A transparent instruction to the client (Easemob `cmd`): nothing a person reads.
    case command
    case custom
    case tip
    /// A change of group membership or the like, told as a message.
    case notice
    case audioCall = "audio-call"
    case videoCall = "video-call"
    /// NIM's custom system notification: pushed only when it brings its own text.
    case customNotification = "custom-notification"
    /// The withdrawal of an earlier message.
    case recall
    case signalling
    case reaction
    /// A notification to everyone who uses the app, in no conversation.
    case broadcast
    /// A picture from a set that stands for a mood.
    case face
    /// A push without a message, in no conversation, to some or all who use the app.
    case pushOnly = "push-only"
    /// Messages of another conversation, forwarded as one.
    case merged
    /// What has no kind here: no vendor has a word for it.
    case other

    /// Whether such a message has a text of its own; whatever stands where other kinds would have one is none (reading E16).
    @inlinable package var hasText: Bool { self == .text || self == .tip }
}
