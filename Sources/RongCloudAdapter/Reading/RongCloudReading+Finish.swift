import VendorMapping

/// What is decided once every key of a message was seen.
extension MessageReader {
    /// The sort of the message follows from the vendor's name of it (RC 16).
    mutating func finishKind(_ shape: RongCloudShape) {
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
        if message.templateName != nil { message.set(.template, isPresent: true) }
        if let text = take(.ownText) {
            if message.kind.hasText {
                put(text.value, text.key, into: .text)
            } else {
                dismiss(text.key, .textOfNoText)
            }
        }
        tellRest(ofText: message.kind.hasText)
    }

    // MARK: To whom

    mutating func finishConversation(_ shape: RongCloudShape) {
        if shape == .status { takeGroups() }
        takeTarget()
        if message.conversationKind != .direct, message.conversationID == nil, groups.count == 1 {
            message.conversationID = groups[0]
        }
        if isForSeveralGroups && shape == .group { dismissForSeveral() }
    }

    private mutating func takeGroups() {
        guard let groups = take(.groups) else { return }
        dismiss(winner(of: .receivers), .groupCounts)
        put(groups.value, groups.key, into: .receivers)
        message.conversationKind = .group
    }

    /// The peer, the group or the room; a message that its receiver keeps names nobody.
    private mutating func takeTarget() {
        guard let target = take(.target), let id = target.value.text else { return }
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

    mutating func finishMentions(_ shape: RongCloudShape) {
        let (type, ids, flag) = (take(.mentionType), take(.mentioned), take(.isMentioned))
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
    mutating func finishCount() {
        if message.receivers.distinct(ignoringCase: false).count == 1 { return }
        dismiss(winner(of: .badge) ?? winner(of: .leavesBadge), .countOfSeveral)
        message.badge = nil
        message.leavesBadge = false
    }

    /// Whom a push without a message is for (RC 26); without a number it leaves the icon.
    mutating func finishAudience() {
        let tags: [(RongCloudKey, RongCloudDraft)] = [
            (.pushAudienceTag, .tags), (.pushAudienceTagOr, .tagsOr), (.pushAudienceTagItems, .tagItems),
        ]
        let members = tags.compactMap { key, draft in
            self.draft(draft)?.value.map { (key.name, $0.raw) }
        }
        if let everyone = winner(of: .isForEveryone), message.isForEveryone {
            let path = places.location(everyone).path
            for key in tags.map({ winner(of: $1) }) + [winner(of: .receivers)] {
                dismiss(key, .givesWay, .words(path))
            }
            message.receivers = []
        } else if !members.isEmpty {
            message.audienceCondition = .object(members)
        }
        // Who asks for no one in particular and does not say no means everyone.
        if message.receivers.isEmpty, winner(of: .isForEveryone) == nil || !members.isEmpty {
            message.isForEveryone = true
        }
        if message.badge == nil { message.leavesBadge = true }
    }

    /// A push as a device received it, read back: its words are final.
    mutating func finishDelivered() {
        message.set(.explicitAlert, isPresent: true)
        if message.sound == nil { message.sound = .silent }
        message.leavesBadge = message.badge == nil
        if message.recallMessageID == nil {
            let data = message.appData?.asSpelledObject
            message.recallMessageID = data?[RongCloudKey.payloadRcRcDltIdentifier.name]?.string
        }
        if message.recallMessageID != nil { message.set(.recall, isPresent: true) }
    }

    /// Tells of what no document decides, once a message (RC 17, RC 24, RC 26, RC 30).
    mutating func noteGuesses() {
        switch message.kind {
        case .recall: values.note(.recallIsGuessed, .root)
        case .pushOnly: values.note(.pushIsGuessed, .root)
        default: break
        }
        if message.conversationSort == "ultragroup" || message.conversationSort == "discussion" {
            values.note(.conversationIsGuessed, .root)
        }
        if message.isVoIP, let key = winner(of: .isVoIP) { note(.callIsGuessed, key) }
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
    /// What each receiver of a template message gets, placeholders filled.
    mutating func finishTemplate() {
        let values = list(.values)?.map { $0.kind == .object ? $0.members.map { $0 } : [] } ?? []
        let (bodies, datas) = (texts(.bodies), texts(.datas))
        var entries: [RawJSON] = []
        for (index, receiver) in message.receivers.enumerated() {
            let filling = Filling(index < values.count ? values[index] : [])
            var entry: [(UTF8Text, RawJSON)] = []
            func add(_ name: UTF8Text, _ text: UTF8Text?) {
                if let text, !text.isEmpty { entry.append((name, .string(text))) }
            }
            if let text = message.text, case let filled = filling.fill(text), filled != text {
                add("text", filled)
            }
            add("body", bodies(index).map(filling.fill))
            add("appData", datas(index).map(filling.fill))
            if !entry.isEmpty { entries.append(.object([("receiver", .string(receiver))] + entry)) }
        }
        if !entries.isEmpty { message.personalWords = .array(entries) }
    }

    private mutating func list(_ draft: RongCloudDraft) -> [JSONValue]? {
        guard let value = self.draft(draft)?.value, let key = winner(of: draft) else { return nil }
        if value.kind == .array { return Array(value.elements) }
        dismiss(key, .noListForReceivers)
        return nil
    }

    /// The text for the receiver at a place: of an array its own, a text alone is everyone's.
    private mutating func texts(_ draft: RongCloudDraft) -> (Int) -> UTF8Text? {
        if let text = self.draft(draft)?.value?.string { return { _ in text } }
        let texts = list(draft)?.map(\.string) ?? []
        return { $0 < texts.count ? texts[$0] : nil }
    }
}

/// Fills the places of a text that are written as `{name}`, each once.
private struct Filling {
    private let values: [(name: UTF8Text, value: UTF8Text)]

    init(_ members: [JSONMember]) {
        values = members.compactMap { member in
            guard let value = member.value.string ?? member.value.number else { return nil }
            let name = member.key
            return (name.hasPrefix("{") ? name : UTF8Text(concatenating: ["{", name, "}"]), value)
        }
    }

    func fill(_ text: UTF8Text) -> UTF8Text {
        var pieces: [UTF8Text] = []
        var (done, from) = (0, 0)
        while let open = text.firstIndex(of: UInt8(ascii: "{"), from: from) {
            guard let close = text.firstIndex(of: UInt8(ascii: "}"), from: open) else { break }
            if let value = values.last(where: { $0.name == text[open..<close + 1] })?.value {
                pieces += [text[done..<open], value]
                (done, from) = (close + 1, close + 1)
            } else {
                from = open + 1
            }
        }
        return pieces.isEmpty ? text : UTF8Text(concatenating: pieces + [text[done..<text.count]])
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
