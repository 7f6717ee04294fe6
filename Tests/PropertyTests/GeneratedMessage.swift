import TestSupport

/// A vendor's message made of what people really say, so that most of it can be said elsewhere.
struct GeneratedMessage {
    /// The message as one line of input.
    let line: String
    /// Every text that the sender wrote for people; no two are alike, and nothing else looks like them.
    let texts: [String]

    /// The sender whose name every profile of these tests knows, as Ada.
    static let knownSender = "u1"

    /// A message of a client or a backend.
    static func random(of vendor: String, using random: inout SplitMix64) -> GeneratedMessage {
        var maker = Maker(random: random)
        let line =
            switch vendor {
            case "nim": maker.nim()
            case "tencent": maker.tencent()
            case "rongcloud": maker.rongCloud()
            case "openim": maker.openIM()
            default: maker.easemob()
            }
        random = maker.random
        return GeneratedMessage(line: line.json(), texts: maker.texts)
    }

    /// Makes one message.
    struct Maker {
        var random: SplitMix64
        private(set) var texts: [String] = []

        init(random: SplitMix64) { self.random = random }

        mutating func once(in count: Int) -> Bool { random.once(in: count) }

        mutating func pick(_ values: [String]) -> String { random.pick(values) }

        /// A new text for people, sometimes with what looks like a placeholder, a name or nothing.
        mutating func text() -> JSONTree {
            let number = Int.random(in: 100_000...999_999, using: &random)
            let text = random.pick([
                "say \(number)", "到了 \(number)", "a/b \(number) \"c\"", "Bob: \(number)", " on \(number)",
            ])
            let odd = random.once(in: 12) ? "{$msg} \(text) {0}" : text
            texts.append(odd)
            return .string(odd)
        }

        /// The sender: mostly one whose name is known.
        mutating func sender() -> JSONTree {
            .string(once(in: 5) ? "u9" : GeneratedMessage.knownSender)
        }

        mutating func data() -> JSONTree {
            .object([
                JSONTree.Member(name: "order", value: .scalar("12345678901234567890")),
                JSONTree.Member(
                    name: "tags", value: .array([.string("x"), .scalar("1.10"), .scalar("null")])),
            ])
        }
    }
}

extension JSONTree {
    static func string(_ text: String) -> JSONTree { .scalar(quoted(text)) }

    static var yes: JSONTree { .scalar("true") }
    static var no: JSONTree { .scalar("false") }

    /// An object of those members that have a value.
    static func members(_ members: KeyValuePairs<String, JSONTree?>) -> JSONTree {
        .object(members.compactMap { member in member.value.map { Member(name: member.key, value: $0) } })
    }

    /// The tree, unless it is an object without members.
    var filled: JSONTree? {
        if case .object(let members) = self, members.isEmpty { nil } else { self }
    }
}
