import PushModel
import Testing

@Suite("What is written says something")
struct WrittenMemberTests {
    @Test("Every member that is written says something", arguments: WrittenShape.all)
    func needed(_ example: WrittenShape) {
        for message in example.messages(60, seeds: 4_000...4_001, { $0.sayable() }) {
            let line = example.write(message).line
            for path in line.leaves where !isDefault(path, of: message, in: example) {
                let isSeen = example.read(line.removing(path)).message != message
                #expect(isSeen, "\(path.joined(separator: "/")) of \(line)")
            }
        }
    }

    @Test("What is said though it holds anyway is written, and says nothing", arguments: VendorSide.all)
    func needless(side: VendorSide) {
        var needless = Self.defaults[side.description] ?? []
        for example in WrittenShape.all where example.side.description == side.description {
            for message in example.messages(60, seeds: 4_000...4_001, { $0.sayable() }) {
                let line = example.write(message).line
                for path in line.leaves where needless.contains(path.joined(separator: "/")) {
                    let isSeen = example.read(line.removing(path)).message != message
                    if !isSeen { needless.remove(path.joined(separator: "/")) }
                }
            }
        }
        #expect(needless == [])
    }

    /// Members that say what holds anyway, since the vendor wants them said.
    private func isDefault(_ path: [String], of message: PushMessage, in example: WrittenShape) -> Bool {
        let name = path.joined(separator: "/")
        let isStoredAnyway = name == "sendToOnlineUsersOnly" && !message.isStored
        return Self.defaults[example.side.description]?.contains(name) == true || isStoredAnyway
    }

    private static let defaults: [String: Set<String>] = [
        "easemob": ["from", "chatType", "chat_type", "target_type", "type", "body/type", "msg/type"],
        "nim": [
            "messageType", "type", "message/message_type", "session/sessionType", "ope", "msgtype",
            "push_config/push_forcepush_enable", "apnsMemberOption/forcePush", "isForcePush",
            "targetConfig/inclusive", "target_option/inclusive", "option/needPushNick",
            "setting/apnsWithPrefix", "senderId", "message",
        ],
        "tencent": [
            "elemType", "type", "conversationType", "message_conv_type", "MsgBody", "message_elem_array",
        ],
        "rongcloud": [
            "path", "messageType", "content", "conversationType", "platform",
            "audience/is_to_all", "notification",
        ],
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
