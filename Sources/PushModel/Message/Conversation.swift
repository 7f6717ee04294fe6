/// The conversation to which a message belongs.
public struct Conversation: Sendable, Hashable {
    /// The kinds of conversation on which settings and pushes differ (reading G5).
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Between two people; the conversation's identifier is the peer's.
        case direct
        /// Groups, teams and superteams.
        case group
        /// Chat rooms: their messages are never pushed.
        case room
    }

    /// The kind of conversation.
    public var kind: Kind

    /// The group's or room's identifier, where the message names it besides its receivers.
    public var id: UTF8Text?

    /// Creates a conversation; a direct one without an identifier by default.
    public init(kind: Kind = .direct, id: UTF8Text? = nil) {
        self.kind = kind
        self.id = id
    }
}

/// Who sent a message, as far as the message itself says.
public struct Sender: Sendable, Hashable {
    /// The sender's user identifier.
    public var id: UTF8Text?

    /// The display name that the message carries (NIM `senderName`, `fromNick`).
    public var name: UTF8Text?

    /// The sender's name within the group (Easemob `group_user_nickname`).
    public var groupName: UTF8Text?

    /// Creates an unknown sender.
    public init() {}

    /// Creates a sender.
    public init(id: UTF8Text? = nil, name: UTF8Text? = nil, groupName: UTF8Text? = nil) {
        self.id = id
        self.name = name
        self.groupName = groupName
    }
}
