import PushModel

/// What some members of a group read instead of what everyone reads.
struct MemberWords {
    /// The words for those mentioned; nil where they are everyone's.
    @Boxed private(set) var mentioned: NotificationWords?
    /// The words for the targets of the directed template; nil where they are everyone's.
    @Boxed private(set) var directed: NotificationWords?

    init(by adaptation: borrowing Adaptation, beside seen: borrowing NotificationWords) {
        guard adaptation.reading.message.conversationKind == .group else { return }
        if let id = adaptation.reading.message.mentions.firstListed {
            mentioned = Self.words(for: id, by: adaptation, beside: seen)
        }
        if !adaptation.reading.message.has(.directedTemplate) { return }
        // Who sent the message gets no push of it.
        let sender = adaptation.reading.message.senderID?.lowercasedASCII()
        if let id = adaptation.reading.message.directedTemplate?.reachedTargets.first(where: { $0 != sender })
        {
            directed = Self.words(for: id, by: adaptation, beside: seen)
        }
    }

    private static func words(
        for id: UTF8Text, by adaptation: borrowing Adaptation, beside seen: borrowing NotificationWords
    ) -> NotificationWords? {
        let words = adaptation.reading.words(for: id)
        return words.alert == seen.alert ? nil : words
    }

    /// Whether everyone reads the same.
    var isEmpty: Bool { _mentioned.isNil && _directed.isNil }
}

/// Other words for some members of a group: those mentioned, and the targets of a directed template (reading C7).
extension Adaptation {
    mutating func adaptMemberWords(_ members: MemberWords, beside seen: NotificationWords) {
        defer { repeatWordsForEveryone() }
        if let mentioned = members.mentioned { writeMentioned(mentioned, seen) }
        if let directed = members.directed { writeDirected(directed, seen) }
    }

    /// A client's message says that everyone is mentioned by words for the members, without a list (reading N4).
    private mutating func repeatWordsForEveryone() {
        guard shape.isUsualOfClients, saysToMembers,
            message.mentions == .everyone, message.force.isEmpty,
            message.memberText == nil
        else { return }
        message.memberText = message.body
    }

    /// The built-in text for those mentioned, which one vendor has and the other has not: it is off where it would show
    /// something else.
    mutating func adaptMentionText() {
        message.mentionTextDisabled = false
        if target.texts.mention == nil { return }
        if source.texts.mention != nil {
            message.mentionTextDisabled = reading.message.mentionTextDisabled
        } else if !reading.message.mentions.isEmpty {
            let id = reading.message.mentions.firstListed ?? Situation.unnamed
            let (own, shown) = (targetWords(for: .summaryReader(id)), reading.words(for: id))
            // Words of the sender's that are written openly outrank the built-in text.
            let isWritten = !hidesLess && shown.isBodySenders
            message.mentionTextDisabled = !isWritten && own.alert.body != shown.alert.body
        }
    }

    private mutating func writeMentioned(_ words: NotificationWords, _ seen: NotificationWords) {
        guard preference == .screen || reading.message.memberText != nil else { return }
        let id = reading.message.mentions.firstListed ?? Situation.unnamed
        if targetWords(for: .summaryReader(id)).bodyReads(like: words) { return }
        if saysToMembers {
            writeMemberText(words, seen, .mentions)
        } else if says(.directedTargets), case .listed(let ids) = reading.message.mentions {
            writeTemplate(words, for: ids)
        } else {
            note(.membersWordsLost, .memberText)
        }
    }

    /// The words for a directed template's targets: they become the members listed, unless others are.
    private mutating func writeDirected(_ words: NotificationWords, _ seen: NotificationWords) {
        guard let targets = reading.message.directedTemplate?.reachedTargets else { return }
        // A force for everyone leaves no list, and would show everyone the text for the members.
        if message.force == .everyone && says(.force) {
            let fields: [CanonicalField] = [.directedContentArguments, .directedTitleArguments]
            return note(.membersWordsLost, fields.first(where: reading.message.holds) ?? .directedName)
        }
        let mentions = reading.message.mentions
        guard saysToMembers, mentions.isEmpty || mentions == .listed(targets) else {
            return note(.membersWordsLost, .directedTargets)
        }
        if mentions.isEmpty {
            message.mentions = .listed(targets.distinct(ignoringCase: true))
            note(.membersListed, .directedTargets)
        }
        writeMemberText(words, seen, .directedTargets)
    }

    /// Whether the target can show words to those mentioned alone (RC 4).
    private var saysToMembers: Bool {
        says(.memberText) && target.policies.mentionTextFor == .mentioned
    }

}

// MARK: - As a text for the members listed

extension Adaptation {
    private mutating func writeMemberText(
        _ words: NotificationWords, _ seen: NotificationWords, _ field: CanonicalField
    ) {
        guard message.explicitAlert == nil, let text = memberText(words) else {
            return note(.membersWordsLost, field)
        }
        message.memberText = text
        if words.alert.title != seen.alert.title {
            note(.membersTitleLost, field)
        }
    }

    /// The text as the target's server will complete it: with the sender's name before it where the switch is on.
    private func memberText(_ words: NotificationWords) -> UTF8Text? {
        if message.hasPrefix == false || words.isPrefixedByIdentifier { return words.writableBody }
        if words.bodyLevel != .mention { return words.alert.body }
        // The server puts the identifier before the text, so the text must not name it again.
        var nameless = reading.message
        nameless.senderID = nil
        guard let id = reading.message.mentions.firstListed else { return words.alert.body }
        return pair.source.resolver.shownWords(of: nameless, for: .summaryReader(id)).alert.body
    }
}

// MARK: - As a directed template

extension Adaptation {
    /// A template whose content is its one argument shows the text to the members listed (reading C7).
    private mutating func writeTemplate(_ words: NotificationWords, for ids: [UTF8Text]) {
        if hidesLess && keepsHidden { return note(.hiddenWordsLeftOut, .memberText) }
        guard let (name, template) = target.passingTemplate,
            let call = call(of: template, named: name, showing: words)
        else { return note(.membersWordsLost, .memberText) }
        message.directedTemplate = DirectedTemplate(
            targets: ids.map { $0.lowercasedASCII() }.distinct(ignoringCase: false), call: call)
    }
}

extension AppProfile {
    /// The template that shows just its argument, but for those that the vendor uses unasked; the first by name.
    var passingTemplate: (UTF8Text, Template)? {
        templates.filter {
            $0.value.content == Template.onlyArgument && $0.key != "default" && $0.key != "detail"
        }.min { $0.key.string < $1.key.string }.map { ($0.key, $0.value) }
    }
}

extension Audience {
    var firstListed: UTF8Text? {
        if case .listed(let ids) = self { ids.first } else { nil }
    }
}

/// Whom the target's message names: each once, and spelled as a vendor that ignores case keeps accounts (readings G15, G17).
extension Adaptation {
    /// Whoever is named twice in a list is named once.
    mutating func adaptLists() {
        let receivers = message.receivers
        if receivers.count > 1 { message.receivers = distinct(receivers, .receivers, .repeatedReceiver) }
        if let members = message.members { message.members = distinct(members, .members) }
        let excluded = message.excludedMembers
        if excluded.count > 1 { message.excludedMembers = distinct(excluded, .excludedMembers) }
        changeAudiences { adaptation, ids, field in adaptation.distinct(ids, field) }
    }

    private mutating func distinct(
        _ ids: [UTF8Text], _ field: CanonicalField,
        _ code: DiagnosticCode = .repeatedMember
    ) -> [UTF8Text] {
        if ids.count < 2 { return ids }
        let distinct = ids.distinct(ignoringCase: source.policies.identifiersIgnoreCase)
        if distinct.count == ids.count { return joined(distinct) }
        // What the shape cannot say is not written at all, which the writer tells.
        if field == .receivers || says(field) {
            note(code, field)
        }
        return joined(distinct)
    }

    /// Those that the target takes for one are written once; that they collide is told apart from the lists (reading G25).
    private func joined(_ ids: [UTF8Text]) -> [UTF8Text] {
        pair.joinsNames ? ids.distinct(ignoringCase: true) : ids
    }

    /// Accounts are written in lower case; groups and rooms keep their identifiers.
    mutating func adaptIdentifiers() {
        guard source.policies.identifiersIgnoreCase || target.policies.identifiersIgnoreCase else { return }
        if let id = message.senderID, id.hasASCIICapital {
            message.senderID = lowered([id], .senderID)[0]
        }
        if message.conversationKind == .direct { adaptPeers() }
        if let members = message.members { message.members = lowered(members, .members) }
        let excluded = message.excludedMembers
        if !excluded.isEmpty { message.excludedMembers = lowered(excluded, .excludedMembers) }
        changeAudiences { adaptation, ids, field in adaptation.lowered(ids, field) }
    }

    /// Changes the lists of those mentioned and forced.
    ///
    /// One list of the source's may be both; it is told once.
    private mutating func changeAudiences(
        _ change: (inout Adaptation, [UTF8Text], CanonicalField) -> [UTF8Text]
    ) {
        if !message.holds(.force) && !message.holds(.mentions) { return }
        let isOneList = message.force == message.mentions
        if case .listed(let ids) = message.mentions {
            message.mentions = .listed(change(&self, ids, .mentions))
        }
        if isOneList {
            message.force = message.mentions
        } else if case .listed(let ids) = message.force {
            message.force = .listed(change(&self, ids, .force))
        }
    }

    /// The receivers, who may stand in the message as the conversation.
    private mutating func adaptPeers() {
        if message.receivers.contains(where: \.hasASCIICapital) {
            let isListed = reading.location(of: .receivers) != nil
            message.receivers = lowered(message.receivers, isListed ? .receivers : .conversationID)
        }
        if let id = message.conversationID, id.hasASCIICapital {
            message.conversationID = pair.spelledNames.lowered(id)
        }
    }

    private mutating func lowered(_ ids: [UTF8Text], _ field: CanonicalField) -> [UTF8Text] {
        guard ids.contains(where: \.hasASCIICapital) else { return ids }
        let lower = ids.map(pair.spelledNames.lowered)
        if lower == ids { return ids }
        // What the shape cannot say is not written at all, which the writer tells.
        if !says(field) { return lower }
        note(.capitalsInAccount, field)
        return lower
    }
}
