/// Why a recipient gets no push, in the order in which the reasons are looked for (reading G6).
public enum SuppressionReason: String, Sendable, Hashable, CaseIterable {
    /// Nothing says who belongs to the group, so nobody is reached (reading G18).
    case unknownGroup = "unknown-group"
    /// The message is for users with some tags, and nothing says who has them (reading G20).
    case unknownAudience = "unknown-audience"
    /// Chat room messages are never pushed.
    case chatroom
    /// The message goes only to those who are online, or is not kept for the others.
    case onlineOnly = "online-only"
    /// The recipient has devices, and the sender's filter passes none of them.
    case filteredDevice = "filtered-device"
    /// The sender asked for silence (Easemob).
    case silentMessage = "silent-message"
    /// The sender switched the push off (NIM).
    case senderDisabled = "sender-disabled"
    /// The message has nothing that a push could show.
    case nothingToPush = "nothing-to-push"
    /// A one-off quiet time, of the app or of the conversation.
    case quietDuration = "quiet-duration"
    /// The daily quiet interval.
    case quietHours = "quiet-hours"
    /// The conversation is muted.
    case conversationMuted = "conversation-muted"
    /// The recipient wants no notifications.
    case modeNone = "mode-none"
    /// The recipient wants to be notified of mentions only, and is not mentioned.
    case notMentioned = "not-mentioned"
}
