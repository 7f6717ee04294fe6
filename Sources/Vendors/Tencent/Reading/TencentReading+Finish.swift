extension TencentDialect {
    static func finish(_ reader: inout MessageReader) {
        let shape = TencentShape(reader)
        if shape == .payload { return reader.finishDelivered() }
        reader.finishElements(shape)
        reader.finishConversation(shape)
        reader.finishControl(shape)
        reader.finishWords()
        if reader.message.kind == .recall {
            reader.finishRecall()
        } else if shape == .callback {
            reader.noteUnknownPush()
        }
        reader.notePlaces(shape)
    }
}

/// What is decided once every key of a message was seen.
extension MessageReader {
    /// What the message consists of; the shapes of clients have one element, whose keys stand at the root.
    fileprivate mutating func finishElements(_ shape: TencentShape) {
        if shape == .sdk || shape == .web { takeElement() }
        if !gathered.parts.isEmpty { message.setElements(gathered.parts) }
        tellRest(ofText: message.kind == .text && !message.holds(.elements))
        finishMentions()
        finishPlatforms()
    }

    /// Sections for other platforms have no order of their own; the table's is that in which they are written.
    private mutating func finishPlatforms() {
        guard message.platforms.count > 1 else { return }
        let names = TencentDialect.table.names
        func rank(_ section: JSONField) -> Int { names.firstIndex { $0 == section.key } ?? names.count }
        message.platforms.sort { rank($0) < rank($1) }
    }

    /// What a sender says of counts, mutes and webhooks in lists of words (TX 8, TX 31).
    fileprivate mutating func finishControl(_ shape: TencentShape) {
        if shape == .rest && !message.isForEveryone && !message.holds(.audienceCondition) {
            message.overridesMute = true
        }
        if let value = draft(TencentDraft.control)?.value, let key = winner(of: TencentDraft.control) {
            for word in identifierList(value, key) ?? [] { takeControl(word, key, shape) }
            // What says no more than its lack would elsewhere is the place of nothing.
            if message.isUnread && !message.overridesMute { forget(key) }
        }
        if let value = draft(TencentDraft.forbidden)?.value, let key = winner(of: TencentDraft.forbidden) {
            let words = identifierList(value, key) ?? []
            if words.contains(Self.forbidsAfter) { message.routeIsEnabled = false }
            if words != [Self.forbidsBefore, Self.forbidsAfter] { note(.notPushed, key) }
        }
        if shape == .push || shape == .pushBatch, winner(of: .isCounted) == nil {
            // TX 9.5.
            message.isCounted = false
        }
    }

    static var forbidsBefore: UTF8Text { "ForbidBeforeSendMsgCallback" }
    static var forbidsAfter: UTF8Text { "ForbidAfterSendMsgCallback" }
    static var leavesUnread: UTF8Text { "NoUnread" }
    static var keepsMute: UTF8Text { "WithMuteNotifications" }

    private mutating func takeControl(_ word: UTF8Text, _ key: MetKey, _ shape: TencentShape) {
        switch word {
        case Self.leavesUnread: message.isUnread = false
        case Self.keepsMute where shape == .rest: message.overridesMute = false
        default: note(.controlWithoutEffect, key, .text(word))
        }
    }

    /// The titles of other languages do not show beside one for Apple's devices alone (TX 19).
    fileprivate mutating func finishWords() {
        if let title = winner(of: .title), TencentKey(title) == .apnsInfoTitle {
            let row = Int(TencentKey.multiLanguageContentTitle.rawValue)
            if gathered.words.contains(where: { $0.title != nil }) {
                values.note(.givesWay, places.location(row), .words(places.location(title).path))
            }
            for index in gathered.words.indices { gathered.words[index].title = nil }
        }
        if !gathered.words.isEmpty { message.translations = gathered.words }
        if message.templateName != nil || message.templateNamedArguments != nil {
            message.set(.template, isPresent: true)
        }
    }

    /// Where what no key names follows from.
    mutating func notePlaces(_ shape: TencentShape) {
        let count = message.elements.count
        for row in TencentDialect.lists where count > 0 {
            // Several parts follow from their list, whatever the keys of one of them say.
            places.imply(.elements, by: row, isFirst: count > 1)
        }
        guard shape == .rest else { return }
        if message.isOnlineOnly { places.imply(.isOnlineOnly, by: Int(TencentKey.restMsgBody.rawValue)) }
        if message.overridesMute { places.imply(.overridesMute, by: Int(TencentKey.restToAccount.rawValue)) }
        // An empty list names nobody (G16).
        if message.receivers.isEmpty, let key = winner(of: .receivers) { forget(key) }
    }

    /// Webhooks say nothing of the push, whatever the sender gave.
    mutating func noteUnknownPush() {
        values.note(.webhookWithoutPush, .root)
    }

    /// What names the message in the webhook of a recall is the one that it withdraws (reading G23).
    fileprivate mutating func finishRecall() {
        message.set(.recall, isPresent: true)
        guard let id = message.id, let key = winner(of: .id) else { return }
        message.id = nil
        put(.text(id), key, into: .recallMessageID)
    }

    /// A push as a device received it, read back.
    ///
    /// Its words are final: what the alert lacks is not filled from anywhere, also where there is no alert.
    fileprivate mutating func finishDelivered() {
        takeDelivered()
        guard let caller = draft(TencentDraft.callerName)?.text, let key = winner(of: TencentDraft.callerName)
        else { return }
        dismiss(winner(of: .explicitTitle), .givesWay, .words(places.location(key).path))
        message.explicitAlert?.title = caller
        message.isVoIP = true
    }
}

// MARK: - To whom

extension MessageReader {
    fileprivate mutating func finishConversation(_ shape: TencentShape) {
        switch shape {
        case .rest: if has(TencentKey.restToAccount) { dismissCondition() } else { finishEveryone() }
        case .restGroup, .callback: finishGroup()
        case .sdk: if let group = message.conversationID { takeGroup(group) }
        case .sdkJson, .web: finishTarget()
        case .push, .pushBatch, .payload: break
        }
    }

    /// The older call to all, or to those with some tags, keeps nothing unless it says so (TX 39).
    private mutating func finishEveryone() {
        guard message.isForEveryone || message.holds(.audienceCondition), winner(of: .isOnlineOnly) == nil
        else { return }
        message.isOnlineOnly = true
        values.note(
            .onlineOnlyByDefault, Location(row: TencentKey.restMsgLifeTime.row, path: ""))
    }

    private mutating func dismissCondition() {
        message.isForEveryone = false
        dismiss(winner(of: .audienceCondition), .conditionOfSome)
        message.audienceCondition = nil
    }

    /// A condition in neutral words (TX 33); one that is no object is answered by nobody (reading G20).
    mutating func audienceTags(_ value: JSONValue, _ key: MetKey) -> RawJSON? {
        if value.isNull { return nil }
        let members =
            object(value, key)?.members.map { ($0.key, $0.value) } ?? [(table.names[key.row], value)]
        return AudienceCondition(members, allOf: Self.tagsAnd, anyOf: Self.tagsOr).neutral
    }

    static var tagsAnd: UTF8Text { "TagsAnd" }
    static var tagsOr: UTF8Text { "TagsOr" }

    /// A topic is the conversation, in the group that it is part of (TX 28).
    private mutating func finishGroup() {
        let group = draft(TencentDraft.group)?.text
        if let topic = draft(TencentDraft.topic)?.text {
            takeGroup(topic)
            message.parentID = group
        } else if let group {
            takeGroup(group)
        }
    }

    private mutating func takeGroup(_ id: UTF8Text) {
        dismiss(winner(of: .receivers), .groupCounts)
        message.conversationID = id
        message.receivers = [id]
        if message.conversationKind == .direct { message.conversationKind = .group }
    }

    /// The one peer or group; a message that its receiver keeps names nobody (TX 14).
    private mutating func finishTarget() {
        guard let target = draft(TencentDraft.target)?.text else { return }
        if message.conversationKind != .direct { return takeGroup(target) }
        if let key = winner(of: TencentDraft.target), target == message.senderID {
            return dismiss(key, .namesItsSender)
        }
        message.receivers = [target]
    }
}
