import PushRecords

/// What a line's recipients see of it, hear and count, without the vendors' own marks.
struct Screens: CustomStringConvertible {
    /// What one recipient sees; nothing when nothing is pushed.
    struct Screen {
        let recipient: String
        let title: String?
        let body: String?
        /// Everything else of payload and headers but the app's data, as JSON.
        let rest: [String]
        /// The app's data, which nobody reads.
        let data: String?
        let isPushed: Bool
        /// Whether the vendor makes titles of names, and every push mutable with its type as a category (RC 3, RC 9).
        let isMarked: Bool
        /// Whether the message says itself whether the push is mutable, and its category.
        let says: (mutable: Bool, category: Bool)
    }

    let screens: [Screen]

    /// Translates a line for people.
    init(of line: String, by translator: MessageTranslator, for people: People) throws {
        var job = LineJob(TranslationTask(translator, for: people) { Setting.now })
        let message = Self.message(in: line)
        let says = (message.lowercased().contains("mutable"), message.contains("category"))
        screens = try TranslatedLine(Array(line.utf8), by: &job).documents.map {
            Self.screen($0, says)
        }
    }

    /// The message of a record, whose diagnostics name keys too; any other line is one itself.
    private static func message(in line: String) -> String {
        guard let root = try? JSONDocument(line).root, root["fidelity"] != nil else { return line }
        return root["message"]?.raw.description ?? line
    }

    var description: String { screens.map { "\($0)" }.joined(separator: "\n") }

    /// All words that anybody reads.
    var words: String {
        screens.map { "\($0.title ?? "")\n\($0.body ?? "")\n\($0.rest.joined())" }.joined(separator: "\n")
    }

    private static func screen(
        _ document: JSONDocument, _ says: (mutable: Bool, category: Bool)
    ) -> Screen {
        let record = document.root
        let aps = record["payload"]?["aps"]
        let alert = aps?["alert"]
        var rest = aps.map { members(of: $0, but: ["alert"]) } ?? []
        rest += alert.map { members(of: $0, but: ["title", "body"]) } ?? []
        rest += record["headers"].map { members(of: $0, but: []) } ?? []
        return Screen(
            recipient: record["recipient"]?.string?.string ?? "", title: alert?["title"]?.string?.string,
            body: alert?["body"]?.string?.string ?? alert?.string?.string, rest: rest.sorted(),
            data: record["payload"]?["push"]?["data"].map(spelled),
            isPushed: aps != nil, isMarked: record["source"]?.string?.string.hasPrefix("rongcloud/") == true,
            says: says)
    }

    /// The app's data; one that a vendor hands over as a text is what the text spells (reading C4).
    private static func spelled(_ data: JSONValue) -> String {
        guard data.members.count == 1, let text = data["e"]?.string, let value = try? JSONDocument(text).root,
            value.kind == .object || value.kind == .array
        else { return data.raw.description }
        return RawJSON.object([("e", value.raw)]).description
    }

    private static func members(of value: JSONValue, but names: [UTF8Text]) -> [String] {
        value.members.filter { !names.contains($0.key) }.map { "\($0.key): \($0.value.raw.description)" }
    }

    /// Whether both are the same but for what only the vendors word differently (reading C4).
    func reads(like other: Screens) -> Bool {
        let (left, right) = (screens.filter(\.isPushed), other.screens.filter(\.isPushed))
        return left.count == right.count && zip(left, right).allSatisfy { $0.reads(like: $1) }
    }
}

extension Screens {
    /// The words that no sender wrote.
    static let builtIn: Set<String> = [
        "您有一条新消息", "请点击查看", "你收到一条新消息", "您收到了一条通知", "tap to read",
    ]
    /// The names of the generated messages' senders, one of them an identifier.
    static let names: Set<String> = ["Ada", "u9"]
}

extension Screens.Screen {

    fileprivate func reads(like other: Screens.Screen) -> Bool {
        recipient == other.recipient && data == other.data && isSameRest(other) && isSameTitle(other)
            && isSameBody(other)
    }

    /// What a vendor adds to every push by itself is compared with nothing (reading C4): its type as a category, and that the
    /// push is mutable where neither message speaks of that.
    private func isSameRest(_ other: Screens.Screen) -> Bool {
        guard isMarked != other.isMarked else { return rest == other.rest }
        let isMutableUnasked = !says.mutable && !other.says.mutable
        func said(_ screen: Self) -> [String] {
            screen.rest.filter { line in
                let isOwnCategory = screen.isMarked && !screen.says.category && line.hasPrefix("category: ")
                return !isOwnCategory && !(isMutableUnasked && line == "mutable-content: 1")
            }
        }
        return said(self) == said(other)
    }

    /// A title that a server writes unasked, or none.
    private var hasOwnTitle: Bool {
        title.map { Screens.builtIn.contains($0) || isMarked && Screens.names.contains($0) } ?? true
    }

    private func isSameTitle(_ other: Screens.Screen) -> Bool {
        title == other.title
            || hasOwnTitle && other.hasOwnTitle
    }

    private func isSameBody(_ other: Screens.Screen) -> Bool {
        guard body != other.body, let body, let second = other.body else { return body == other.body }
        if Screens.builtIn.contains(body) && Screens.builtIn.contains(second) { return true }
        func bare(_ text: String) -> String {
            text.replacing("：", with: ":").replacing(": ", with: ":")
        }
        return bare(body) == bare(second)
    }
}
