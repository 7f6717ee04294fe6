/// The vendor's spelling of single values; nil says nothing.
extension EasemobWriter {
    /// Whether the app's data is `""`, which only one of its two keys can say (reading E10).
    func isEmptyText(_ data: RawJSON?) -> Bool { data?.text == "\"\"" }

    /// The text of a text message; no other kind has one (reading E16).
    var ownText: KeyValue? { message.kind == .text ? message.text.map(KeyValue.text) : nil }

    /// Whether the message reaches only those who are online, or is not kept for the others.
    var isTransient: Bool { message.isOnlineOnly || !message.isStored }

    /// The sound's file; of a critical alert's object its name.
    var soundName: UTF8Text? {
        switch message.sound {
        case .file(let name): name
        case .critical(let object): object.parsed().root["name"]?.string
        case .silent, nil: nil
        }
    }

    /// Those mentioned: the word for everyone, or a list, which may be empty.
    func audience(_ audience: Audience) -> KeyValue? {
        switch audience {
        case .nobody: nil
        case .everyone: .text("all")
        case .listed(let ids): .texts(ids)
        }
    }

    /// The group that a REST send names instead of its receivers, where the message names it apart from them.
    var addressedGroup: UTF8Text? {
        message.conversationKind == .direct ? nil : message.conversationID?.nonEmpty
    }

    /// Whom a REST send names.
    var addressees: [UTF8Text] { addressedGroup.map { [$0] } ?? message.receivers }
}

extension MessageKind {
    /// The vendor's word; kinds it lacks are custom messages.
    ///
    /// No document of calls has the word for merged messages, so that only those of Easemob and Agora come here.
    var easemobName: UTF8Text {
        switch self {
        case .text: "txt"
        case .image: "img"
        case .audio: "audio"
        case .video: "video"
        case .location: "loc"
        case .file: "file"
        case .command: "cmd"
        case .merged: "combine"
        case .custom, .tip, .notice, .audioCall, .videoCall, .customNotification, .recall, .signalling,
            .reaction, .broadcast, .face, .pushOnly, .other:
            "custom"
        }
    }
}

extension Conversation.Kind {
    /// The word of client SDKs.
    var sdkName: UTF8Text {
        switch self {
        case .direct: "chat"
        case .group: "groupChat"
        case .room: "chatroom"
        }
    }

    /// The word of the older REST API.
    var legacyName: UTF8Text {
        switch self {
        case .direct: "users"
        case .group: "chatgroups"
        case .room: "chatrooms"
        }
    }
}
