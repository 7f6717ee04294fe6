extension GeneratedMessage.Maker {
    mutating func easemob() -> JSONTree {
        let isGroup = once(in: 2)
        let isClient = once(in: 3)
        let body = JSONTree.members(["msg": text()])
        let ext = easemobExtension(isGroup: isGroup).filled
        if isClient {
            return .members([
                "from": sender(), "to": .string(isGroup ? "g1" : "u2"),
                "chatType": .string(isGroup ? "groupChat" : "chat"), "groupId": isGroup ? .string("g1") : nil,
                "body": .members(["type": .string("txt"), "msg": text()]), "ext": ext,
            ])
        }
        return .members([
            "chat_type": .string(isGroup ? "groupchat" : "chat"), "from": sender(),
            "to": .array([.string(isGroup ? "g1" : "u2")]), "type": .string("txt"), "body": body, "ext": ext,
        ])
    }

    private mutating func easemobExtension(isGroup: Bool) -> JSONTree {
        let hasWords = once(in: 4)
        let apple = JSONTree.members([
            "em_push_content": hasWords ? text() : nil,
            "em_push_category": once(in: 5) ? .string("CHAT") : nil,
            "em_push_mutable_content": once(in: 5) ? .yes : nil,
            "em_push_collapse_key": once(in: 6) ? .string("order-1") : nil,
            "thread_id": once(in: 5) ? .string("t1") : nil,
            "em_push_sound": once(in: 4) ? .string("bell.caf") : nil,
            // An object of the app's own, so that nothing is left over for it.
            "extern": data(),
        ])
        let common = JSONTree.members([
            "title": hasWords && once(in: 2) ? text() : nil,
            "group_user_nickname": isGroup && once(in: 3) ? .string("Boss") : nil,
        ])
        let template = JSONTree.members([
            "name": once(in: 2) ? .string("say") : nil, "title_args": .array([text()]),
            "content_args": .array([text()]),
        ])
        return .members([
            "em_apns_ext": once(in: 2) ? apple : nil, "em_push_ext": common.filled,
            "em_ignore_notification": once(in: 10) ? .yes : nil,
            "em_force_notification": once(in: 10) ? .yes : nil,
            "em_at_list": isGroup && once(in: 4)
                ? (once(in: 3) ? .string("all") : .array([.string("u3")])) : nil,
            "em_push_template": once(in: 8) ? template : nil, "app": once(in: 5) ? data() : nil,
        ])
    }

    mutating func nim() -> JSONTree {
        // Mostly to teams: a push of a person's has no title here, and other vendors make one of the name.
        let isTeam = !once(in: 4)
        return once(in: 2) ? nimClient(isTeam: isTeam) : nimServer(isTeam: isTeam)
    }

    private mutating func nimClient(isTeam: Bool) -> JSONTree {
        .members([
            "session": .members([
                "sessionId": .string(isTeam ? "g1" : "u2"), "sessionType": .scalar(isTeam ? "1" : "0"),
            ]),
            "from": sender(), "senderName": once(in: 6) ? .string("Addy") : nil, "messageType": .scalar("0"),
            "text": text(), "apnsContent": once(in: 2) ? text() : nil,
            "apnsPayload": nimPayload().filled,
            "setting": JSONTree.members([
                "apnsEnabled": once(in: 10) ? .no : nil, "apnsWithPrefix": once(in: 2) ? .no : nil,
                "shouldBeCounted": once(in: 10) ? .no : nil,
            ]).filled,
            "apnsMemberOption": isTeam && once(in: 4)
                ? .members([
                    "userIds": .array([.string("u3")]), "forcePush": once(in: 4) ? .yes : .no,
                    "apnsContent": once(in: 2) ? text() : nil,
                ]) : nil,
            "remoteExt": once(in: 6) ? data() : nil,
        ])
    }

    private mutating func nimServer(isTeam: Bool) -> JSONTree {
        let target = isTeam ? "|2|g1" : "|1|u2"
        let from = once(in: 5) ? "u9" : GeneratedMessage.knownSender
        let payload = nimPayload().filled
        return .members([
            "conversation_id": .string(from + target),
            "message": .members(["message_type": .scalar("0"), "text": text()]),
            "push_config": JSONTree.members([
                "push_enabled": once(in: 10) ? .no : nil, "push_nick_enabled": once(in: 2) ? .no : nil,
                "push_content": once(in: 2) ? text() : nil,
                "push_payload": payload.map { .string($0.json()) },
                "push_forcepush_enable": isTeam ? .no : nil,
                "push_forcepush_ids": isTeam && once(in: 4) ? .array([.string("u3")]) : nil,
            ]).filled,
        ])
    }

    private mutating func nimPayload() -> JSONTree {
        let hasAlert = once(in: 6)
        return .members([
            "pushTitle": once(in: 10) ? text() : nil,
            "apsField": JSONTree.members([
                "alert": hasAlert ? .members(["title": text(), "body": text()]) : nil,
                "category": once(in: 8) ? .string("CHAT") : nil,
                "thread-id": once(in: 8) ? .string("t1") : nil,
                "mutable-content": once(in: 8) ? .scalar("1") : nil,
                "sound": once(in: 8) ? .string("bell.caf") : nil,
            ]).filled,
            "apns-collapse-id": once(in: 10) ? .string("order-1") : nil,
            "e": once(in: 6) ? data() : nil, "order": once(in: 8) ? .scalar("1") : nil,
        ])
    }
}
