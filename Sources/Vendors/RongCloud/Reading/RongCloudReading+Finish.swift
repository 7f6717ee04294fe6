extension RongCloudDialect {
    static func finish(_ reader: inout MessageReader) {
        let shape = RongCloudShape(reader)
        reader.finishKind(shape)
        reader.finishConversation(shape)
        if shape == .payload { return reader.finishDelivered() }
        reader.finishMentions(shape)
        switch shape {
        case .privateTemplate, .systemTemplate: reader.finishTemplate()
        case .private: reader.finishCount()
        case .push: reader.finishAudience()
        case .callback: reader.values.note(.askedBeforeSending, .root)
        case .route: reader.values.note(.routeWithoutPush, .root)
        default: break
        }
        reader.noteGuesses()
    }
}

/// What is decided once every key of a message was seen.
extension MessageReader {
    /// The sort of the message follows from the vendor's name of it (RC 16).
    fileprivate mutating func finishKind(_ shape: RongCloudShape) {
        switch shape {
        case .recall:
            message.typeName =
                RongCloudWords.types.list.spelling(of: .kind(.recall))?.json?.parsed().root.string
            message.set(.recall, isPresent: true)
            if message.conversationSort == "ultragroup" || message.conversationKind == .room {
                dismiss(winner(of: .isSilent), .recallCannotBeSilent)
                message.isSilent = false
            }
        case .push: break
        default: if let name = message.typeName { message.kind = MessageKind(rongCloud: name) }
        }
        if message.kind == .recall {
            message.set(.recall, isPresent: true)
        } else if shape != .payload, message.typeName != nil, let key = winner(of: .recallMessageID) {
            // Receipts name messages by the same key.
            note(.notPushed, key)
            forget(key)
            message.recall = nil
        }
        if message.templateName != nil { message.set(.template, isPresent: true) }
        // What was not sent yet has no time (RC 24).
        if message.timestamp == "0" { message.timestamp = nil }
        if let text = take(RongCloudDraft.ownText) {
            if message.kind.hasText {
                put(text.value, text.key, into: .text)
            } else {
                dismiss(text.key, .textOfNoText)
            }
        }
        tellRest(ofText: message.kind.hasText)
    }

    // MARK: To whom

    fileprivate mutating func finishConversation(_ shape: RongCloudShape) {
        // A webhook that lacks the kind of its conversation is as one of an unknown kind (reading G23).
        if shape == .route || shape == .callback, winner(of: .conversationKind) == nil {
            raise(Self.isNowhere)
        }
        if shape == .status { takeGroups() }
        takeTarget()
        if message.conversationKind != .direct, message.conversationID == nil, groups.count == 1 {
            message.conversationID = groups[0]
        }
        if isForSeveralGroups && shape == .group { dismissForSeveral() }
        if message.conversationKind == .group, groups.isEmpty, message.members != nil {
            dismiss(winner(of: .members), .membersOfNoGroup)
            message.members = nil
        }
    }

    private mutating func takeGroups() {
        guard let groups = take(RongCloudDraft.groups) else { return }
        dismiss(winner(of: .receivers), .groupCounts)
        put(groups.value, groups.key, into: .receivers)
        message.conversationKind = .group
    }

    /// The peer, the group or the room; a message that its receiver keeps names nobody.
    private mutating func takeTarget() {
        guard let target = take(RongCloudDraft.target), let id = target.value.text else { return }
        if message.conversationKind == .direct, id == message.senderID, bears(Self.isReceived) {
            return dismiss(target.key, .namesItsSender)
        }
        put(.texts([id]), target.key, into: .receivers)
        if message.conversationKind != .direct { put(.text(id), target.key, into: .conversationID) }
    }

    /// The groups, each once (RC 25).
    private var groups: [UTF8Text] { message.receivers.distinct(ignoringCase: false) }

    var isForSeveralGroups: Bool { groups.count > 1 }

    private mutating func dismissForSeveral() {
        dismiss(winner(of: .isSilent), .voidForSeveral)
        dismiss(winner(of: .members), .voidForSeveral)
        message.isSilent = false
        message.members = nil
    }

    // MARK: Mentions (RC 20)

    fileprivate mutating func finishMentions(_ shape: RongCloudShape) {
        let (type, ids, flag) = (
            take(RongCloudDraft.mentionType), take(RongCloudDraft.mentioned), take(RongCloudDraft.isMentioned)
        )
        let words = winner(of: .memberText)
        let needsFlag = shape == .group || shape == .ultragroup
        if message.conversationKind != .group || needsFlag && flag?.value.flag != true {
            let code: DiagnosticCode =
                message.conversationKind == .group ? .mentionWithoutFlag : .mentionOfNoGroup
            for key in [type?.key, ids?.key, words, flag?.value.flag == true ? flag?.key : nil] {
                dismiss(key, code)
            }
            message.memberText = nil
            return
        }
        guard let type else {
            for key in [ids?.key, words] { dismiss(key, .mentionWithoutType) }
            message.memberText = nil
            return
        }
        if type.value.integer == 1 {
            message.mentions = .everyone
            dismiss(ids?.key, .givesWay, .words(places.location(type.key).path))
        } else if let listed = ids?.value.texts, !listed.isEmpty {
            message.mentions = .listed(listed)
        }
    }

    // MARK: One shape's alone

    /// A number for the icon is one receiver's (RC 22).
    fileprivate mutating func finishCount() {
        if message.receivers.distinct(ignoringCase: false).count == 1 { return }
        dismiss(winner(of: .badge) ?? winner(of: .leavesBadge), .countOfSeveral)
        message.badge = nil
        message.leavesBadge = false
    }

    /// Whom a push without a message is for (RC 26); without a number it leaves the icon.
    fileprivate mutating func finishAudience() {
        let tags: [(RongCloudKey, RongCloudDraft)] = [
            (.pushAudienceTag, .tags), (.pushAudienceTagOr, .tagsOr), (.pushAudienceTagItems, .tagItems),
        ]
        let members = tags.compactMap { key, draft in
            self.draft(draft)?.value.map { (key.name, $0) }
        }
        if let everyone = winner(of: .isForEveryone), message.isForEveryone {
            let path = places.location(everyone).path
            for key in tags.map({ winner(of: $1) }) + [winner(of: .receivers)] {
                dismiss(key, .givesWay, .words(path))
            }
            message.receivers = []
        } else if !members.isEmpty {
            message.audienceCondition =
                AudienceCondition(members, allOf: tags[0].0.name, anyOf: tags[1].0.name).neutral
        }
        if message.badge == nil { message.leavesBadge = true }
    }

    /// A push as a device received it, read back: its words are final.
    fileprivate mutating func finishDelivered() {
        takeDelivered()
        if message.recallMessageID == nil {
            let data = message.appData?.asSpelledObject
            message.recallMessageID = data?[RongCloudKey.payloadRcRcDltIdentifier.name]?.string
        }
        if message.recallMessageID != nil { message.set(.recall, isPresent: true) }
        noteGuessedConversation()
    }

    /// Tells of what no document decides, once a message (RC 17, RC 24, RC 26, RC 30).
    mutating func noteGuesses() {
        switch message.kind {
        case .recall: values.note(.recallIsGuessed, .root)
        case .pushOnly: values.note(.pushIsGuessed, .root)
        default: break
        }
        noteGuessedConversation()
        if message.isVoIP, let key = winner(of: .isVoIP) { note(.callIsGuessed, key) }
    }

    private mutating func noteGuessedConversation() {
        if message.conversationSort == "ultragroup" || message.conversationSort == "discussion" {
            values.note(.conversationIsGuessed, .root)
        }
    }

    /// Forgets what an earlier entry for Apple said.
    mutating func forgetEarlierEntry(for key: MetKey) {
        let path = places.location(key).path
        for field in [CanonicalField.threadID, .collapseID, .category, .mediaURL, .interruptionLevel] {
            guard let earlier = winner(of: field) else { continue }
            dismiss(earlier, .givesWay, .words(path))
            put(nil, earlier)
        }
    }
}

// MARK: - Words of single receivers (RC 28)

extension MessageReader {
    /// Whom a template message is for, and what each of them gets for the places of its words.
    fileprivate mutating func finishTemplate() {
        guard let list = take(RongCloudDraft.receiverList), let ids = list.value.value else { return }
        let (values, bodies, datas) = (entries(.values), entries(.bodies), entries(.datas))
        if let body = bodies?.ofAll { put(.text(body.text), body.key, into: .body) }
        if let data = datas?.ofAll { put(.json(.string(data.text)), data.key, into: .appData) }
        var (receivers, words): ([UTF8Text], [RawJSON]) = ([], [])
        for (index, value) in elements(of: ids, list.key).enumerated() {
            guard let receiver = identifier(value, list.key) else { continue }
            receivers.append(receiver)
            var entry: [(UTF8Text, RawJSON)] = []
            if let filling = filling(of: values, index) { entry.append(("values", filling)) }
            if let body = text(of: bodies, index) { entry.append(("body", .string(body))) }
            if let data = text(of: datas, index) { entry.append(("appData", .string(data))) }
            if !entry.isEmpty { words.append(.object([("receiver", .string(receiver))] + entry)) }
        }
        put(.texts(receivers), list.key, into: .receivers)
        if !words.isEmpty { message.personalWords = .array(words) }
    }

    /// What a key says for each receiver; a text alone is everyone's.
    private struct Entries {
        let key: MetKey
        var list: [JSONValue] = []
        var ofAll: (text: UTF8Text, key: MetKey)?
    }

    private mutating func entries(_ draft: RongCloudDraft) -> Entries? {
        guard let value = self.draft(draft)?.value, let key = winner(of: draft) else { return nil }
        if value.kind == .array { return Entries(key: key, list: Array(value.elements)) }
        if draft != .values, let text = value.string { return Entries(key: key, ofAll: (text, key)) }
        dismiss(key, .noListForReceivers)
        return nil
    }

    private mutating func text(of entries: Entries?, _ index: Int) -> UTF8Text? {
        guard let entries, index < entries.list.count else { return nil }
        return filledText(entries.list[index], entries.key)
    }

    /// What stands for each place, under its name without braces; names come with and without.
    private mutating func filling(of entries: Entries?, _ index: Int) -> RawJSON? {
        guard let entries, index < entries.list.count, !entries.list[index].isNull else { return nil }
        guard entries.list[index].kind == .object else {
            note(.elementNoObject, entries.key, .number(index))
            return nil
        }
        var filling: [(UTF8Text, RawJSON)] = []
        for member in entries.list[index].members {
            guard let value = member.value.number ?? text(member.value, entries.key) else { continue }
            let name = member.key
            let isBraced = name.count > 2 && name.hasPrefix("{") && name.hasSuffix("}")
            filling.append((isBraced ? name[1..<name.count - 1] : name, .string(value)))
        }
        return filling.isEmpty ? nil : .object(filling)
    }
}

extension RawJSON {
    /// The object that a text spells.
    fileprivate var asSpelledObject: JSONValue? {
        guard let text = parsed().root.string, let root = try? JSONDocument(text).root, root.kind == .object
        else { return nil }
        return root
    }
}
