import TestSupport

/// Makes random JSON: words that vendors use, numbers that break parsers, names from real messages.
struct RandomJSON {
    let names: [String]

    /// A random value; containers end at `depth`.
    func value(depth: Int, using random: inout SplitMix64) -> JSONTree {
        let size = Int.random(in: 0...4, using: &random)
        switch Int.random(in: 0..<(depth > 0 ? 7 : 4), using: &random) {
        case 0: return .scalar(random.pick(["null", "true", "false"]))
        case 1: return .scalar(random.pick(Self.numbers))
        case 2, 3: return .scalar(random.pick(Self.strings))
        case 4: return .array((0..<size).map { _ in value(depth: depth - 1, using: &random) })
        default: return .object((0..<size).map { _ in member(depth: depth - 1, using: &random) })
        }
    }

    func member(depth: Int, using random: inout SplitMix64) -> JSONTree.Member {
        JSONTree.Member(name: random.pick(names), value: value(depth: depth, using: &random))
    }

    private static let numbers = [
        "0", "1", "2", "5", "7", "-1", "-0", "1.10", "0.5", "1e400", "-1E-400", "9223372036854775807",
        "9223372036854775808", "-9223372036854775808", "123456789012345678901234567890", "1e2", "100",
    ]

    private static let strings: [String] =
        [
            "", "all", "ALL", "YES", "no", "true", "1", "0", "37", "-1", "null", "txt", "img", "cmd",
            "custom", "chat",
            "groupchat", "chatroom", "ROUTE_ONLINE", "call", "voip", "default", "a.caf", "6001", "6006",
            "alice",
            "bob", "6001|1|6006", "0|2|team", "||", "#%@all@%#", "{$msg}", "{0}", "{$dynamicFrom}{1}", "[]",
            "{}",
            #"{"apsField":{"alert":"x"}}"#, #"["bob"]"#, "org#app_user@easemob.com", "from=a&to=b", "%zz=%F0",
            "您有一条新消息", "👨‍👩‍👧‍👦🇨🇳é", "\u{0}\u{1}\u{7F}", "a/b~c\"d\\", "\u{2028}\u{FEFF}",
        ].map(JSONTree.quoted) + [
            #""\ud800""#, #""\udc00\ud83d""#, #""\/\u4f60\u0000""#, #""\ud83d\ude00""#,
        ] + [
            JSONTree.quoted(String(repeating: "长", count: 2_000)),
            JSONTree.quoted(String(repeating: "x", count: 70)),
        ]
}
