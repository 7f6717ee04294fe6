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
            noteLost(.memberText)
        }
    }

    /// The words for a directed template's targets: they become the members listed, unless others are.
    private mutating func writeDirected(_ words: NotificationWords, _ seen: NotificationWords) {
        guard let targets = reading.message.directedTemplate?.reachedTargets else { return }
        // A force for everyone leaves no list, and would show everyone the text for the members.
        if message.force == .everyone && says(.force) {
            let fields: [CanonicalField] = [.directedContentArguments, .directedTitleArguments]
            return noteLost(fields.first(where: reading.message.holds) ?? .directedName)
        }
        let mentions = reading.message.mentions
        guard saysToMembers, mentions.isEmpty || mentions == .listed(targets) else {
            return noteLost(.directedTargets)
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

    private mutating func noteLost(_ field: CanonicalField) {
        note(.membersWordsLost, field)
    }
}

// MARK: - As a text for the members listed

extension Adaptation {
    private mutating func writeMemberText(
        _ words: NotificationWords, _ seen: NotificationWords, _ field: CanonicalField
    ) {
        guard message.explicitAlert == nil, let text = memberText(words) else { return noteLost(field) }
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
        if hidesLess && keepsHidden { return noteLeftOut(.memberText) }
        guard let (name, template) = target.passingTemplate,
            let call = call(of: template, named: name, showing: words)
        else { return noteLost(.memberText) }
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
    /// The first of those listed.
    var firstListed: UTF8Text? {
        if case .listed(let ids) = self { ids.first } else { nil }
    }
}
