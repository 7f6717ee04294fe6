/// The conversation to which a message belongs.
public enum Conversation {
    /// The kinds of conversation on which settings and pushes differ (reading G5).
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Between two people; the conversation's identifier is the peer's.
        case direct
        /// Groups, teams and superteams.
        case group
        /// Chat rooms: their messages are never pushed.
        case room
    }
}
