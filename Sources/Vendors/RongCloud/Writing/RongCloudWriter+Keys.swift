/// What no row of the table can say alone.
extension RongCloudWriter {
    func tableValue(of row: Int) -> KeyValue? { Self.table.value(of: row, in: message, held) }

    func ownValue(of row: Int) -> OwnValue {
        guard let key = RongCloudKey(rawValue: UInt16(row)) else { return .byTable }
        if let value = sort(under: key) ?? address(under: key) ?? audience(under: key) {
            return .value(value)
        }
        switch key {
        case .pushConfigs: return .value(services)
        case .groupIsMentioned, .ultragroupIsMentioned:
            return .value(mentionedInfo == nil ? nil : number(1, key))
        case .mentionedInfo, .wrapperMentionedInfo: return .value(mentionedInfo)
        default: break
        }
        switch Self.table.field(of: row) {
        case .badge: return .value(badge(key))
        case .isContentAvailable: return .value(message.isContentAvailable ? number(1, key) : nil)
        case .isSilent where message.isOnlineOnly || !message.isStored:
            return .value(Self.table.rows[row].types == .boolean ? .flag(true) : .foldedFlag(true))
        case .isCounted: return .value(message.isCounted.map { number($0 ? 1 : 0, key) })
        default: return .byTable
        }
    }

    /// What sort of message it is, and what stands in it; nil for a key that does not say that.
    private func sort(under key: RongCloudKey) -> KeyValue?? {
        switch key {
        case .objectName, .sdkObjectName, .webMessageType: .some(typeName)
        case .wrapperMessageType: .some(wrapperType)
        case .wrapperObjectName: .some(isOwnType ? typeName : nil)
        case .content: .some(.foldedObjectOrEmpty)
        case .sdkContent, .webContent, .pushNotification: .some(.objectOrEmpty)
        case .content_content, .wrapperText: .some(message.kind.hasText ? text(message.text) : nil)
        default: nil
        }
    }

    /// Whether no number of the wrapper's means the type.
    private var isOwnType: Bool {
        guard case .integer(let number)? = wrapperType else { return true }
        return RongCloudWords.wrapperTypes.list.meaning(of: number) == nil
    }

    /// To whom it goes; nil for a key that does not say that.
    private func address(under key: RongCloudKey) -> KeyValue?? {
        switch key {
        case .privateToUserId, .systemToUserId: .some(repeated(message.receivers))
        case .groupToGroupId, .chatroomToChatroomId: .some(repeated(groups))
        case .statusToUserId: .some(isDirect ? repeated(message.receivers) : nil)
        case .statusToGroupId: .some(isDirect ? nil : repeated(groups))
        case .groupToUserId: .some(repeated(message.members ?? []))
        case .ultragroupToGroupIds: .some(list(groups))
        case .sdkConversationType, .webConversationType, .wrapperConversationType, .recallConversationType:
            .some(conversation.map { number($0, key) })
        case .sdkTargetId, .webTargetId, .wrapperTargetId, .recallTargetId:
            .some(isDirect ? one(message.receivers) : text(groups.first))
        default: nil
        }
    }

    /// Whom a push without a message is for; nil for a key that does not say that.
    private func audience(under key: RongCloudKey) -> KeyValue?? {
        switch key {
        case .pushPlatform: .some(platforms(key))
        case .pushAudienceIsToAll:
            .some(message.isForEveryone ? .flag(true) : nil)
        case .pushAudienceUserid:
            .some(
                message.isForEveryone || message.receivers.isEmpty && message.holds(.audienceCondition)
                    ? nil : .texts(message.receivers.filter { !$0.isEmpty }))
        case .pushAudienceTag, .pushAudienceTagOr, .pushAudienceTagItems:
            .some(tags.first { $0.key == key.name }.map { .raw($0.value) })
        default: nil
        }
    }

    /// The tags of those for whom a push is.
    private var tags: [(key: UTF8Text, value: RawJSON)] {
        message.audienceCondition.map(AudienceCondition.init)?.members(
            allOf: RongCloudKey.pushAudienceTag.name, anyOf: RongCloudKey.pushAudienceTagOr.name) ?? []
    }

    /// The platforms that a push names.
    private func platforms(_ key: RongCloudKey) -> KeyValue {
        if let own = message.platforms.first(where: { $0.key == key.name }) { return .raw(own.value) }
        return .texts(MessageReader.platforms(hasApples: !message.isRefused))
    }

    var isDirect: Bool { message.conversationKind == .direct }

    /// The number of the conversation's kind and sort, else of its kind.
    private var conversation: Int? {
        let list = (shape == .wrapper ? RongCloudWords.wrapperConversations : .conversationNumbers).list
        let kind = message.conversationKind
        let number =
            list.spelling(of: .conversation(kind, message.conversationSort))
            ?? list.spelling(of: .conversation(kind))
        return number?.json?.parsed().root.integer
    }

    /// The groups or rooms.
    private var groups: [UTF8Text] {
        if let id = message.conversationID?.nonEmpty { return [id] }
        return message.receivers.filter { !$0.isEmpty }
    }

    private func one(_ ids: [UTF8Text]) -> KeyValue? { ids.count == 1 ? text(ids[0]) : nil }

    /// A field that a form repeats: one alone is a text.
    private func repeated(_ ids: [UTF8Text]) -> KeyValue? {
        let ids = ids.filter { !$0.isEmpty }
        return ids.count == 1 ? .text(ids[0]) : list(ids)
    }

    /// A number as the key spells it: the fields of a form are texts.
    func number(_ number: Int, _ key: RongCloudKey) -> KeyValue {
        Self.table.rows[Int(key.rawValue)].types.contains(.spelled)
            ? .foldedInteger(number) : .integer(number)
    }
}
