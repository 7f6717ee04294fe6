extension RongCloudAdapter: VendorWriter, LimitedAdapter {
    /// The shape of a name; the first one for a name that none of ``writtenShapes`` has.
    static func sentShape(_ name: String) -> RongCloudShape {
        guard let shape = RongCloudShape(rawValue: name), dialect.table.shapes[shape.number].isWritten else {
            return .sdk
        }
        return shape
    }

    package static var limits: LimitTable { .rongcloud }

    package static func writer(of message: borrowing PushMessage, shape: String) -> any MessageWriter {
        RongCloudWriter(message, shape: sentShape(shape))
    }

    /// The message as a line of input, with its path where that alone tells the shape (RC 13).
    public static func line(of written: WrittenMessage) -> RawJSON {
        let shapes: [RongCloudShape] = [.system, .broadcast, .online, .status]
        let alike = shapes.flatMap { dialect.table.shapes[$0.number].paths }
        guard let path = written.request?.path, alike.contains(where: { $0.path == path }) else {
            return written.body
        }
        return RawJSON(joining: .object([(RongCloudKey.privatePath.name, .string(path))]), written.body)
    }
}

/// Writes one message in the vendor's words.
final class RongCloudWriter: RereadWriter {
    let message: PushMessage
    private(set) lazy var content = spellContent()
    let held: FieldSet
    let asked: FieldSet
    let shape: RongCloudShape
    private(set) var again = PushMessage()

    /// - Parameters:
    ///   - message: The message.
    ///   - shape: The shape to write it in.
    ///   - asked: The fields whose rows are asked; nil for those that may say something.
    init(_ message: borrowing PushMessage, shape: RongCloudShape, asking asked: FieldSet? = nil) {
        self.message = copy message
        held = message.presentFields
        self.asked = asked ?? Self.asked(of: self.message)
        self.shape = shape
    }

    static var table: VendorTable { .rongcloud }
    var number: Int { shape.number }

    func readAgain(_ body: RawJSON) { again = RongCloudAdapter.reread(body, shape: number) }

    static let alwaysAsked: FieldSet = [
        .kind, .typeName, .text, .body, .conversationKind, .receivers, .isRefused, .isForEveryone,
    ]

    static let related: [FieldSet] = [
        [.conversationID, .receivers], [.badge, .leavesBadge], [.mentions, .memberText],
        [.isSilent, .isOnlineOnly, .isStored],
    ]

    /// Nothing stands in a RongCloud message but what rows name.
    func writeOthers(in object: Int, to keys: inout KeyWriter) {}

    /// What the vendor calls this sort of message.
    var typeName: KeyValue? {
        text(message.typeName) ?? text(RongCloudAdapter.usualTypeName(of: message.kind))
    }

    /// Its number in the wrapper; the app's own has its name beside.
    var wrapperType: KeyValue? {
        guard case .text(let name)? = typeName else { return nil }
        return RongCloudWords.wrapperTypes.list.spelling(of: .text(name))
    }
}

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
