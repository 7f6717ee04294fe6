extension GeneratedMessage.Maker {
    mutating func rongCloud() -> JSONTree {
        let isGroup = once(in: 2)
        return once(in: 3) ? rongCloudClient(isGroup: isGroup) : rongCloudServer(isGroup: isGroup)
    }

    private mutating func rongCloudClient(isGroup: Bool) -> JSONTree {
        let (title, body) = rongCloudWords()
        return .members([
            "conversationType": .scalar(isGroup ? "3" : "1"), "targetId": .string(isGroup ? "g1" : "u2"),
            "senderUserId": sender(), "objectName": .string("RC:TxtMsg"),
            "content": rongCloudContent(isMention: isGroup && once(in: 4)),
            "messagePushConfig": .members([
                "pushTitle": title, "pushContent": body ?? .string(""),
                "pushData": once(in: 4) ? .string(data().json()) : nil,
                "disablePushTitle": title == nil && once(in: 6) ? .yes : nil,
                "forceShowDetailContent": once(in: 2) ? .yes : nil,
                "iOSConfig": JSONTree.members([
                    "threadId": once(in: 5) ? .string("thread") : nil,
                    "category": once(in: 8) ? .string("REPLY") : nil,
                    "interruptionLevel": once(in: 10) ? .string("time-sensitive") : nil,
                ]).filled,
            ]),
            "messageConfig": once(in: 10) ? .members(["disableNotification": .yes]) : nil,
        ])
    }

    /// A call of the server: texts, of which some hold JSON.
    private mutating func rongCloudServer(isGroup: Bool) -> JSONTree {
        let (title, body) = rongCloudWords()
        let isMention = isGroup && once(in: 4)
        let apple = JSONTree.members([
            "thread-id": once(in: 5) ? .string("thread") : nil,
            "apns-collapse-id": once(in: 8) ? .string("collapse") : nil,
            "category": once(in: 8) ? .string("REPLY") : nil,
            "richMediaUri": once(in: 12) ? .string("https://example.com/a.png") : nil,
        ])
        let push = JSONTree.members([
            "title": title, "forceShowPushContent": once(in: 2) ? .scalar("1") : nil,
            "pushConfigs": apple.filled.map { .array([.members(["APNs": $0])]) },
        ])
        return .members([
            "fromUserId": sender(), isGroup ? "toGroupId" : "toUserId": .string(isGroup ? "g1" : "u2"),
            "objectName": .string("RC:TxtMsg"),
            "content": .string(rongCloudContent(isMention: isMention).json()), "pushContent": body,
            "pushData": once(in: 4) ? .string(data().json()) : nil,
            "isMentioned": isMention ? .string("1") : nil,
            "count": !isGroup && once(in: 8) ? .string("9") : nil,
            "disablePush": once(in: 10) ? .string("true") : nil,
            "contentAvailable": once(in: 12) ? .string("1") : nil,
            "pushExt": push.filled.map { .string($0.json()) },
        ])
    }

    private mutating func rongCloudContent(isMention: Bool) -> JSONTree {
        let mention = JSONTree.members([
            "type": .scalar(once(in: 3) ? "1" : "2"), "userIdList": .array([.string("u3")]),
            "mentionedContent": once(in: 4) ? text() : nil,
        ])
        return .members([
            "content": text(), "extra": once(in: 6) ? .string(data().json()) : nil,
            "mentionedInfo": isMention ? mention : nil,
        ])
    }

    /// The words of the push: mostly both, so that no title is made of a name.
    private mutating func rongCloudWords() -> (title: JSONTree?, body: JSONTree?) {
        let hasWords = !once(in: 4)
        return (hasWords && !once(in: 6) ? text() : nil, hasWords ? text() : nil)
    }
}
