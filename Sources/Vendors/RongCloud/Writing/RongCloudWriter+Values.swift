/// The vendor's spelling of single values; nil says nothing.
extension RongCloudWriter {
    /// The icon's number for one receiver; in a push without a message saying nothing leaves it.
    func badge(_ key: RongCloudKey) -> KeyValue? {
        if key == .privateCount && message.receivers.distinct(ignoringCase: false).count != 1 { return nil }
        if let badge = message.badge { return number(badge, key) }
        return message.leavesBadge && key == .privateCount ? number(-1, key) : nil
    }

    /// Those mentioned, and the words for them.
    var mentionedInfo: KeyValue? {
        if isDirect || message.mentions.isEmpty { return nil }
        let isWrappers = shape == .wrapper
        var members: [(UTF8Text, RawJSON)] = []
        func add(_ key: RongCloudKey, _ value: RawJSON) { members.append((key.name, value)) }
        switch message.mentions {
        case .listed(let ids):
            add(.mentionedInfoType, .integer(isWrappers ? 1 : 2))
            add(.mentionedInfoUserIdList, .array(ids.map(RawJSON.string)))
        default: add(.mentionedInfoType, .integer(isWrappers ? 0 : 1))
        }
        if let words = message.memberText?.nonEmpty { add(.mentionedInfoMentionedContent, .string(words)) }
        return .raw(.object(members))
    }

    /// One entry for each push service.
    var services: KeyValue? {
        let apple = object(Self.table.members(of: Int(RongCloudKey.pushConfigsAPNs.rawValue)))
        var entries: [(UTF8Text, RawJSON)] = apple.map { [(RongCloudKey.pushConfigsAPNs.name, $0)] } ?? []
        entries += message.platforms.filter { Self.serviceNames.contains($0.key) }.map { ($0.key, $0.value) }
        return entries.isEmpty ? nil : .raw(.array(entries.map { .object([$0]) }))
    }

    private static let serviceNames = Set(
        table.objects[table.members(of: Int(RongCloudKey.pushConfigs.rawValue))].rows
            .filter { table.rows[$0].field == .platforms }.map { table.names[$0] })
}
