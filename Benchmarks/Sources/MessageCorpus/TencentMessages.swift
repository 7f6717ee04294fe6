/// Tencent's messages: from servers, from clients and in webhooks.
enum TencentMessages {
    /// One message as an object.
    static func line(_ random: inout SplitMix64) -> JSONNode {
        let draft = Draft(&random)
        switch random.below(100) {
        case ..<45: return server(draft, &random)
        case ..<65: return client(draft, &random)
        case ..<78: return stored(draft, &random)
        case ..<86: return web(draft, &random)
        case ..<90: return push(draft)
        default: return webhook(draft, &random)
        }
    }

    /// What every shape says in its own way.
    private struct Draft {
        let sender: String
        let name: String
        let receiver: String
        let isGroup: Bool
        let text: String
        let title: String
        let data: String
        let number: Int
        /// Without words of its own, the push has a text that is made of the elements.
        let hasWords: Bool

        init(_ random: inout SplitMix64) {
            sender = Cast.person(&random)
            name = Phrases.name(&random)
            isGroup = random.chance(35)
            receiver = isGroup ? Cast.group(&random) : Cast.person(&random)
            text = Phrases.text(&random)
            title = Phrases.title(&random)
            number = random.below(86_400)
            hasWords = random.chance(80)
            let entity: JSONNode = [
                "entity": [
                    "version": 1, "chatType": isGroup ? 2 : 1, "action": 1,
                    "sender": .string(isGroup ? receiver : sender), "nickname": .string(name),
                    "content": .string(text),
                ]
            ]
            data = entity.text()
        }

        var elements: JSONNode { [["MsgType": "TIMTextElem", "MsgContent": ["Text": .string(text)]]] }
    }

    private static func server(_ draft: Draft, _ random: inout SplitMix64) -> JSONNode {
        var message: JSONNode = [:]
        if draft.isGroup { message["GroupId"] = .string(draft.receiver) }
        message["From_Account"] = .string(draft.sender)
        if !draft.isGroup {
            message["To_Account"] = .string(draft.receiver)
            message["SendMsgControl"] = random.chance(60) ? ["WithMuteNotifications"] : nil
        }
        message[draft.isGroup ? "Random" : "MsgRandom"] = .integer(random.below(1 << 31))
        message["MsgBody"] = draft.elements
        if draft.isGroup, random.chance(20) {
            message["GroupAtInfo"] = [
                ["GroupAtAllFlag": 0, "GroupAt_Account": .string(Cast.person(&random))]
            ]
        }
        if random.chance(25) { message["CloudCustomData"] = #"{"level":3,"vip":true}"# }
        message["OfflinePushInfo"] = offlinePush(draft, &random)
        return message
    }

    private static func offlinePush(_ draft: Draft, _ random: inout SplitMix64) -> JSONNode {
        var push: JSONNode = ["PushFlag": random.chance(4) ? 1 : 0]
        if draft.hasWords {
            push["Title"] = .string(draft.title)
            push["Desc"] = .string(draft.text)
        }
        push["Ext"] = .string(draft.data)
        if random.chance(30) { push["AndroidInfo"] = ["Sound": "shake", "OPPOChannelID": "chat"] }
        if random.chance(50) {
            var apple: JSONNode = ["Sound": "bell.caf", "BadgeMode": random.chance(10) ? 1 : 0]
            if random.chance(30) { apple["MutableContent"] = 1 }
            if random.chance(15) { apple["SubTitle"] = .string(draft.name) }
            push["ApnsInfo"] = apple
        }
        return push
    }

    private static func client(_ draft: Draft, _ random: inout SplitMix64) -> JSONNode {
        var message: JSONNode = [
            "msgID": .string("144115225971632901-\(draft.number)"), "sender": .string(draft.sender),
            "nickName": .string(draft.name),
        ]
        message[draft.isGroup ? "groupID" : "receiver"] = .string(draft.receiver)
        message["elemType"] = 1
        message["textElem"] = ["text": .string(draft.text)]
        var push: JSONNode = ["title": .string(draft.hasWords ? draft.title : "")]
        push["desc"] = .string(draft.hasWords ? draft.text : "")
        push["ext"] = .string(draft.data)
        push["iOSSound"] = random.chance(30) ? "bell.caf" : nil
        push["ignoreIOSBadge"] = .bool(random.chance(10))
        message["offlinePushInfo"] = push
        return message
    }

    private static func stored(_ draft: Draft, _ random: inout SplitMix64) -> JSONNode {
        [
            "message_conv_id": .string(draft.receiver), "message_conv_type": draft.isGroup ? 2 : 1,
            "message_elem_array": [["elem_type": 0, "text_elem_content": .string(draft.text)]],
            "message_is_online_msg": false, "message_sender": .string(draft.sender),
            "message_sender_profile": ["user_profile_nick_name": .string(draft.name)],
            "message_server_time": .integer(1_795_000_000 + draft.number),
            "message_offline_push_config": [
                "offline_push_config_flag": 0,
                "offline_push_config_desc": .string(draft.hasWords ? draft.text : ""),
                "offline_push_config_ext": .string(draft.data),
                "offline_push_config_ios_config": [
                    "ios_offline_push_config_title": "", "ios_offline_push_config_sound": "",
                    "ios_offline_push_config_ignore_badge": .bool(random.chance(10)),
                ],
            ],
        ]
    }

    private static func web(_ draft: Draft, _ random: inout SplitMix64) -> JSONNode {
        [
            "to": .string(draft.receiver), "conversationType": draft.isGroup ? "GROUP" : "C2C",
            "type": "TIMTextElem", "payload": ["text": .string(draft.text)], "from": .string(draft.sender),
            "nick": .string(draft.name),
            "offlinePushInfo": [
                "title": .string(draft.title), "description": .string(draft.text),
                "extension": .string(draft.data), "ignoreIOSBadge": .bool(random.chance(10)),
            ],
        ]
    }

    private static func push(_ draft: Draft) -> JSONNode {
        [
            "From_Account": "administrator", "To_Account": [.string(draft.sender)],
            "MsgRandom": .integer(draft.number),
            "OfflinePushInfo": [
                "Title": .string(draft.title), "Desc": .string(draft.text), "Ext": .string(draft.data),
            ],
        ]
    }

    private static func webhook(_ draft: Draft, _ random: inout SplitMix64) -> JSONNode {
        var message: JSONNode = [
            "CallbackCommand": .string("\(draft.isGroup ? "Group" : "C2C").CallbackAfterSendMsg"),
            "From_Account": .string(draft.sender),
        ]
        message[draft.isGroup ? "GroupId" : "To_Account"] = .string(draft.receiver)
        message["MsgSeq"] = .integer(draft.number)
        message["MsgTime"] = .integer(1_795_000_000 + draft.number)
        message["MsgBody"] = draft.elements
        if !draft.isGroup {
            message["SendMsgResult"] = 0
            message["UnreadMsgNum"] = .integer(1 + random.below(20))
        }
        return message
    }
}
