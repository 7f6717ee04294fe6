/// Messages that are large in one way.
public enum Extremes {
    /// A message to so many receivers.
    public static func receivers(_ count: Int) -> JSONNode {
        [
            "from": "alice", "to": .strings((0..<count).map { "user\(100_000 + $0)" }), "type": "txt",
            "body": ["msg": "中午吃面吗？"],
            "ext": ["em_apns_ext": ["em_push_title": "艾丽", "em_push_content": "中午吃面吗？", "extern": ["k": 1]]],
        ]
    }

    /// A message with a text of so many bytes.
    public static func text(bytes: Int) -> JSONNode {
        [
            "from": "alice", "to": ["bob"].node, "type": "txt",
            "body": ["msg": .string(String(repeating: "中午吃面吗？\n", count: bytes / 19 + 1))],
        ]
    }

    /// A message with so many keys in one object of the app's.
    public static func keys(_ count: Int) -> JSONNode {
        [
            "from": "alice", "to": ["bob"].node, "type": "txt", "body": ["msg": "hi"],
            "ext": .object((0..<count).map { (key: "key\($0)", value: .integer($0)) }),
        ]
    }

    /// A message to everyone in a recipients file.
    public static let toEveryone: JSONNode = [
        "session": ["sessionId": "8801", "sessionType": 1], "from": "alice", "senderName": "Alice",
        "messageType": 0, "text": "hi", "apnsContent": "中午吃面吗？",
    ]

    /// A recipients file of so many people.
    public static func recipients(_ count: Int) -> [JSONNode] {
        (0..<count).map { index in
            [
                "id": "user\(100_000 + index)", "nickname": "艾丽", "display": "summary",
                "unread": .integer(index % 120),
            ]
        }
    }
}
