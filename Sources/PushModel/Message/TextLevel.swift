/// The levels from which the words of a notification can come, low to high (EM 9.18, AP-005).
public enum TextLevel: String, Sendable, Hashable, CaseIterable {
    /// The vendor's built-in text.
    case builtIn = "built-in"
    /// The app's text for hidden details.
    case hiddenText = "hidden-text"
    /// The app's default template.
    case defaultTemplate = "default-template"
    /// The built-in text for people who are mentioned.
    case mention
    /// Words in the message.
    case message
    /// The message's words in the language of the device.
    case translation
    /// Words in the message for those it mentions.
    case mentioned
    /// The template that the recipient chose.
    case recipientTemplate = "recipient-template"
    /// The template that the sender named.
    case senderTemplate = "sender-template"
    /// The template that the sender named for some members.
    case directedTemplate = "directed-template"
    /// An alert in the message that decides alone.
    case explicitAlert = "explicit-alert"
}
