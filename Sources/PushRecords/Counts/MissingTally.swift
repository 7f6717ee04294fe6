public import PushBridge

/// What the messages of a run lack, each with the number of messages that lack it.
public struct MissingTally: Sendable {
    private var counts: [MissingItem: Int] = [:]
    /// Whether there was more than is kept.
    public private(set) var isCut = false

    /// How much is kept.
    public static let most = 100_000

    /// Creates a tally of nothing.
    public init() {}

    /// How much is missing.
    public var count: Int { counts.count }

    /// What is missing in most messages first, then by name.
    var sorted: [(item: MissingItem, messages: Int)] {
        counts.map { (item: $0.key, messages: $0.value) }.sorted {
            $0.messages == $1.messages ? $0.item.order < $1.item.order : $0.messages > $1.messages
        }
    }

    /// The senders without a name, those of most messages first.
    package var senders: [(id: UTF8Text, messages: Int)] {
        sorted.filter { $0.item.kind == .user }.map { ($0.item.id, $0.messages) }
    }

    mutating func count(_ items: Set<MissingItem>) {
        for item in items { add(1, of: item) }
    }

    mutating func add(_ other: MissingTally) {
        isCut = isCut || other.isCut
        for (item, messages) in other.sorted { add(messages, of: item) }
    }

    private mutating func add(_ messages: Int, of item: MissingItem) {
        if counts.count >= Self.most && counts[item] == nil {
            isCut = true
        } else {
            counts[item, default: 0] += messages
        }
    }
}

extension MissingItem {
    fileprivate var order: (String, String) { (kind?.rawValue ?? "", id.string) }
}

/// Files to fill in: identifiers as a map of them, names and templates as members of the target's profile.
extension MissingTally {
    /// Writes a file.
    public func write(_ part: MissingPart, for target: String, to writer: inout JSONWriter) {
        if part == .ids { return writeIdentifiers(to: &writer) }
        let items = sorted.map(\.item)
        writer.beginObject()
        writer.member("vendor", target)
        if part == .names {
            Self.write(items, .user, "senders", "nickname", to: &writer)
            Self.write(items, .group, "groups", "name", to: &writer)
        } else {
            writer.list("templates", items) { writer, item in
                writer.beginObject()
                writer.member("name", item.id)
                writer.member("title", "")
                writer.member("content", "")
                writer.endObject()
            }
        }
        writer.endObject()
        writer.newline()
    }

    private static func write(
        _ items: [MissingItem], _ kind: IdentifierMap.Kind, _ member: UTF8Text, _ name: UTF8Text,
        to writer: inout JSONWriter
    ) {
        writer.list(member, as: .object, items.filter { $0.kind == kind }) { writer, item in
            writer.key(item.id)
            writer.beginObject()
            writer.member(name, "")
            writer.endObject()
        }
    }

    private func writeIdentifiers(to writer: inout JSONWriter) {
        var lines = "# kind\told ID\tnew ID\n"
        var last = 0
        for (item, messages) in sorted where !item.id.hasControlCharacter {
            if messages != last { lines += "# in \(messages) \(messages == 1 ? "message" : "messages")\n" }
            last = messages
            lines += "\(item.kind?.rawValue ?? "")\t\(item.id)\t\n"
        }
        ByteSlice(Array(lines.utf8)).withBytes { writer.rawBytes($0) }
    }
}

extension UTF8Text {
    /// Whether no line of a file can have it.
    fileprivate var hasControlCharacter: Bool { withBytes { $0.contains { $0 < 0x20 } } }
}
