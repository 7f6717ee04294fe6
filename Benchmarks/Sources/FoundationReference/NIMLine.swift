import Foundation

/// A NIM message of any shape that is JSON, as Codable declares it.
struct NIMLine: Decodable {
    /// The flags, as the shapes spell them.
    struct Setting: Decodable {
        var apnsEnabled: Bool?
        var apnsWithPrefix: Bool?
        var shouldBeCounted: Bool?
        var push: Bool?
        var needPushNick: Bool?
        var badge: Bool?
        var unreadEnabled: Bool?
        var unreadEnabled2: Bool?

        enum CodingKeys: String, CodingKey {
            case apnsEnabled, apnsWithPrefix, shouldBeCounted, push, needPushNick, badge, unreadEnabled
            case unreadEnabled2 = "unread_enabled"
        }
    }

    /// The push's own object of the second generation's client.
    struct ClientPush: Decodable {
        var pushEnabled: Bool?
        var pushNickEnabled: Bool?
        var pushContent: String?
        var pushPayload: String?
    }

    /// The push's own object of the second generation's server.
    struct ServerPush: Decodable {
        var pushEnabled: Bool?
        var pushNickEnabled: Bool?
        var pushContent: String?
        var pushPayload: String?

        enum CodingKeys: String, CodingKey {
            case pushEnabled = "push_enabled"
            case pushNickEnabled = "push_nick_enabled"
            case pushContent = "push_content"
            case pushPayload = "push_payload"
        }

        var asClients: ClientPush {
            ClientPush(
                pushEnabled: pushEnabled, pushNickEnabled: pushNickEnabled, pushContent: pushContent,
                pushPayload: pushPayload)
        }
    }

    struct Inner: Decodable {
        var messageType: Int?

        enum CodingKeys: String, CodingKey {
            case messageType = "message_type"
        }
    }

    var from: String?
    var senderName: String?
    var fromNick: String?
    var conversationId: String?
    var serverConversationID: String?
    var messageType: Int?
    var type: String?
    var msgType: String?
    var message: Inner?
    var apnsContent: String?
    var apnsPayload: [String: AnyJSON]?
    var setting: Setting?
    var pushcontent: String?
    var payload: String?
    var option: String?
    var messageConfig: Setting?
    var serverMessageConfig: Setting?
    var pushConfig: ClientPush?
    var serverPushConfig: ServerPush?

    enum CodingKeys: String, CodingKey {
        case from, senderName, fromNick, conversationId, messageType, type, msgType, message, apnsContent,
            apnsPayload
        case setting, pushcontent, payload, option, messageConfig, pushConfig
        case serverConversationID = "conversation_id"
        case serverMessageConfig = "message_config"
        case serverPushConfig = "push_config"
    }
}

extension NIMLine {
    /// What the receiver gets; nothing when the sender wants no push.
    func push(_ decoder: JSONDecoder) throws -> (headers: Headers, payload: Payload)? {
        let option = try option.map { try decoder.decode(Setting.self, from: Data($0.utf8)) }
        let setting = setting ?? option ?? messageConfig ?? serverMessageConfig
        let push = pushConfig ?? serverPushConfig?.asClients
        let isEnabled = setting?.apnsEnabled ?? setting?.push ?? push?.pushEnabled
        if isEnabled == false { return nil }
        let spelled = payload ?? push?.pushPayload
        let custom =
            try apnsPayload
            ?? spelled.map { try decoder.decode([String: AnyJSON].self, from: Data($0.utf8)) } ?? [:]
        var payload = Payload()
        payload.nim = 1
        payload.aps.badge =
            (setting?.shouldBeCounted ?? setting?.badge ?? setting?.unreadEnabled ?? setting?.unreadEnabled2)
                == false
            ? 0 : 1
        payload.aps.alert.body = text(setting, push)
        Self.apply(custom, to: &payload)
        guard case .string(let collapse)? = custom["apns-collapse-id"] else { return (Headers(), payload) }
        return (Headers(collapseID: collapse), payload)
    }

    /// The text with the sender's name before it.
    private func text(_ setting: Setting?, _ push: ClientPush?) -> String {
        let content = apnsContent ?? pushcontent ?? push?.pushContent
        let text = content ?? builtIn
        let hasPrefix =
            setting?.apnsWithPrefix ?? setting?.needPushNick ?? push?.pushNickEnabled

        let conversation = conversationId ?? serverConversationID
        let sender =
            senderName ?? fromNick ?? from ?? conversation?.split(separator: "|").first.map(String.init)
        guard hasPrefix != false, let sender else { return text }
        return sender + ":" + text
    }

    private var builtIn: String {
        switch messageType ?? message?.messageType ?? type.flatMap(Int.init)
            ?? (msgType == "PICTURE" ? 1 : 0)
        {
        case 1: "发来了一张图片"
        case 2: "发来了一段语音"
        case 4: "发来了一个地理位置"
        default: "发来了一条消息"
        }
    }

    /// Applies the sender's own payload: `apsField` into `aps`, the rest at the root.
    private static func apply(_ custom: [String: AnyJSON], to payload: inout Payload) {
        payload.custom = custom.filter {
            !["apsField", "apns-collapse-id", "hwField", "oppoField"].contains($0.key)
        }
        payload.aps.alert.title = string(custom["pushTitle"])
        guard case .object(let aps)? = custom["apsField"] else { return }
        if case .object(let alert)? = aps["alert"] {
            payload.aps.alert = Payload.Alert(
                title: string(alert["title"]), subtitle: string(alert["subtitle"]),
                body: string(alert["body"]))
        }
        payload.aps.sound = string(aps["sound"]) ?? "default"
        payload.aps.category = string(aps["category"])
        payload.aps.threadID = string(aps["thread-id"])
        if case .integer(1)? = aps["mutable-content"] { payload.aps.mutableContent = 1 }
    }

    private static func string(_ value: AnyJSON?) -> String? {
        guard case .string(let string)? = value else { return nil }
        return string
    }
}
