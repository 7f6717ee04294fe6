/// NIM's messages: from clients of both generations, from servers and in copies.
enum NIMMessages {
    /// One message as a line, which is JSON or a form body.
    static func line(_ random: inout SplitMix64, _ escaping: JSONNode.Escaping) -> String {
        let draft = Draft(&random)
        switch random.below(100) {
        case ..<32: return sdk(draft, &random).text(escaping)
        case ..<50: return sdk2(draft, &random).text(escaping)
        case ..<62: return NIMServerMessages.form(draft, &random)
        case ..<72: return NIMServerMessages.first(draft, &random).text(escaping)
        case ..<86: return NIMServerMessages.second(draft, &random).text(escaping)
        default: return NIMServerMessages.copy(draft, &random).text(escaping)
        }
    }

    /// What every shape says in its own way.
    struct Draft {
        let sender: String
        let name: String
        let receiver: String
        let isTeam: Bool
        /// 0 text, 1 picture, 2 sound, 4 place, 100 the app's own.
        let type: Int
        let text: String
        let messageID: String
        let timestamp: Int
        let push: NIMPush

        init(_ random: inout SplitMix64) {
            sender = Cast.person(&random)
            name = Phrases.name(&random)
            isTeam = random.chance(35)
            receiver = isTeam ? Cast.group(&random) : Cast.person(&random)
            type = random.chance(78) ? 0 : random.one(of: [1, 1, 2, 4, 100])
            text = Phrases.text(&random)
            messageID = random.hexadecimal(32)
            timestamp = 1_795_000_000_000 + random.below(86_400_000)
            push = NIMPush(inTeam: isTeam, from: sender, to: receiver, &random)
        }

        /// The conversation's id of the second generation.
        var conversation: String { "\(sender)|\(isTeam ? 2 : 1)|\(receiver)" }

        /// What is no text: a picture, a sound, a place or the app's own.
        var attachment: JSONNode {
            [
                "url": .string("https://nim.nosdn.127.net/\(messageID)"), "md5": .string(messageID),
                "size": .integer(timestamp % 400_000), "ext": "jpg",
            ]
        }
    }

    private static func sdk(_ draft: Draft, _ random: inout SplitMix64) -> JSONNode {
        var message: JSONNode = [
            "session": ["sessionId": .string(draft.receiver), "sessionType": draft.isTeam ? 1 : 0],
            "from": .string(draft.sender), "senderName": .string(draft.name),
            "messageId": .string(draft.messageID),
            "timestamp": .integer(draft.timestamp), "messageType": .integer(draft.type),
        ]
        message["text"] = draft.type == 0 ? .string(draft.text) : nil
        message["apnsContent"] = draft.push.content.map(JSONNode.string)
        message["apnsPayload"] = draft.push.payload
        if random.chance(50) {
            message["setting"] = [
                "apnsEnabled": .bool(draft.push.isEnabled), "apnsWithPrefix": .bool(draft.push.hasPrefix),
                "shouldBeCounted": .bool(draft.push.isCounted),
            ]
        }
        if let forced = draft.push.forced {
            message["apnsMemberOption"] = [
                "userIds": forced.ids.node, "forcePush": .bool(forced.isForced),
                "apnsContent": .string(forced.content),
            ]
        }
        if random.chance(25) { message["remoteExt"] = ["level": 3, "vip": true] }
        return message
    }

    private static func sdk2(_ draft: Draft, _ random: inout SplitMix64) -> JSONNode {
        var message: JSONNode = [
            "conversationId": .string(draft.conversation), "messageClientId": .string(draft.messageID),
            "messageServerId": .string(random.digits(12)), "createTime": .integer(draft.timestamp),
            "senderName": .string(draft.name), "messageType": .integer(draft.type),
        ]
        message["text"] = draft.type == 0 ? .string(draft.text) : nil
        message["messageConfig"] = ["unreadEnabled": .bool(draft.push.isCounted)]
        var push: JSONNode = [
            "pushEnabled": .bool(draft.push.isEnabled), "pushNickEnabled": .bool(draft.push.hasPrefix),
        ]
        push["pushContent"] = draft.push.content.map(JSONNode.string)
        push["pushPayload"] = draft.push.payload.map { .string($0.text()) }
        if let forced = draft.push.forced {
            push["forcePush"] = .bool(forced.isForced)
            push["forcePushContent"] = .string(forced.content)
            push["forcePushAccountIds"] = forced.ids.node
        }
        message["pushConfig"] = push
        return message
    }
}
