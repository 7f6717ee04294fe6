/// An Easemob message of any shape, as Codable declares it.
struct EasemobLine: Decodable {
    struct Body: Decodable {
        var type: String?
        var msg: String?
    }

    struct Inner: Decodable {
        var ext: Extension?
        var bodies: [Body]?
    }

    struct Extension: Decodable {
        var apple: Apple?
        var common: Common?
        var isSilent: Bool?

        enum CodingKeys: String, CodingKey {
            case apple = "em_apns_ext"
            case common = "em_push_ext"
            case isSilent = "em_ignore_notification"
        }
    }

    struct Apple: Decodable {
        var title: String?
        var content: String?
        var subtitle: String?
        var sound: String?
        var badge: Int?
        var category: String?
        var isMutable: Bool?
        var thread: String?
        var collapse: String?
        var extern: AnyJSON?

        enum CodingKeys: String, CodingKey {
            case extern
            case title = "em_push_title"
            case content = "em_push_content"
            case subtitle = "em_alert_subTitle"
            case sound = "em_push_sound"
            case badge = "em_push_badge"
            case category = "em_push_category"
            case isMutable = "em_push_mutable_content"
            case thread = "thread_id"
            case collapse = "em_push_collapse_key"
        }
    }

    struct Common: Decodable {
        var title: String?
        var content: String?
        var custom: AnyJSON?
    }

    /// One receiver or several.
    enum Receivers: Decodable {
        case list([String])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let one = try? container.decode(String.self) {
                self = .list([one])
            } else {
                self = .list(try container.decode([String].self))
            }
        }
    }

    var from: String?
    var to: Receivers?
    var target: Receivers?
    var type: String?
    var chatType: String?
    var callbackChatType: String?
    var targetType: String?
    var msgId: String?
    var callbackMessageID: String?
    var body: Body?
    var msg: Body?
    var payload: Inner?
    var ext: Extension?

    enum CodingKeys: String, CodingKey {
        case from, to, target, type, chatType, msgId, body, msg, payload, ext
        case callbackChatType = "chat_type"
        case targetType = "target_type"
        case callbackMessageID = "msg_id"
    }
}

extension EasemobLine {
    /// What each receiver gets.
    func pushes() -> [(headers: Headers, payload: Payload)] {
        let ext = payload?.ext ?? ext
        let type = payload?.bodies?.first?.type ?? msg?.type ?? body?.type ?? type
        guard ext?.isSilent != true, type != "cmd", case .list(let receivers)? = to ?? target else {
            return []
        }
        var payload = Payload()
        payload.aps.alert = Payload.Alert(
            title: ext?.common?.title ?? ext?.apple?.title ?? "您有一条新消息", subtitle: ext?.apple?.subtitle,
            body: ext?.common?.content ?? ext?.apple?.content ?? "请点击查看")
        payload.aps.badge = ext?.apple?.badge ?? 1
        payload.aps.sound = ext?.apple?.sound ?? "default"
        payload.aps.category = ext?.apple?.category
        payload.aps.threadID = ext?.apple?.thread
        payload.aps.mutableContent = ext?.apple?.isMutable == true ? 1 : nil
        payload.f = from
        payload.m = msgId ?? callbackMessageID
        payload.e = ext?.common?.custom ?? ext?.apple?.extern
        let isGroup = ["groupchat", "groupChat", "chatgroups"].contains(
            chatType ?? callbackChatType ?? targetType)
        return receivers.map { receiver in
            payload.t = receiver
            payload.g = isGroup ? receivers.first : nil
            return (Headers(collapseID: ext?.apple?.collapse), payload)
        }
    }
}
