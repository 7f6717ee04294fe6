import PushModel
import Testing

@Suite("What is written says something")
struct WrittenMemberTests {
    @Test(
        "Every member that is written says something, but for those that the vendor wants said though they hold anyway",
        arguments: WrittenShape.all)
    func needed(_ example: WrittenShape) {
        var needless: Set<String> = []
        for message in example.messages(60, seeds: 4_000...4_001, { $0.sayable() }) {
            let line = example.write(message).line
            for path in line.leaves {
                let name = path.joined(separator: "/")
                // What is not stored reaches only those who are online anyway.
                if needless.contains(name) || name == "sendToOnlineUsersOnly" && !message.isStored {
                    continue
                }
                if example.read(line.removing(path)).message == message { needless.insert(name) }
            }
        }
        #expect(needless == Self.needless["\(example.side) \(example.shape)"] ?? [])
    }

    /// The members that say what holds anyway in some messages of a shape, since the vendor wants them said.
    private static let needless: [String: Set<String>] = [
        "easemob sdk": ["chatType", "body/type"], "easemob rest": ["from", "chat_type", "type"],
        "easemob rest-legacy": ["from", "target_type", "msg/type"],
        "nim sdk": [
            "messageType", "session/sessionType", "apnsMemberOption/forcePush", "setting/apnsWithPrefix",
            "message",
        ],
        "nim sdk-v2": ["messageType", "senderId", "targetConfig/inclusive", "message"],
        "nim server-v1": ["ope", "type", "msgtype", "isForcePush", "option/needPushNick"],
        "nim server-v2": [
            "type", "message/message_type", "push_config/push_forcepush_enable", "target_option/inclusive",
        ],
        "tencent rest": ["path", "MsgBody", "To_Account"], "tencent rest-group": ["MsgBody"],
        "tencent sdk": ["elemType"],
        "tencent sdk-json": ["message_conv_type", "message_elem_array"],
        "tencent web": ["conversationType", "type"],
        "rongcloud sdk": ["conversationType", "content"], "rongcloud web": ["conversationType", "content"],
        "rongcloud wrapper": ["conversationType", "messageType"],
        "rongcloud private": ["content"], "rongcloud group": ["content"], "rongcloud ultragroup": ["content"],
        "rongcloud chatroom": ["content"], "rongcloud system": ["path", "content"],
        "rongcloud broadcast": ["path", "content"], "rongcloud online": ["path", "content"],
        "rongcloud status": ["path", "content"], "rongcloud recall": ["conversationType"],
        "rongcloud push": ["platform", "notification"],
        "openim rest": [
            "content", "contentType", "offlinePushInfo/iOSBadgeCount", "recvIDs", "sessionType",
        ],
        "openim sdk": ["contentType", "offlinePushInfo/iOSBadgeCount", "sessionType", "textElem"],
    ]
}

extension RawJSON {
    /// The paths of the values below objects, JSON in strings looked into.
    fileprivate var leaves: [[String]] { Self.leaves(in: parsed().root) }

    private static func leaves(in value: JSONValue) -> [[String]] {
        let object = value.string.flatMap { try? JSONDocument($0).root } ?? value
        guard object.kind == .object, !object.members.isEmpty else { return [[]] }
        return object.members.flatMap { member in leaves(in: member.value).map { [member.key.string] + $0 } }
    }

    /// The value without the member at a path.
    fileprivate func removing(_ path: [String]) -> RawJSON {
        guard let name = path.first else { return self }
        let root = parsed().root
        if let text = root.string, let inner = try? RawJSON(validating: text) {
            return .string(inner.removing(path).text)
        }
        var members: [(key: UTF8Text, value: RawJSON)] = []
        for member in root.members {
            if member.key.string != name {
                members.append((member.key, member.value.raw))
            } else if path.count > 1 {
                members.append((member.key, member.value.raw.removing(Array(path.dropFirst()))))
            }
        }
        return .object(members)
    }
}
