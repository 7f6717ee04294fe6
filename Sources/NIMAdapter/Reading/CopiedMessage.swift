import PushModel

/// What a webhook's copy of a message, or the callback before sending it, says of it (NIM-276 to NIM-301).
struct CopiedMessage {
    /// What happened, as far as the copy says.
    var event: CopiedEvent?
    /// Whether it is a callback, which asks before the message is sent, and no copy of what was sent.
    var asksFirst = false
    /// Whether the kind of conversation says that it is a custom notification.
    var isNotification = false
    /// The kind that the word for its type stands for.
    var kind: MessageKind?
    /// The body, which is the message's text in text messages only.
    var body: JSONValue?

    /// What the message is; what is no message at all is pushed as little as a notification without words.
    func kind(namesRecalled: Bool) -> MessageKind {
        switch event {
        case .recall: .recall
        case .other: .customNotification
        case nil where namesRecalled: .recall
        case .message, nil: isNotification ? .customNotification : kind ?? .text
        }
    }
}

/// What happened that a webhook tells of.
///
/// The numbers collide: in copies, which spell them as text, 1, 7 and 8 are a message and two kinds of recall; in
/// callbacks, which send numbers, 7 and 8 are a team's beginning and end (NIM 9.29).
enum CopiedEvent {
    case message(Conversation.Kind?)
    case recall(Conversation.Kind?)
    /// Nothing that a push tells of: a login, the length of a call, a new team.
    case other

    /// The event of a value; nil for what is neither text nor a whole number.
    init?(_ value: JSONValue) {
        if let text = value.string?.nonEmpty {
            self.init(copy: text)
        } else if let number = value.integer {
            self.init(callback: number)
        } else {
            return nil
        }
    }

    private init(copy text: UTF8Text) {
        switch text {
        case "1": self = .message(nil)
        case "7": self = .recall(.direct)
        case "8", "25": self = .recall(.group)
        default: self = .other
        }
    }

    private init(callback number: Int) {
        switch number {
        case 1: self = .message(.direct)
        case 2, 22: self = .message(.group)
        case 35: self = .recall(nil)
        default: self = .other
        }
    }

    /// The kind of conversation that the event stands for.
    var conversationKind: Conversation.Kind? {
        switch self {
        case .message(let kind), .recall(let kind): kind
        case .other: nil
        }
    }
}

extension MessageKind {
    /// The kind of a copy's word for it, in any case; nil for words that are not documented.
    ///
    /// A call's record does not say whether it was seen or heard.
    init?(nimCopy word: UTF8Text) {
        switch word.lowercasedASCII() {
        case "text": self = .text
        case "picture": self = .image
        case "audio": self = .audio
        case "video": self = .video
        case "location": self = .location
        case "notification": self = .notice
        case "file": self = .file
        case "tips": self = .tip
        case "custom": self = .custom
        case "netcall_audio": self = .audioCall
        case "netcall_vedio": self = .videoCall
        case "nrtc_netcall", "datatunnel_new": self = .other
        case "friend_add", "friend_delete", "custom_p2p_msg", "team_apply", "team_apply_reject",
            "team_invite",
            "team_invite_reject", "custom_team_msg", "custom_superteam_msg":
            self = .customNotification
        case let word where word.hasPrefix("superteam_"): self = .customNotification
        default: return nil
        }
    }
}
