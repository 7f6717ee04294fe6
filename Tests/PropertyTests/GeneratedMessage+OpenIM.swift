extension GeneratedMessage.Maker {
    mutating func openIM() -> JSONTree {
        let isGroup = once(in: 2)
        switch Int.random(in: 0..<12, using: &random) {
        case 0...2: return openIMClient(isGroup: isGroup)
        case 3: return openIMSending(isGroup: isGroup)
        case 4 where once(in: 2): return openIMBatch()
        default: return openIMServer(isGroup: isGroup)
        }
    }

    /// A message as the SDK keeps it, with what its sender set for the push.
    private mutating func openIMClient(isGroup: Bool) -> JSONTree {
        let isMention = isGroup && once(in: 4)
        return .members([
            "clientMsgID": .string("c1"), "sendID": sender(),
            "recvID": .string(isGroup ? "" : "u2"), "groupID": .string(isGroup ? "g1" : ""),
            "senderNickname": once(in: 6) ? .string("Addy") : nil,
            "sessionType": .scalar(isGroup ? "3" : "1"), "contentType": .scalar(isMention ? "106" : "101"),
            isMention ? "atTextElem" : "textElem": openIMText(isMention: isMention),
            "offlinePush": openIMPush(), "ex": once(in: 6) ? .string(data().json()) : nil,
        ])
    }

    /// The arguments of the SDK's call around its message.
    private mutating func openIMSending(isGroup: Bool) -> JSONTree {
        let isMention = isGroup && once(in: 4)
        return .members([
            "recvID": .string(isGroup ? "" : "u2"), "groupID": .string(isGroup ? "g1" : ""),
            "offlinePushInfo": openIMPush(), "isOnlineOnly": once(in: 12) ? .yes : nil,
            "message": .members([
                "clientMsgID": .string("c1"), "sendID": sender(), "sessionType": .scalar("0"),
                "contentType": .scalar(isMention ? "106" : "101"),
                isMention ? "atTextElem" : "textElem": openIMText(isMention: isMention),
            ]),
        ])
    }

    /// A call of the server.
    private mutating func openIMServer(isGroup: Bool) -> JSONTree {
        let isOther = once(in: 8)
        let isMention = !isOther && isGroup && once(in: 4)
        let other = once(in: 2) ? "105" : "110"
        return .members([
            "sendID": sender(), isGroup ? "groupID" : "recvID": .string(isGroup ? "g1" : "u2"),
            "senderNickname": once(in: 6) ? .string("Addy") : nil,
            "sessionType": .scalar(isGroup ? "3" : "1"),
            "contentType": .scalar(isOther ? other : isMention ? "106" : "101"),
            "content": isOther ? openIMOther(other) : openIMText(isMention: isMention),
            "offlinePushInfo": once(in: 10) ? nil : openIMPush(),
            "notOfflinePush": once(in: 10) ? .yes : nil, "isOnlineOnly": once(in: 16) ? .yes : nil,
            "ex": once(in: 6) ? .string(data().json()) : nil,
        ])
    }

    /// A call for several people, each of whom gets a message of their own.
    private mutating func openIMBatch() -> JSONTree {
        .members([
            "sendID": sender(), "recvIDs": .array([.string("u2"), .string("u3")]),
            "sessionType": .scalar("1"), "contentType": .scalar("101"),
            "content": openIMText(isMention: false), "offlinePushInfo": openIMPush(),
        ])
    }

    /// A text, which no push shows.
    private mutating func openIMText(isMention: Bool) -> JSONTree {
        guard isMention else { return .members(["content": text()]) }
        let people = once(in: 3) ? "AtAllTag" : "u3"
        return .members([
            "text": text(), "atUserList": .array([.string(people)]), "isAtSelf": once(in: 2) ? .no : nil,
        ])
    }

    private mutating func openIMOther(_ type: String) -> JSONTree {
        guard type == "105" else { return .members(["data": .string(data().json())]) }
        return .members([
            "uuid": .string("f1"), "sourceUrl": .string("https://example.com/a.pdf"),
            "fileName": .string("a.pdf"), "fileSize": .scalar("1"),
        ])
    }

    /// What the push shows: mostly both words, the usual sound and a count, as the vendor's own apps write it.
    private mutating func openIMPush() -> JSONTree {
        let hasWords = !once(in: 5)
        return .members([
            "title": hasWords && !once(in: 6) ? text() : nil,
            "desc": hasWords ? text() : once(in: 2) ? .string("") : nil,
            "ex": once(in: 4) ? .string(data().json()) : once(in: 2) ? .string("") : nil,
            "iOSPushSound": once(in: 5) ? nil : .string(once(in: 5) ? "bell.caf" : "default"),
            "iOSBadgeCount": once(in: 8) ? (once(in: 2) ? .no : nil) : .yes,
        ])
    }
}
