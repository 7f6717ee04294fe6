/// RongCloud's messages: from servers, from clients and in webhooks.
enum RongCloudMessages {
    /// One message: a form, or an object.
    static func line(_ random: inout SplitMix64, _ escaping: JSONNode.Escaping) -> String {
        let draft = Draft(&random)
        switch random.below(100) {
        case ..<40: return FormBody.text(server(draft, &random))
        case ..<50: return object(server(draft, &random)).text(escaping)
        case ..<65: return client(draft, &random).text(escaping)
        case ..<73: return wrapper(draft, &random).text(escaping)
        case ..<80: return web(draft, &random).text(escaping)
        case ..<85: return push(draft).text(escaping)
        default: return FormBody.text(webhook(draft, &random))
        }
    }

    /// What every shape says in its own way.
    private struct Draft {
        let sender: String
        let receiver: String
        let isGroup: Bool
        let content: JSONNode
        let text: String
        let title: String
        let data: String
        let number: Int
        /// Without words of its own, the push has the message's text under the sender's name.
        let hasWords: Bool
        let isMention: Bool

        init(_ random: inout SplitMix64) {
            sender = Cast.person(&random)
            isGroup = random.chance(35)
            receiver = isGroup ? Cast.group(&random) : Cast.person(&random)
            text = Phrases.text(&random)
            title = Phrases.title(&random)
            number = random.below(86_400)
            hasWords = random.chance(60)
            isMention = isGroup && random.chance(20)
            var content: JSONNode = [
                "content": .string(text),
                "user": ["id": .string(sender), "name": .string(Phrases.name(&random))],
            ]
            if isMention {
                content["mentionedInfo"] = [
                    "type": 2, "userIdList": [.string(Cast.person(&random))], "mentionedContent": "",
                ]
            }
            self.content = content
            let order: JSONNode = ["order": .integer(number), "from": .string(sender)]
            data = order.text()
        }

        var identifier: String { "BS4I-\(number)-U63T-CHS0" }
        var time: Int { 1_795_000_000_000 + number }
    }

    /// A form's fields as an object of texts.
    private static func object(_ fields: [Field]) -> JSONNode {
        .object(fields.map { (key: $0.key, value: .string($0.value)) })
    }

    private typealias Field = (key: String, value: String)

    private static func server(_ draft: Draft, _ random: inout SplitMix64) -> [Field] {
        var fields: [Field] = [
            ("fromUserId", draft.sender),
            (draft.isGroup ? "toGroupId" : "toUserId", draft.receiver),
            ("objectName", "RC:TxtMsg"), ("content", draft.content.text()),
        ]
        if draft.hasWords { fields.append(("pushContent", draft.text)) }
        if random.chance(50) { fields.append(("pushData", draft.data)) }
        if draft.isMention { fields.append(("isMentioned", "1")) }
        if random.chance(40) { fields.append(("pushExt", pushSettings(draft, &random).text())) }
        if !draft.isGroup, random.chance(15) { fields.append(("count", "\(draft.number % 20)")) }
        if random.chance(4) { fields.append(("disablePush", "true")) }
        fields.append(("isPersisted", "1"))
        return fields
    }

    private static func pushSettings(_ draft: Draft, _ random: inout SplitMix64) -> JSONNode {
        var apple: JSONNode = ["thread-id": .string(draft.receiver)]
        if random.chance(30) { apple["apns-collapse-id"] = .string(draft.identifier) }
        if random.chance(30) { apple["interruption-level"] = "time-sensitive" }
        var settings: JSONNode = [:]
        if draft.hasWords { settings["title"] = .string(draft.title) }
        settings["forceShowPushContent"] = random.chance(20) ? 1 : 0
        settings["pushConfigs"] = [
            ["HW": ["channelId": "chat", "importance": "NORMAL"]], ["MI": ["channelId": "chat"]],
            ["APNs": apple],
        ]
        return settings
    }

    private static func client(_ draft: Draft, _ random: inout SplitMix64) -> JSONNode {
        var message = stored(draft, kind: draft.isGroup ? 3 : 1)
        message["objectName"] = "RC:TxtMsg"
        message["content"] = draft.content
        var config: JSONNode = ["pushTitle": .string(draft.hasWords ? draft.title : "")]
        config["pushContent"] = .string(draft.hasWords ? draft.text : "")
        config["pushData"] = .string(draft.data)
        config["forceShowDetailContent"] = .bool(random.chance(10))
        config["iOSConfig"] = ["threadId": .string(draft.receiver), "interruptionLevel": "active"]
        message["messagePushConfig"] = config
        message["messageConfig"] = ["disableNotification": .bool(random.chance(4))]
        return message
    }

    private static func wrapper(_ draft: Draft, _ random: inout SplitMix64) -> JSONNode {
        var message = stored(draft, kind: draft.isGroup ? 2 : 1)
        message["messageType"] = 2
        message["text"] = .string(draft.text)
        message["pushOptions"] = [
            "pushTitle": .string(draft.hasWords ? draft.title : ""),
            "pushContent": .string(draft.hasWords ? draft.text : ""), "pushData": .string(draft.data),
            "disablePushTitle": .bool(random.chance(5)),
            "androidPushOptions": ["channelIdHW": "chat"], "iOSPushOptions": ["threadId": "team"],
        ]
        return message
    }

    private static func web(_ draft: Draft, _ random: inout SplitMix64) -> JSONNode {
        var message = stored(draft, kind: draft.isGroup ? 3 : 1)
        message["messageType"] = "RC:TxtMsg"
        message["content"] = draft.content
        message["pushContent"] = .string(draft.text)
        message["pushData"] = .string(draft.data)
        message["pushConfig"] = ["pushTitle": .string(draft.title), "iOSConfig": ["threadId": "team"]]
        message["disableNotification"] = .bool(random.chance(4))
        return message
    }

    /// What each client keeps of a message.
    private static func stored(_ draft: Draft, kind: Int) -> JSONNode {
        [
            "conversationType": .integer(kind), "targetId": .string(draft.receiver),
            "senderUserId": .string(draft.sender), "messageUId": .string(draft.identifier),
            "sentTime": .integer(draft.time),
        ]
    }

    private static func push(_ draft: Draft) -> JSONNode {
        [
            "platform": ["ios", "android"], "fromuserid": .string(draft.sender),
            "audience": ["userid": [.string(draft.receiver)], "is_to_all": false],
            "notification": [
                "title": .string(draft.title), "alert": .string(draft.text),
                "ios": ["badge": 1, "thread-id": "news"], "android": ["hw": ["channelId": "chat"]],
            ],
        ]
    }

    private static func webhook(_ draft: Draft, _ random: inout SplitMix64) -> [Field] {
        let kind = draft.isGroup ? "GROUP" : "PERSON"
        let sender: Field = ("fromUserId", draft.sender)
        guard random.chance(50) else {
            return [
                sender, ("toUserId", draft.receiver), ("objectName", "RC:TxtMsg"),
                ("content", draft.content.text()), ("channelType", kind),
                ("msgTimestamp", "\(draft.time)"), ("msgUID", draft.identifier),
                ("source", "iOS"),
            ]
        }
        return [
            ("appKey", "teahouse"), sender, ("targetId", draft.receiver),
            ("msgType", "RC:TxtMsg"), ("content", draft.content.text()),
            ("pushContent", draft.hasWords ? draft.text : ""), ("disablePush", "false"),
            ("pushExt", pushSettings(draft, &random).text()), ("channelType", kind),
            ("msgTimeStamp", "\(draft.time)"), ("messageId", draft.identifier),
            ("os", "iOS"),
        ]
    }
}
