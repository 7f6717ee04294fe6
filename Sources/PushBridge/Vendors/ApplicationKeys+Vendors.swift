import PushModel
import Vendors

extension Vendor {
    /// Whether its pushes have the app's data as a text.
    var handsDataAsText: Bool { if case .text = ownKeys.data { true } else { false } }

    /// Under which name its pushes have the app's data where they are one value.
    var dataName: UTF8Text {
        switch ownKeys.data {
        case .text(let name), .member(let name): name
        default: ApplicationKeys.dataKey
        }
    }
}

extension ApplicationKeys {
    /// The keys that a vendor's table tells of the pushes that it delivers.
    init(of dialect: any VendorDialect.Type) {
        self.init(data: .root)
        let table = dialect.table
        for row in table.objects[table.delivered.root].rows {
            let name = table.names[row]
            if table.rows[row].isClaim && table.rows[row].members == nil { marker = name }
            switch table.rows[row].field {
            case .appData: data = table.rows[row].types == .string ? .text(name) : .member(name)
            case .mediaURL: media = name
            // A title that also stays among the app's own members is no caller.
            case .title where !table.rows[row].also.contains(.rootData): caller = name
            case nil: take(membersOf: row, in: table)
            default: take(row, in: table)
            }
        }
        conversationWords =
            dialect.deliveredConversations?.spellings.compactMap { meaning, word in
                guard case .conversation(let kind, let sort) = meaning else { return nil }
                return ConversationWord(sort ?? UTF8Text(kind.rawValue), word)
            } ?? []
    }

    /// Takes the keys of an object that tells of the message.
    private mutating func take(membersOf row: Int, in table: VendorTable) {
        guard let members = table.rows[row].members else { return }
        let before = self
        for member in table.objects[members].rows { take(member, in: table) }
        if self != before { container = table.names[row] }
    }

    /// Takes a key that tells of the message.
    private mutating func take(_ row: Int, in table: VendorTable) {
        let name = table.names[row]
        switch table.rows[row].field {
        case .senderID: sender = name
        case .receivers: recipient = name
        case .conversationID where table.rows[row].also.contains(.receivers): target = name
        case .conversationID: group = name
        case .conversationKind: conversation = name
        case .id: message = name
        case .typeName: type = name
        case .recallMessageID: recalled = name
        case .timestamp: time = name
        default: break
        }
    }

    /// The app's own members of a payload: all that its vendor's style did not write for itself.
    ///
    /// JSON that stands in a text is what it spells, for another vendor has it as such.
    ///
    /// - Parameters:
    ///   - payload: A payload in any of the styles, which tells by itself in which.
    ///   - registry: The vendors whose styles are known.
    /// - Returns: An object; an empty one where the app gets no data.
    package static func data(
        of payload: JSONValue, among registry: VendorRegistry = .standard
    ) -> RawJSON {
        if case .object(let data) = neutral.data, let push = payload[neutral.container],
            push.kind == .object, push[neutral.recipient] != nil
        {
            guard let data = push[data] else { return .object([]) }
            return .object(data.members.map { ($0.key, $0.value.raw.asSpelledValue) })
        }
        let keys = style(of: payload, among: registry.applicationKeys)
        return .object(
            payload.members.lazy.filter { keys.isApps($0.key) }.map { member in
                let isText = keys.data == .text(member.key)
                return (member.key, isText ? member.value.raw.asSpelledValue : member.value.raw)
            })
    }

    /// The style that a payload's marker names; else the one of which it has the most names.
    private static func style(
        of payload: JSONValue, among styles: [ApplicationKeys]
    ) -> ApplicationKeys {
        let marked = styles.first { !$0.marker.isEmpty && payload[$0.marker] != nil }
        if let marked { return marked }
        let others = styles.filter(\.marker.isEmpty)
        return others.max { $0.count(in: payload) < $1.count(in: payload) } ?? neutral
    }

    private func count(in payload: JSONValue) -> Int { ownNames.count { payload[$0] != nil } }
}
