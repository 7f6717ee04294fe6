extension GeneratedMessage.Maker {
    mutating func tencent() -> JSONTree {
        let isGroup = once(in: 2)
        switch Int.random(in: 0..<12, using: &random) {
        case 0...1: return tencentClient(isGroup: isGroup)
        case 2...3: return tencentWeb(isGroup: isGroup)
        case 4 where once(in: 2): return tencentBatch()
        default: return tencentServer(isGroup: isGroup)
        }
    }

    private mutating func tencentClient(isGroup: Bool) -> JSONTree {
        let (title, body) = tencentWords()
        return .members([
            "sender": sender(), "nickName": once(in: 6) ? .string("Addy") : nil,
            "receiver": isGroup ? nil : .string("u2"), "groupID": isGroup ? .string("g1") : nil,
            "elemType": .scalar("1"), "textElem": .members(["text": text()]),
            "groupAtUserList": isGroup && once(in: 4) ? .array([.string("u3")]) : nil,
            "cloudCustomData": once(in: 6) ? .string(data().json()) : nil,
            "offlinePushInfo": .members([
                "title": title, "desc": body ?? .string(""), "disablePush": once(in: 10) ? .yes : nil,
                "ext": once(in: 4) ? .string(data().json()) : nil,
                "iOSSound": once(in: 5) ? .string("bell.caf") : nil,
                "ignoreIOSBadge": once(in: 10) ? .yes : nil,
                "iOSInterruptionLevel": once(in: 10) ? .string("time-sensitive") : nil,
            ]),
        ])
    }

    /// A call of the server, mostly one that respects a mute.
    private mutating func tencentServer(isGroup: Bool) -> JSONTree {
        let mentions: JSONTree =
            once(in: 3)
            ? .members(["GroupAtAllFlag": .scalar("1")])
            : .members(["GroupAtAllFlag": .scalar("0"), "GroupAt_Account": .string("u3")])
        return .members([
            "GroupId": isGroup ? .string("g1") : nil, "From_Account": sender(),
            "To_Account": isGroup ? nil : .string("u2"),
            "SendMsgControl": isGroup || once(in: 8) ? nil : .array([.string("WithMuteNotifications")]),
            "MsgBody": .array([tencentElement()]),
            "GroupAtInfo": isGroup && once(in: 4) ? .array([mentions]) : nil,
            "CloudCustomData": once(in: 6) ? .string(data().json()) : nil,
            "OfflinePushInfo": tencentPush().filled,
        ])
    }

    /// Mostly a text; what the app made itself brings its words, since it is not pushed without any (TX 17).
    private mutating func tencentElement() -> JSONTree {
        let type =
            once(in: 8)
            ? pick(["TIMImageElem", "TIMSoundElem", "TIMFaceElem", "TIMCustomElem"]) : "TIMTextElem"
        let content = JSONTree.members([
            "Text": type == "TIMTextElem" ? text() : nil, "Desc": type == "TIMCustomElem" ? text() : nil,
        ])
        return .members(["MsgType": .string(type), "MsgContent": content])
    }

    private mutating func tencentWeb(isGroup: Bool) -> JSONTree {
        let (title, body) = tencentWords()
        return .members([
            "conversationType": .string(isGroup ? "GROUP" : "C2C"), "from": sender(),
            "to": .string(isGroup ? "g1" : "u2"), "type": .string("TIMTextElem"),
            "payload": .members(["text": text()]),
            "atUserList": isGroup && once(in: 4) ? .array([.string("u3")]) : nil,
            "cloudCustomData": once(in: 6) ? .string(data().json()) : nil,
            "offlinePushInfo": .members([
                "title": title, "description": body ?? .string(""),
                "disablePush": once(in: 10) ? .yes : nil,
                "extension": once(in: 4) ? .string(data().json()) : nil,
                "apnsInfo": JSONTree.members(["sound": once(in: 5) ? .string("bell.caf") : nil]).filled,
            ]),
        ])
    }

    /// A push to several without a message.
    private mutating func tencentBatch() -> JSONTree {
        .members([
            "From_Account": sender(), "To_Account": .array([.string("u2"), .string("u3")]),
            "OfflinePushInfo": tencentPush(words: (text(), text())),
        ])
    }

    private mutating func tencentPush(words: (title: JSONTree?, body: JSONTree?)? = nil) -> JSONTree {
        let (title, body) = words ?? tencentWords()
        let translation = JSONTree.members(["Language": .string("en"), "Title": text(), "Desc": text()])
        return .members([
            "PushFlag": once(in: 10) ? .scalar("1") : nil, "Title": title, "Desc": body,
            "Ext": once(in: 4) ? .string(data().json()) : nil,
            "MultiLanguageContent": once(in: 12) ? .array([translation]) : nil,
            "ApnsInfo": JSONTree.members([
                "SubTitle": once(in: 6) ? text() : nil, "Sound": once(in: 5) ? .string("bell.caf") : nil,
                "BadgeMode": once(in: 10) ? .scalar("1") : nil,
                "MutableContent": once(in: 5) ? .scalar(once(in: 2) ? "0" : "1") : nil,
                "Image": once(in: 10) ? .string("https://example.com/a.png") : nil,
            ]).filled,
        ])
    }

    /// The words of the push: mostly both, as the vendor's own kit writes them.
    private mutating func tencentWords() -> (title: JSONTree?, body: JSONTree?) {
        let hasWords = !once(in: 4)
        return (hasWords && !once(in: 5) ? text() : nil, hasWords ? text() : nil)
    }
}
