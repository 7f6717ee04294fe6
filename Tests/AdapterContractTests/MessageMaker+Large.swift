import PushModel

extension MessageMaker {
    /// A message of which some part may be larger than a vendor takes.
    mutating func large() -> PushMessage {
        var message = once(in: 2) ? sayable() : wild()
        for _ in 0..<Int.random(in: 0...4, using: &random) { swell(&message) }
        if side.description == "openim" && once(in: 4) { crowd(&message) }
        return message
    }

    private mutating func swell(_ message: inout PushMessage) {
        switch Int.random(in: 0..<14, using: &random) {
        case 0, 1: message.body = long()
        case 2: message.title = long()
        case 3: message.memberText = long()
        case 4, 5: message.explicitAlert = Alert(title: maybe { $0.long() }, body: long())
        case 6: message.force = .listed(many())
        case 7:
            message.mentions = .listed(many())
            message.force = pick([.nobody, message.mentions])
        case 8: message.appData = .string(long())
        case 9: message.rootData.append(JSONField(key: "own", value: .string(long())))
        case 10:
            let section: UTF8Text = pick(["hwField", "em_android_push_ext"])
            message.platforms = [
                JSONField(key: section, value: .object([(key: "k", value: .string(long()))]))
            ]
        case 11: message.collapseID = long()
        case 12: message.extension = .object([(key: "k", value: .string(long()))])
        default: message.text = long()
        }
    }

    /// A text whose characters are of several scalars and bytes.
    private mutating func long() -> UTF8Text {
        let character = pick(["x", "长", "👨‍👩‍👧‍👦", "e\u{301}", "🇨🇳", "\""])
        return UTF8Text(String(repeating: character, count: pick([100, 501, 1_000, 2_000, longest])))
    }

    /// RongCloud takes 128 KB.
    private var longest: Int { side.description == "rongcloud" ? 50_000 : 6_000 }

    private mutating func many() -> [UTF8Text] {
        (0..<pick([3, 100, 101, 300])).map { UTF8Text("u\($0)") }
    }

    /// OpenIM takes 1000 mentions, in texts to groups.
    private mutating func crowd(_ message: inout PushMessage) {
        message.kind = .text
        message.typeName = nil
        message.conversationKind = .group
        message.mentions = .listed((0..<pick([1_000, 1_001, 1_200])).map { UTF8Text("u\($0)") })
    }
}
