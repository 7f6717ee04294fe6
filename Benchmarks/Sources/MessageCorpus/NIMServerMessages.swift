/// NIM's messages as servers send and get them.
enum NIMServerMessages {
    /// The fields of the first generation's form.
    private static func fields(
        _ draft: NIMMessages.Draft, _ random: inout SplitMix64
    ) -> [(key: String, value: String)] {
        let body: JSONNode = draft.type == 0 ? ["msg": .string(draft.text)] : draft.attachment
        var fields = [
            ("from", draft.sender), ("ope", draft.isTeam ? "1" : "0"), ("to", draft.receiver),
            ("type", String(draft.type)), ("body", body.text()),
        ]
        if random.chance(50) {
            let option: JSONNode = [
                "push": .bool(draft.push.isEnabled), "badge": .bool(draft.push.isCounted),
                "needPushNick": .bool(draft.push.hasPrefix),
            ]
            fields.append(("option", option.text()))
        }
        if let content = draft.push.content { fields.append(("pushcontent", content)) }
        if let payload = draft.push.payload { fields.append(("payload", payload.text())) }
        if let forced = draft.push.forced {
            fields.append(("forcepushlist", forced.ids.node.text()))
            fields.append(("forcepushcontent", forced.content))
        }
        return fields.map { (key: $0.0, value: $0.1) }
    }

    /// The first generation, as the form body that goes over the wire.
    static func form(_ draft: NIMMessages.Draft, _ random: inout SplitMix64) -> String {
        FormBody.text(fields(draft, &random))
    }

    /// The first generation, as an object of strings.
    static func first(_ draft: NIMMessages.Draft, _ random: inout SplitMix64) -> JSONNode {
        .object(fields(draft, &random).map { (key: $0.key, value: .string($0.value)) })
    }

    /// The second generation.
    static func second(_ draft: NIMMessages.Draft, _ random: inout SplitMix64) -> JSONNode {
        var content: JSONNode = ["message_type": .integer(draft.type)]
        if draft.type == 0 {
            content["text"] = .string(draft.text)
        } else {
            content["attachment"] = draft.attachment
        }
        content["message_client_id"] = .string(draft.messageID)
        var push: JSONNode = [
            "push_enabled": .bool(draft.push.isEnabled), "push_nick_enabled": .bool(draft.push.hasPrefix),
        ]
        push["push_content"] = draft.push.content.map(JSONNode.string)
        push["push_payload"] = draft.push.payload.map { .string($0.text()) }
        if let forced = draft.push.forced {
            push["push_forcepush_enable"] = .bool(forced.isForced)
            push["push_forcepush_ids"] = forced.ids.node
            push["push_forcepush_content"] = .string(forced.content)
        }
        return [
            "conversation_id": .string(draft.conversation), "message": content,
            "message_config": ["unread_enabled": .bool(draft.push.isCounted)], "push_config": push,
            "route_config": ["route_enabled": .bool(random.chance(50))],
        ]
    }

    /// The copy that a webhook gets of a message; it carries no push fields.
    static func copy(_ draft: NIMMessages.Draft, _ random: inout SplitMix64) -> JSONNode {
        var copy: JSONNode = [
            "body": .string(draft.type == 0 ? draft.text : ""), "convType": draft.isTeam ? "TEAM" : "PERSON",
            "eventType": "1", "fromAccount": .string(draft.sender),
            "fromClientType": .string(random.one(of: ["IOS", "AOS", "WEB", "REST"])),
            "fromDeviceId": .string(random.hexadecimal(24)), "fromNick": .string(draft.name),
            "msgTimestamp": .string(String(draft.timestamp)), "msgType": draft.type == 0 ? "TEXT" : "PICTURE",
            "msgidClient": .string(draft.messageID), "msgidServer": .string(random.digits(12)),
            "resendFlag": "0",
            "to": .string(draft.receiver), "ext": "",
        ]
        if draft.type != 0 { copy["attach"] = .string(draft.attachment.text()) }
        if draft.isTeam {
            copy["tMembers"] = .string("[" + Cast.persons(6, &random).joined(separator: ", ") + "]")
        }
        return copy
    }
}
