import PushRecords

/// What a line's recipients read of it.
struct Screens {
    /// All words that anybody reads, and the rest of each push.
    let words: String

    /// Translates a line for people.
    init(of line: String, by translator: MessageTranslator, for people: People) throws {
        var job = LineJob(TranslationTask(translator, for: people) { Setting.now })
        words = try TranslatedLine(Array(line.utf8), by: &job).documents.map {
            Self.words(of: $0.root)
        }.joined(separator: "\n")
    }

    private static func words(of record: JSONValue) -> String {
        let aps = record["payload"]?["aps"]
        let alert = aps?["alert"]
        let rest: [[String]] = [
            members(of: aps, but: ["alert"]), members(of: alert, but: ["title", "body"]),
            members(of: record["headers"], but: []),
        ]
        let title = alert?["title"]?.string?.string ?? ""
        let body = alert?["body"]?.string?.string ?? alert?.string?.string ?? ""
        return "\(title)\n\(body)\n\(rest.joined().joined())"
    }

    private static func members(of value: JSONValue?, but names: [UTF8Text]) -> [String] {
        guard let value else { return [] }
        return value.members.filter { !names.contains($0.key) }.map {
            "\($0.key): \($0.value.raw.description)"
        }
    }

    /// The words that no sender wrote.
    static let builtIn: Set<String> = [
        "您有一条新消息", "请点击查看", "你收到一条新消息", "您收到了一条通知", "tap to read", "发来了一条消息",
        "[TEXT]", "[File]", "[NEWMSG]",
    ]
    /// The names of the generated messages' senders, one of them an identifier.
    static let names: Set<String> = ["Ada", "u9"]
}
