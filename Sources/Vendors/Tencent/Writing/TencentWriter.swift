extension TencentAdapter: VendorWriter, LimitedAdapter {
    /// The shape of a name; the first one for a name that none of ``writtenShapes`` has.
    static func sentShape(_ name: String) -> TencentShape {
        guard let shape = TencentShape(rawValue: name), dialect.table.shapes[shape.number].isWritten else {
            return .rest
        }
        return shape
    }

    package static var limits: LimitTable { .tencent }

    package static func writer(of message: borrowing PushMessage, shape: String) -> any MessageWriter {
        TencentWriter(message, shape: sentShape(shape))
    }
}

/// Writes one message in the vendor's words.
final class TencentWriter: RereadWriter {
    let message: PushMessage
    private(set) lazy var content = spellContent()
    let held: FieldSet
    let asked: FieldSet
    let shape: TencentShape
    private(set) var again = PushMessage()

    /// - Parameters:
    ///   - message: The message.
    ///   - shape: The shape to write it in.
    ///   - asked: The fields whose rows are asked; nil for those that may say something.
    init(_ message: borrowing PushMessage, shape: TencentShape, asking asked: FieldSet? = nil) {
        self.message = copy message
        held = message.presentFields
        self.asked = asked ?? Self.asked(of: self.message)
        self.shape = shape
    }

    static var table: VendorTable { .tencent }
    var number: Int { shape.number }

    func readAgain(_ body: RawJSON) {
        again = TencentAdapter.reread(TencentAdapter.line(of: written(body)), shape: number)
    }

    static let alwaysAsked: FieldSet = [
        .kind, .conversationKind, .receivers, .overridesMute, .isCounted,
    ]

    static let related: [FieldSet] = [
        [.conversationID, .receivers, .parentID],
        [.isOnlineOnly, .isStored, .isForEveryone, .audienceCondition],
        [.overridesMute, .isUnread], [.kind, .text, .elements],
        [.mentions, .namedMentions],
    ]

    /// Nothing stands in a Tencent message but what rows name.
    func writeOthers(in object: Int, to keys: inout KeyWriter) {}
}

/// What no row of the table can say alone.
extension TencentWriter {
    func tableValue(of row: Int) -> KeyValue? { Self.table.value(of: row, in: message, held) }

    func ownValue(of row: Int) -> OwnValue {
        guard let key = TencentKey(rawValue: UInt16(row)) else { return .byTable }
        if let value = address(under: key) ?? element(under: key) { return .value(value) }
        switch key {
        case .restMsgLifeTime: return .value(lifeTime)
        case .restSendMsgControl, .restGroupSendMsgControl: return .value(control)
        case .restForbidCallbackControl, .restGroupForbidCallbackControl: return .value(forbidden)
        case .restCondition, .pushCondition: return .value(condition)
        case .multiLanguageContent: return .value(translations)
        default: break
        }
        switch Self.table.field(of: row) {
        case .isOnlineOnly: return .value(isTransient ? switchedOn(key) : nil)
        case .isCounted where !shape.hasMessage:
            // Pushes without a message do not count unless they say so (TX 9.5).
            return .value(message.isCounted == false ? nil : .integer(0))
        case .sound: return .value(sound)
        case .isUnread where message.isUnread: return .value(nil)
        default: return .byTable
        }
    }

    /// Who gets it, and who is mentioned; nil for a key that does not say that.
    private func address(under key: TencentKey) -> KeyValue?? {
        switch key {
        case .restToAccount: .some(receivers)
        case .pushBatchToAccount: .some(list(message.receivers))
        case .restGroupGroupId: .some(text(message.parentID ?? group))
        case .restGroupTopicId: .some(message.parentID == nil ? nil : text(group))
        case .sdkReceiver: .some(isDirect ? one(message.receivers) : nil)
        case .sdkGroupID: .some(isDirect ? nil : text(group))
        case .sdkJsonMessageConvId, .webTo: .some(isDirect ? one(message.receivers) : text(group))
        case .sdkJsonMessageConvType, .webConversationType:
            .some(
                Self.table.spelling(of: .conversation(isDirect ? .direct : .group), under: Int(key.rawValue)))
        case .restGroupGroupAtInfo: .some(mentionedEach)
        case .sdkGroupAtUserList, .sdkJsonMessageGroupAtUserArray, .webAtUserList: .some(mentioned)
        case .restGroupToAccount, .sdkTargetGroupMemberList, .sdkJsonMessageTargetGroupMemberArray,
            .webReceiverList:
            .some(message.members.map(KeyValue.texts))
        default: nil
        }
    }

    /// What the message consists of; nil for a key that does not say that.
    private func element(under key: TencentKey) -> KeyValue?? {
        switch key {
        case .restMsgBody, .restGroupMsgBody:
            .some(elements(.msgType, in: .msgContent, .msgContentText, .msgContentDesc))
        case .sdkJsonMessageElemArray:
            .some(
                elements(
                    .sdkJsonMessageElemArrayElemType, in: nil, .sdkJsonMessageElemArrayTextElemContent,
                    .sdkJsonMessageElemArrayCustomElemDesc))
        case .sdkElemType, .webType: .some(sort(of: onlyElement, key))
        case .sdkTextElemText, .webPayloadText:
            .some(onlyElement.kind.hasText ? text(onlyElement.text) : nil)
        case .sdkCustomElemDesc, .webPayloadDescription:
            .some(onlyElement.kind.hasText ? nil : text(onlyElement.text))
        default: nil
        }
    }

    /// A flag that is on, as the key spells it.
    private func switchedOn(_ key: TencentKey) -> KeyValue {
        Self.table.rows[Int(key.rawValue)].types == .integer ? .integer(1) : .flag(true)
    }
}

/// The elements of a message, in the vendor's words.
extension TencentWriter {
    /// The element that a message of a client SDK has: such a message cannot have several.
    var onlyElement: MessageElement {
        let parts = message.allElements
        return parts.count == 1
            ? parts[0] : MessageElement(message.kind, text: message.kind.hasText ? message.text : nil)
    }

    /// The sort of an element, as a key spells it; kinds that the vendor lacks are custom elements.
    func sort(of element: MessageElement, _ key: TencentKey) -> KeyValue? {
        Self.table.spelling(of: .kind(element.kind), under: Int(key.rawValue))
    }

    /// What an element holds beside its text.
    private func members(of element: MessageElement) -> [JSONField] {
        let content = message.elements.count > 1 ? element.content : message.content
        return Self.table.bodies.written(content, of: element.kind, named: nil, inShape: number).members
    }

    /// All elements as an array.
    ///
    /// - Parameters:
    ///   - kind: The key of an element's sort.
    ///   - content: The key of the object that holds the others; nil where they stand beside the sort.
    ///   - text: The key of a text.
    ///   - words: The key of what a custom element shows.
    /// - Returns: The array; nil for a push without a message.
    func elements(
        _ kind: TencentKey, in content: TencentKey?, _ text: TencentKey, _ words: TencentKey
    ) -> KeyValue? {
        if message.kind == .pushOnly { return nil }
        return .raw(
            .array(
                message.allElements.map { element in
                    let sort = sort(of: element, kind)?.json ?? .null
                    let key = element.kind.hasText ? text : words
                    var own =
                        element.text?.nonEmpty.map { [JSONField(key: key.name, value: .string($0))] } ?? []
                    own += members(of: element)
                    let sortField = JSONField(key: kind.name, value: sort)
                    guard let content else { return .object(of: [sortField] + own) }
                    return .object(of: [sortField, JSONField(key: content.name, value: .object(of: own))])
                }))
    }
}

/// The vendor's spelling of single values; nil says nothing.
extension TencentWriter {
    var isDirect: Bool { message.conversationKind == .direct }

    /// Whether the message is for everyone, or for all users with some tags, so that it names nobody.
    var isForEveryone: Bool { message.isForEveryone || message.holds(.audienceCondition) }

    /// Whether the message reaches only those who are online, or is not kept for the others.
    var isTransient: Bool { message.isOnlineOnly || !message.isStored }

    /// The group or topic.
    var group: UTF8Text? { message.conversationID?.nonEmpty ?? message.receivers.first?.nonEmpty }

    func one(_ ids: [UTF8Text]) -> KeyValue? { ids.count == 1 ? text(ids[0]) : nil }

    /// One receiver stands alone; several are a batch's.
    ///
    /// Nobody is an empty list.
    var receivers: KeyValue? {
        if isForEveryone { return nil }
        let people = message.receivers.filter { !$0.isEmpty }
        return people.count == 1 ? .text(people[0]) : .texts(people)
    }

    /// How long the message is kept: not at all, or, of one for all, as long as others are (TX 39).
    var lifeTime: KeyValue? {
        if isTransient { return isForEveryone ? nil : .integer(0) }
        return isForEveryone ? .integer(604_800) : nil
    }

    /// The lists of words that control counts and mutes (TX 13).
    var control: KeyValue? {
        var words: [UTF8Text] = []
        if !message.isUnread { words.append(MessageReader.leavesUnread) }
        if shape == .rest, !isForEveryone, !message.overridesMute { words.append(MessageReader.keepsMute) }
        return list(words)
    }

    var forbidden: KeyValue? {
        message.routeIsEnabled == false
            ? .texts([MessageReader.forbidsBefore, MessageReader.forbidsAfter]) : nil
    }

    var condition: KeyValue? {
        message.audienceCondition.map {
            let condition = AudienceCondition($0)
            return .raw(.object(condition.members(allOf: MessageReader.tagsAnd, anyOf: MessageReader.tagsOr)))
        }
    }

    func object(_ json: RawJSON?) -> KeyValue? { json.flatMap { $0.kind == .object ? .raw($0) : nil } }

    /// Those mentioned, as a client's list.
    var mentioned: KeyValue? {
        switch message.mentions {
        case .nobody: nil
        case .everyone: .texts([MessageReader.everyone] + message.namedMentions)
        case .listed(let ids): list(ids.contains(MessageReader.everyone) ? [] : ids)
        }
    }

    /// Those mentioned, as the servers take them.
    var mentionedEach: KeyValue? {
        let (all, account) = (
            TencentKey.restGroupGroupAtInfoGroupAtAllFlag.name,
            TencentKey.restGroupGroupAtInfoGroupAtAccount.name
        )
        var (entries, ids): ([RawJSON], [UTF8Text]) = ([], message.namedMentions)
        switch message.mentions {
        case .nobody: return nil
        case .everyone: entries = [.object([(all, .integer(1))])]
        case .listed(let listed): ids = listed
        }
        entries += ids.filter { !$0.isEmpty }.map { .object([(all, .integer(0)), (account, .string($0))]) }
        return entries.isEmpty ? nil : .raw(.array(entries))
    }
}

// MARK: - Words, presentation and data

extension TencentWriter {
    /// Words in other languages.
    var translations: KeyValue? {
        let entries = message.translations.filter { !$0.language.isEmpty }.map { words in
            RawJSON.object(
                [
                    (TencentKey.multiLanguageContentLanguage.name, words.language),
                    (TencentKey.multiLanguageContentTitle.name, words.title),
                    (TencentKey.multiLanguageContentDesc.name, words.body),
                ].compactMap { name, text in text?.nonEmpty.map { (name, .string($0)) } })
        }
        return entries.isEmpty ? nil : .raw(.array(entries))
    }

    /// The sound's file; of a critical alert its name.
    var sound: KeyValue? {
        switch message.sound {
        case nil: nil
        case .silent, .file(""): .text(MessageReader.noSound)
        case .file(MessageReader.noSound): nil
        case .file(let name): .text(name)
        case .critical(let object): text(object.parsed().root["name"]?.string)
        }
    }
}
