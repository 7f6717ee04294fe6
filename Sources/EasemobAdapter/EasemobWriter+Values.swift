import PushModel

/// The vendor's spelling of single values; nil says nothing.
extension EasemobWriter {
    /// An empty text is read as none, so it is not written.
    func text(_ text: UTF8Text?) -> KeyValue? { text?.nonEmpty.map(KeyValue.text) }

    func flag(_ flag: Bool) -> KeyValue? { flag ? .flag(true) : nil }

    func list(_ texts: [UTF8Text]?) -> KeyValue? {
        guard let texts, !texts.isEmpty else { return nil }
        return .texts(texts)
    }

    func raw(_ value: RawJSON?) -> KeyValue? { value.map(KeyValue.raw) }

    /// Whether the app's data is `""`, which only one of its two keys can say (reading E10).
    func isEmptyText(_ data: RawJSON?) -> Bool { data?.text == "\"\"" }

    /// A number that the model keeps as its digits; anything else as the text it is.
    func number(_ digits: UTF8Text?) -> KeyValue? {
        guard let number = digits?.decimalInteger, UTF8Text(number) == digits else { return text(digits) }
        return .integer(number)
    }

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

    /// Whom a REST send names: the group where the message names it apart from its receivers, else its receivers.
    var addressees: [UTF8Text] {
        guard message.conversation.kind != .direct, let id = message.conversation.id?.nonEmpty else {
            return message.receivers
        }
        return [id]
    }
}

extension MessageKind {
    /// The vendor's word; kinds it lacks are custom messages.
    var easemobName: UTF8Text {
        switch self {
        case .text, .other: "txt"
        case .image: "img"
        case .audio: "audio"
        case .video: "video"
        case .location: "loc"
        case .file: "file"
        case .command: "cmd"
        case .custom, .tip, .notice, .audioCall, .videoCall, .customNotification, .recall, .signalling,
            .reaction, .broadcast:
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
