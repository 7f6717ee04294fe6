/// What of reading RongCloud's messages no table says: the transforms with logic, and what is decided at the end.
enum RongCloudDialect: VendorDialect {
    static var table: VendorTable { .rongcloud }

    static func value(
        _ value: JSONValue, _ key: MetKey, by transform: UInt8, _ reader: inout MessageReader
    ) -> FieldContent {
        switch RongCloudTransform(rawValue: transform) {
        case .badgeCount: reader.badge(value, key, least: -1)
        case .badgeSetting: reader.badge(value, key, least: .min)
        case .mentionType: reader.mentionType(value, key, listed: 2)
        case .wrapperMention: reader.mentionType(value, key, listed: 1)
        case .conversationNumber: reader.conversation(value, key, .conversationNumbers, .conversationWords)
        case .wrapperConversation: reader.conversation(value, key, .wrapperConversations)
        case .channelType: reader.conversation(value, key, .channels)
        case .deliveredKind: reader.conversation(value, key, .deliveredKinds)
        case .wrapperType: reader.content(reader.wrapperType(value, key).map(ModelValue.text))
        case .platformList: reader.platforms(value, key)
        case .silence: reader.silence(value, key)
        case .bareList: reader.content(reader.bareList(value, key).map(ModelValue.texts))
        case .direction: reader.direction(value, key)
        case nil: .nothing
        }
    }

    /// Empty texts are absent, wherever they stand (RC 27).
    static var allowsEmptyObjects: Bool { true }

    static var deliveredConversations: VendorWords? { RongCloudWords.deliveredKinds.list }

    /// A message to several groups has no settings for its push (RC 25); an entry for several services is read as several, and
    /// of two for Apple the last counts (RC 1, RC 27).
    static func opens(_ value: JSONValue, _ key: MetKey, _ reader: inout MessageReader) -> Bool {
        switch RongCloudKey(key) {
        case .groupPushExt where reader.isForSeveralGroups:
            reader.dismiss(key, .voidForSeveral)
            return false
        case .pushConfigsAPNs where reader.places.hasOpened(key.row): reader.forgetEarlierEntry(for: key)
        case .pushConfigs where value.elements.contains { $0.kind == .object && $0.count > 1 }:
            reader.note(.severalInOne, key)
        default: break
        }
        if value.kind == .object, reader.types(key) == .spelledJSON { reader.note(.objectForText, key) }
        return true
    }
}
