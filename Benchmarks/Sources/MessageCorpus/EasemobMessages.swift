/// Easemob's messages: from clients, from servers and in callbacks.
enum EasemobMessages {
    /// One message as a line.
    static func line(_ random: inout SplitMix64) -> JSONNode {
        let draft = Draft(&random)
        return switch random.below(100) {
        case ..<40: sdk(draft)
        case ..<72: rest(draft)
        case ..<80: legacy(draft)
        default: callback(draft, &random)
        }
    }

    /// What every shape says in its own way.
    private struct Draft {
        let sender: String
        let receivers: [String]
        let isGroup: Bool
        let content: Content
        let messageID: String
        let timestamp: Int
        let ext: JSONNode?

        init(_ random: inout SplitMix64) {
            sender = Cast.person(&random)
            isGroup = random.chance(35)
            receivers =
                isGroup
                ? [Cast.group(&random)] : Cast.persons(random.chance(90) ? 1 : 2 + random.below(2), &random)
            content = Content(&random)
            messageID = random.digits(19)
            timestamp = 1_795_000_000_000 + random.below(86_400_000)
            ext = random.chance(85) ? EasemobExtension.make(inGroup: isGroup, &random) : nil
        }
    }

    /// A body: its type, and its members without the type.
    private struct Content {
        let type: String
        let body: JSONNode

        init(_ random: inout SplitMix64) {
            switch random.below(100) {
            case ..<76: (type, body) = ("txt", ["msg": .string(Phrases.text(&random))])
            case ..<88: (type, body) = ("img", Self.file("jpg", &random))
            case ..<94: (type, body) = ("audio", Self.file("amr", &random))
            case ..<96: (type, body) = ("loc", Self.place)
            case ..<98:
                (type, body) = (
                    "custom", ["customEvent": "gift", "customExts": ["name": "rose", "count": "9"]]
                )
            default: (type, body) = ("cmd", ["action": "typing"])
            }
        }

        private static let place: JSONNode = [
            "lat": .number("39.938882"), "lng": .number("116.340230"), "addr": "西城区西便门桥",
        ]

        private static func file(_ suffix: String, _ random: inout SplitMix64) -> JSONNode {
            [
                "filename": .string("\(random.hexadecimal(8)).\(suffix)"),
                "url": .string("https://a1.easemob.com/demo/teahouse/chatfiles/\(random.hexadecimal(32))"),
                "secret": .string(random.hexadecimal(24)),
                "file_length": .integer(1_000 + random.below(400_000)),
            ]
        }
    }

    /// The body with its type in front, as clients and callbacks spell it.
    private static func typedBody(_ content: Content) -> JSONNode {
        guard case .object(let members) = content.body else { return content.body }
        return .object([("type", .string(content.type))] + members)
    }

    private static func sdk(_ draft: Draft) -> JSONNode {
        var message: JSONNode = [
            "from": .string(draft.sender), "to": .string(draft.receivers[0]),
            "chatType": draft.isGroup ? "groupChat" : "singleChat", "msgId": .string(draft.messageID),
            "body": typedBody(draft.content),
        ]
        message["ext"] = draft.ext
        return message
    }

    private static func rest(_ draft: Draft) -> JSONNode {
        var message: JSONNode = [
            "from": .string(draft.sender), "to": .strings(draft.receivers),
            "type": .string(draft.content.type),
            "body": draft.content.body,
        ]
        message["ext"] = draft.ext
        message["chat_type"] = draft.isGroup ? "groupchat" : nil
        return message
    }

    private static func legacy(_ draft: Draft) -> JSONNode {
        var message: JSONNode = [
            "target_type": draft.isGroup ? "chatgroups" : "users", "target": .strings(draft.receivers),
            "msg": typedBody(draft.content), "from": .string(draft.sender),
        ]
        message["ext"] = draft.ext
        return message
    }

    private static func callback(_ draft: Draft, _ random: inout SplitMix64) -> JSONNode {
        let receiver = draft.receivers[0]
        var message: JSONNode = [
            "callId": .string("demo#teahouse_\(draft.messageID)"), "eventType": "chat_offline",
            "timestamp": .integer(draft.timestamp), "chat_type": draft.isGroup ? "groupchat" : "chat",
        ]
        message["group_id"] = draft.isGroup ? .string(receiver) : nil
        message["from"] = .string(draft.sender)
        message["to"] = .string(receiver)
        message["msg_id"] = .string(draft.messageID)
        message["payload"] = [
            "bodies": .array([typedBody(draft.content)]), "ext": draft.ext ?? [:],
            "from": .string(draft.sender),
            "to": .string(receiver), "type": draft.isGroup ? "groupchat" : "chat",
        ]
        message["securityVersion"] = "1.0.0"
        message["security"] = .string(random.hexadecimal(32))
        message["appkey"] = "demo#teahouse"
        message["host"] = "msync@ali-im-08"
        return message
    }
}
