extension GeneratedMessage.Maker {
    mutating func rongCloud() -> JSONTree {
        let isGroup = once(in: 2)
        switch Int.random(in: 0..<24, using: &random) {
        case 0...3: return rongCloudClient(isGroup: isGroup)
        case 4...6: return rongCloudWeb(isGroup: isGroup)
        case 7...9: return rongCloudWrapper(isGroup: isGroup)
        case 10: return rongCloudPush()
        case 11...12: return rongCloudUltragroup()
        default: return rongCloudServer(isGroup: isGroup)
        }
    }

    private mutating func rongCloudClient(isGroup: Bool) -> JSONTree {
        let (title, body) = rongCloudWords()
        return .members([
            "conversationType": .scalar(isGroup ? "3" : "1"), "targetId": .string(isGroup ? "g1" : "u2"),
            "senderUserId": sender(), "objectName": .string("RC:TxtMsg"),
            "content": rongCloudContent(isMention: isGroup && once(in: 4)),
            "messagePushConfig": rongCloudSettings(
                title, body, shows: "forceShowDetailContent", apple: "iOSConfig"),
            "messageConfig": once(in: 10) ? .members(["disableNotification": .yes]) : nil,
        ])
    }

    private mutating func rongCloudWeb(isGroup: Bool) -> JSONTree {
        let (title, body) = rongCloudWords()
        return .members([
            "conversationType": .scalar(isGroup ? "3" : "1"), "targetId": .string(isGroup ? "g1" : "u2"),
            "senderUserId": sender(), "messageType": .string("RC:TxtMsg"),
            "content": rongCloudContent(isMention: isGroup && once(in: 4)),
            "pushConfig": rongCloudSettings(title, body, shows: "forceShowPushContent", apple: "iOSConfig"),
            "disableNotification": once(in: 10) ? .yes : nil,
        ])
    }

    /// The wrapper's, which has numbers of its own.
    private mutating func rongCloudWrapper(isGroup: Bool) -> JSONTree {
        let (title, body) = rongCloudWords()
        let mention = JSONTree.members(["type": .scalar("1"), "userIdList": .array([.string("u3")])])
        return .members([
            "conversationType": .scalar(isGroup ? "2" : "1"), "targetId": .string(isGroup ? "g1" : "u2"),
            "senderUserId": sender(), "messageType": .scalar("2"), "text": text(),
            "mentionedInfo": isGroup && once(in: 4) ? mention : nil,
            "pushOptions": rongCloudSettings(
                title, body, shows: "forceShowDetailContent", apple: "iOSPushOptions"),
        ])
    }

    /// What clients say of the push.
    private mutating func rongCloudSettings(
        _ title: JSONTree?, _ body: JSONTree?, shows: String, apple: String
    ) -> JSONTree {
        .members([
            "pushTitle": title, "pushContent": body ?? .string(""),
            "pushData": once(in: 4) ? .string(data().json()) : nil,
            "disablePushTitle": title == nil && once(in: 6) ? .yes : nil, shows: once(in: 3) ? .yes : nil,
            apple: JSONTree.members([
                "threadId": once(in: 5) ? .string("thread") : nil,
                "category": once(in: 8) ? .string("REPLY") : nil,
                "interruptionLevel": once(in: 10) ? .string("time-sensitive") : nil,
            ]).filled,
        ])
    }

    /// A push to several without a message.
    private mutating func rongCloudPush() -> JSONTree {
        let (title, body) = rongCloudWords()
        return .members([
            "platform": .array([.string("ios"), .string("android")]), "fromuserid": sender(),
            "audience": .members(["userid": .array([.string("u2"), .string("u3")])]),
            "notification": .members([
                "title": title, "alert": body ?? text(),
                "forceShowPushContent": once(in: 3) ? .scalar("1") : nil,
            ]),
        ])
    }

    private mutating func rongCloudUltragroup() -> JSONTree {
        let (title, body) = rongCloudWords()
        let isMention = once(in: 4)
        let push = JSONTree.members([
            "title": title, "forceShowPushContent": once(in: 3) ? .scalar("1") : nil,
        ])
        return .members([
            "fromUserId": sender(), "toGroupIds": .array([.string("g1")]), "objectName": .string("RC:TxtMsg"),
            "content": .string(rongCloudContent(isMention: isMention).json()), "pushContent": body,
            "isMentioned": isMention ? .scalar("1") : nil,
            "pushExt": push.filled.map { .string($0.json()) },
        ])
    }

    /// A call of the server: texts, of which some hold JSON.
    private mutating func rongCloudServer(isGroup: Bool) -> JSONTree {
        let (title, body) = rongCloudWords()
        let isText = !once(in: 8)
        let isMention = isText && isGroup && once(in: 4)
        let apple = JSONTree.members([
            "thread-id": once(in: 5) ? .string("thread") : nil,
            "apns-collapse-id": once(in: 8) ? .string("collapse") : nil,
            "category": once(in: 8) ? .string("REPLY") : nil,
            "richMediaUri": once(in: 12) ? .string("https://example.com/a.png") : nil,
        ])
        let push = JSONTree.members([
            "title": title, "forceShowPushContent": once(in: 3) ? .scalar("1") : nil,
            "pushConfigs": apple.filled.map { .array([.members(["APNs": $0])]) },
        ])
        return .members([
            "fromUserId": sender(), isGroup ? "toGroupId" : "toUserId": .string(isGroup ? "g1" : "u2"),
            "objectName": .string(isText ? "RC:TxtMsg" : "RC:FileMsg"),
            "content": .string(
                isText ? rongCloudContent(isMention: isMention).json() : #"{"name":"a.pdf","size":1}"#),
            "pushContent": body, "pushData": once(in: 4) ? .string(data().json()) : nil,
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
