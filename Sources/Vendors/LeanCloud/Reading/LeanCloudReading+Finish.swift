extension LeanCloudDialect {
    static func finish(_ reader: inout MessageReader) {
        let shape = LeanCloudShape(reader)
        if shape == .payload { return reader.takeDelivered() }
        reader.finishKind(shape)
        reader.finishAddress(shape)
        reader.takeMentions()
        reader.finishPush(shape)
    }
}

/// What is decided once every key of a message was seen.
extension MessageReader {
    // MARK: The message

    /// Whether a message is looked into; a text that spells no object is its text.
    mutating func opensContent(_ value: JSONValue, _ key: MetKey) -> Bool {
        guard let text = value.string else { return true }
        if draft(LeanCloudDraft.isBinary)?.flag == true {
            note(.binaryContent, key)
            return false
        }
        if Self.spellsObject(text) { return true }
        put(.text(text), key, into: .text)
        return false
    }

    /// The kind is what the message says; an object without a text is the app's own.
    fileprivate mutating func finishKind(_ shape: LeanCloudShape) {
        if !says(.kind), Self.contents.contains(where: { places.hasOpened(Int($0.rawValue)) }),
            draft(LeanCloudDraft.ownText) == nil
        {
            message.kind = .custom
        }
        if let (value, recallKey) = take(LeanCloudDraft.isRecall), let recall = value.flag {
            // Only the hook of a changed message says that it is no recall.
            if recall { message.kind = .recall } else if shape == .hook { tellChange(recallKey) }
        }
        if message.kind == .recall {
            message.set(.recall, isPresent: true)
            if message.recallMessageID == nil { message.recallMessageID = message.id }
        }
        if let text = take(LeanCloudDraft.ownText) {
            if message.kind.hasText {
                put(text.value, text.key, into: .text)
            } else {
                dismiss(text.key, .textOfNoText)
            }
        }
        if shape == .rest, bears(Self.isChange), message.kind != .recall, let path = met(.restPath) {
            note(.changeReadAsMessage, path)
        }
        tellRest(ofText: message.kind.hasText)
    }

    /// A message that is sent already becomes another one.
    private mutating func tellChange(_ key: MetKey) {
        raise(Self.isChange)
        note(.changeReadAsMessage, key)
    }

    private static let contents: [LeanCloudKey] = [
        .restMessage, .sdkData, .commandMsg, .hookContent, .recordData, .serviceHookData,
    ]

    // MARK: To whom

    /// Takes what the path of a call says of the conversation and of the message that is changed or recalled.
    mutating func takeAddress(_ path: UTF8Text) {
        let steps = path.string.prefix { $0 != "?" }.split(separator: "/").map { UTF8Text(String($0)) }
        func step(after names: UTF8Text...) -> UTF8Text? {
            guard let index = steps.firstIndex(where: names.contains), index + 1 < steps.count else {
                return nil
            }
            return steps[index + 1]
        }
        message.conversationID = step(after: "conversations", "chatrooms", "service-conversations")
        // A broadcast is for those who subscribed, as a group's message is for its members.
        if steps.contains("service-conversations") {
            if steps.last == "broadcasts" {
                message.conversationSort = "system"
                values.note(.subscribersAsGroup, .root)
            } else {
                raise(Self.isOfService)
            }
        }
        guard let changed = step(after: "messages") else { return }
        raise(Self.isChange)
        message.id = changed
        if steps.last == "recall" { message.kind = .recall }
    }

    fileprivate mutating func finishAddress(_ shape: LeanCloudShape) {
        let (named, peers) = (take(LeanCloudDraft.conversation), take(LeanCloudDraft.peers))
        let isSystem = take(LeanCloudDraft.isSystem)?.value.flag == true || bears(Self.isOfService)
        let isRoom = take(LeanCloudDraft.isRoom)?.value.flag == true || message.conversationKind == .room
        let isOfOne = take(LeanCloudDraft.isConversation)?.value.flag == false && !isRoom
        if message.isForEveryone { values.note(.everyoneIsGuessed, .root) }
        if shape == .push { return }
        let id = named?.value.text ?? message.conversationID
        message.conversationID = nil
        if shape == .serviceHook || isSystem || message.isForEveryone || peers != nil {
            // The conversation is the app's own, and no place of the receivers'.
            dismiss(named?.key, .notPushed)
            message.conversationKind = .direct
            message.members = nil
            if peers == nil || id != nil { message.conversationSort = "system" }
            if let peers { put(peers.value, peers.key, into: .receivers) }
            return
        }
        guard let id else { return }
        message.conversationKind = isRoom ? .room : isOfOne ? .direct : .group
        let row = Int(LeanCloudKey.restPath.rawValue)
        if let named {
            put(.texts([id]), named.key, into: .receivers)
            if !isOfOne { put(.text(id), named.key, into: .conversationID) }
        } else {
            message.receivers = [id]
            message.conversationID = id
            for field in [CanonicalField.receivers, .conversationID] { places.imply(field, by: row) }
        }
    }

    fileprivate mutating func takeMentions() {
        let list = take(LeanCloudDraft.mentioned)?.value.texts ?? []
        if !list.isEmpty && message.mentions != .everyone { message.mentions = .listed(list) }
    }

    // MARK: The push

    /// The push content alone says what is shown; without an alert that is nothing (LC 5).
    fileprivate mutating func finishPush(_ shape: LeanCloudShape) {
        if bears(LeanCloudMark.firstVersion), !has(LeanCloudKey.restTransient) {
            message.isOnlineOnly = true
            values.note(.transientByDefault, .root)
        }
        finishContent(shape)
        message.set(.explicitAlert, isPresent: true)
    }

    private mutating func finishContent(_ shape: LeanCloudShape) {
        if message.kind == .recall || bears(Self.isChange) {
            silence(.nothingPushedOfChange)
            dismiss(winner(of: .isContentAvailable), .nothingPushedOfChange)
            message.isContentAvailable = false
            return
        }
        if shape == .serviceHook || message.conversationSort == "system" && shape == .hook { return }
        if !bears(Self.hasContent) {
            let isKnown = options.offlinePush != nil
            let isPushable = message.conversationKind != .room && !message.isOnlineOnly
            if isPushable, shape == .hook || shape == .record {
                values.note(isKnown ? .consoleContentUsed : .consoleContentUnknown, .root)
            }
            return takeConsoleContent()
        }
        finishTitle()
        keepLastOfData()
        finishSound()
        finishType()
        if message.badge == nil && message.isCounted != true { message.leavesBadge = true }
        if message.sound == nil { message.sound = .silent }
    }

    /// A title beside a text, or beside an object without one (LC 4).
    private mutating func finishTitle() {
        guard let title = take(LeanCloudDraft.title) else { return }
        guard message.explicitAlert?.isEmpty == false else { return dismiss(title.key, .titleWithoutAlert) }
        if message.explicitTitle == nil && message.explicitTitleLocKey == nil {
            put(title.value, title.key, into: .explicitTitle)
        } else {
            dismiss(title.key, .givesWay, .words("alert"))
        }
    }

    /// Of the app's members with one name the last counts: those of `ios` come after the ones beside it.
    private mutating func keepLastOfData() {
        guard message.rootData.count > 1 else { return }
        var (seen, kept) = (Set<UTF8Text>(), [JSONField]())
        for field in message.rootData.reversed() {
            if seen.insert(field.key).inserted {
                kept.append(field)
            } else if let ios = met(.ios) {
                values.note(.givesWay, places.location(of: field.key, in: ios.home), .words("ios"))
            }
        }
        message.rootData = kept.reversed()
    }

    /// Apple's object for a critical alert has numbers where this vendor has a flag and a text.
    private mutating func finishSound() {
        guard case .critical(let object)? = message.sound else { return }
        let members = object.parsed().root.members.map { member -> (key: UTF8Text, value: RawJSON) in
            if let flag = member.value.bool { return (member.key, .integer(flag ? 1 : 0)) }
            guard member.hasKey("volume"), let text = member.value.string,
                let number = try? JSONDocument(text).root, number.kind == .number
            else { return (member.key, member.value.raw) }
            if let key = winner(of: .sound) { note(.volumeInText, key) }
            return (member.key, number.raw)
        }
        message.sound = .critical(.object(members))
    }

    /// Whether the push is silent, a call, or an alert (LC 6).
    private mutating func finishType() {
        let type = take(LeanCloudDraft.pushType)
        switch type?.value.text {
        case "background" where message.isContentAvailable: return silence(.besideWakeUp)
        case "background": if let key = type?.key { note(.backgroundShows, key) }
        case "voip": if let key = type?.key { put(.flag(true), key, into: .isVoIP) }
        case "alert", nil: break
        default: if let key = type?.key { note(.otherPushType, key) }
        }
        let shows = message.explicitAlert?.isEmpty == false
        let sounds = message.badge != nil || message.isCounted == true || message.sound != nil
        if message.isContentAvailable && !shows && !sounds { silence(.besideWakeUp) }
    }

    /// Leaves nothing in `aps` but what wakes the app, and tells of the rest.
    private mutating func silence(_ code: DiagnosticCode) {
        for field in Self.contentFields where field != .isContentAvailable && field != .collapseID {
            dismiss(winner(of: field), code)
            message.set(field, nil)
        }
        for key in [LeanCloudKey.alert, .apsAlert, .urlArgs] { dismiss(met(key), code) }
        message.explicitAlert = nil
        message.apsExtras = []
    }

    // What a message is remembered by.
    private static let isOfService: UInt8 = 30
    private static let isChange: UInt8 = 26
}
