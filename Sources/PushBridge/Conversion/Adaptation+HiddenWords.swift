import PushModel

/// Words that people who hide details must not read (readings C2, C12).
extension Adaptation {
    var hidesLess: Bool { pair.hidesLess && !reading.message.showsDetails }

    /// Words that everyone reads at the source are shown to everyone, where the target hides them else and can be told not to.
    ///
    /// What it shows then beside them must be the sender's too, or be read by everyone at the source.
    mutating func showDetails(_ seen: NotificationWords, besideName name: UTF8Text?) {
        guard pair.hidesMore, says(.showsDetails) else { return }
        let isRead = name.map { seen.alert.shows($0) } ?? true
        if source.policies.ignoresDisplay && isRead || seen.isBodySenders && message.title != nil {
            message.showsDetails = true
        }
    }

    /// Writes words that the source hides: as a template's arguments where the target's templates hide them too, else openly,
    /// else not at all.
    mutating func writeHidden(
        _ words: consuming Alert, _ shown: NotificationWords, _ usual: NotificationWords
    ) {
        if let call = hidingCall(words, shown) {
            message.template = call
            if hidesBody { return }
            message.template = nil
        }
        if words.body != nil && shown.bodySays(sameAs: usual) {
            words.body = nil
            note(.namedOtherwise, .hasPrefix)
        }
        if words.isEmpty { return }
        if keepsHidden { return leaveOut(words, shown) }
        writeOpenly(words, shown, usual)
    }

    /// Whether people who hide details read no text of the message so far; a title may be covered.
    private var hidesBody: Bool {
        mutating get {
            let revealed = wordsRevealed(to: Situation.unnamed)
            return revealed.isEmpty
                || target.policies.alertForm == .object && revealed.allSatisfy { $0.place == .title }
        }
    }

    /// Covers what people who hide details would read at the target and do not read at the source, or tells of it.
    mutating func adaptRevealedWords() {
        guard pair.mayReveal, isPushed,
            message.holds(.body) || !target.templates.isEmpty || target.policies.ignoresDisplay
                || !message.alert.isEmpty
        else { return }
        var told = FieldSet()
        for id in [Situation.unnamed] + (message.directedTemplate?.reachedTargets.prefix(1) ?? []) {
            var rounds = 0
            var revealed = wordsRevealed(to: id)
            while keepsHidden && !revealed.isEmpty && rounds < Self.mostCovers {
                for words in revealed { cover(words, told: &told) }
                revealed = wordsRevealed(to: id)
                rounds += 1
            }
            for words in revealed {
                let field = origin(of: words.field)
                if told.contains(field) { continue }
                told.insert(field)
                note(target.policies.templatesHide ? .hiddenWordsShown : .hiddenWordsShownToAll, field)
            }
        }
    }

    /// A cover of one level may uncover the next one: the directed template, the sender's, the alert's words.
    private static let mostCovers = 4

    /// What someone who hides details reads of the message so far and did not read at the source.
    private mutating func wordsRevealed(to id: UTF8Text) -> [RevealedText] {
        var open = asReceived { $0.pair.target.resolver.textRevealed(in: $0.message, to: id) }
        open.removeAll { $0.shown == coverOfTitle || $0.shown == coverOfBody }
        if !open.isEmpty, let made = madeBody { open.removeAll { $0.shown == made } }
        if open.isEmpty || source.policies.hidesWords && !reading.message.showsDetails { return open }
        let before = pair.source.resolver.shownWords(of: reading.message, for: .simpleReader(id)).alert
        let words = [before.title, before.subtitle, before.body].compactMap { $0 }
        return open.filter { open in
            open.place == .keys
                ? before.localization != message.alert.localization
                : !words.contains { $0.range(of: open.shown) != nil }
        }
    }

    /// The text that the source's server makes by itself, which has no word of the sender's (reading C16).
    private var madeBody: UTF8Text? {
        guard seen.bodyLevel == .builtIn, seen.bareBody != reading.message.text else { return nil }
        return seen.bareBody
    }

    private var seen: NotificationWords {
        seenWords ?? pair.source.resolver.shownWords(of: reading.message, for: .unnamedReader)
    }

    func origin(of field: CanonicalField) -> CanonicalField {
        let hasAlert = reading.message.has(.explicitAlert)
        return switch field {
        case .title: hasAlert ? .explicitTitle : .title
        case .subtitle: hasAlert ? .explicitSubtitle : .subtitle
        case .body: hasAlert ? .explicitBody : isBodyForMembers ? .memberText : .body
        case .titleLocKey: hasAlert ? .explicitTitleLocKey : .titleLocKey
        case .titleLocArgs: hasAlert ? .explicitTitleLocArgs : .titleLocArgs
        case .subtitleLocKey: hasAlert ? .explicitSubtitleLocKey : .subtitleLocKey
        case .subtitleLocArgs: hasAlert ? .explicitSubtitleLocArgs : .subtitleLocArgs
        case .locKey: hasAlert ? .explicitLocKey : .locKey
        case .locArgs: hasAlert ? .explicitLocArgs : .locArgs
        case _ where reading.message.holds(field): field
        case .templateTitleArguments: origin(of: .title)
        case .templateContentArguments: origin(of: .body)
        case .directedTitleArguments, .directedContentArguments: .memberText
        default: field
        }
    }

    /// Whether everyone at the source reads the text for the members listed, which a force for everyone makes theirs.
    private var isBodyForMembers: Bool {
        reading.message.memberText != nil && seen.bodyLevel == .mentioned
    }

    /// Takes words from those who hide details, and so from everyone.
    private mutating func cover(_ words: RevealedText, told: inout FieldSet) {
        tellCovered(words.field, &told)
        // A text of the message's own outranks the template's arguments for everyone.
        if words.place == .title, message.template?.titleArguments.first?.isEmpty == false {
            tellCovered(.templateTitleArguments, &told)
        }
        if words.place == .body, message.template?.contentArguments.first?.isEmpty == false {
            tellCovered(.templateContentArguments, &told)
        }
        switch words.place {
        case .subtitle:
            message.subtitle = nil
            message.explicitAlert?.subtitle = nil
        case .keys:
            message.alert.localization = Alert.Localization()
            message.explicitAlert?.localization = Alert.Localization()
        case .title: setCover(\.title, coverOfTitle, &told)
        case .body: setCover(\.body, coverOfBody, &told)
        }
    }

    /// What stands for words, which says only that there is a message.
    var coverOfBody: UTF8Text {
        let own = target.texts.body.nonEmpty
        if target.policies.ignoresDisplay { return own ?? source.texts.body.nonEmpty ?? "…" }
        return own ?? target.texts.title ?? "…"
    }
    private var coverOfTitle: UTF8Text { target.texts.title ?? coverOfBody }

    /// Puts a text before what templates show; a template that the message names would outrank it.
    private mutating func setCover(
        _ place: WritableKeyPath<Alert, UTF8Text?>, _ text: UTF8Text, _ told: inout FieldSet
    ) {
        // An alert that decides alone is what people read.
        let isDecided = message.explicitAlert != nil && message.explicitAlert?[keyPath: place] != text
        if isDecided || message.alert[keyPath: place] != text {
            message.explicitAlert?[keyPath: place] = text
            message.alert[keyPath: place] = text
            return
        }
        for field in Self.templateWords where message.holds(field) { tellCovered(field, &told) }
        (message.template, message.directedTemplate) = (nil, nil)
    }

    private static let templateWords: [CanonicalField] = [
        .templateName, .templateTitleArguments, .templateContentArguments, .directedName,
        .directedTitleArguments, .directedContentArguments,
    ]

    private mutating func tellCovered(_ field: CanonicalField, _ told: inout FieldSet) {
        let field = origin(of: field)
        if told.contains(field) { return }
        told.insert(field)
        note(.hiddenWordsCovered, field)
    }

    /// The arguments of templates that show words in summaries only; nil where the target's profile has no such templates.
    private func hidingCall(_ words: Alert, _ shown: NotificationWords) -> TemplateCall? {
        guard target.policies.templatesHide, let detail = target.templates["detail"],
            detail.content == Template.onlyArgument,
            words.subtitle == nil, words.localization.isEmpty,
            words.title == nil || detail.title == Template.onlyArgument
        else { return nil }
        return call(of: detail, named: nil, showing: shown)
    }

    /// A call of a template whose content is its one argument; nil for words that the template would fill.
    func call(of template: Template, named name: UTF8Text?, showing words: NotificationWords) -> TemplateCall?
    {
        guard let text = words.writableBody, !Template.fills(text),
            words.alert.title.map(Template.fills) != true
        else { return nil }
        // A built-in placeholder stands for the name, which is then the one that the target knows.
        let content =
            words.isPrefixedByIdentifier
            ? UTF8Text(concatenating: [Template.senderName, source.separators.id, text]) : text
        let takesTitle = template.title == Template.onlyArgument
        return TemplateCall(
            name: name, titleArguments: takesTitle ? [words.alert.title ?? ""] : [],
            contentArguments: [content])
    }

    /// Leaves the words out; where the target would show the message's own text instead, its built-in text covers it.
    private mutating func leaveOut(_ words: Alert, _ shown: NotificationWords) {
        if words.title != nil { note(.hiddenWordsLeftOut, origin(of: .title)) }
        if words.subtitle != nil { note(.hiddenWordsLeftOut, origin(of: .subtitle)) }
        for field in words.localization.fields { note(.hiddenWordsLeftOut, origin(of: field)) }
        if words.body == nil { return }
        note(.hiddenWordsLeftOut, origin(of: .body))
        if target.policies.summaryText == .none { return }
        if target.policies.ignoresDisplay {
            message.body = coverOfBody
            return
        }
        let isOwnText = shown.bareBody == message.text && target.policies.summaryText == .message
        if !isOwnText { message.body = target.texts.body.nonEmpty }
    }
}

extension Policies {
    /// Whether templates can show people who hide details something else than all others (readings C2, E3).
    var templatesHide: Bool { templateUse == .levels && !ignoresDisplay }
}

extension Template {
    /// The pattern that shows its one argument and nothing else.
    static let onlyArgument: UTF8Text = "{0}"
    /// The placeholder of the sender's push nickname, for which the identifier stands in.
    static let senderName: UTF8Text = "{$fromNickname}"

    /// Whether the template says the same whatever the message.
    var isFixed: Bool {
        title.firstIndex(of: UInt8(ascii: "{")) == nil && content.firstIndex(of: UInt8(ascii: "{")) == nil
    }

    /// Whether an argument holds what would be taken for a placeholder.
    static func fills(_ argument: UTF8Text) -> Bool { argument.range(of: "{$") != nil }
}

extension PushMessage {
    /// The group in which the message is said; nil in a direct conversation.
    var groupID: UTF8Text? {
        conversationKind == .direct ? nil : conversationID ?? receivers.first ?? ""
    }
}

extension Alert {
    /// Whether the title, subtitle or body contains a text.
    func shows(_ text: UTF8Text) -> Bool {
        title?.range(of: text) != nil || subtitle?.range(of: text) != nil || body?.range(of: text) != nil
    }
}

/// Titles that a vendor's server adds by itself: the wording of its profile (reading C11), or a name (RC 18).
extension Adaptation {
    /// The name that the target shows in the title, although nobody wrote it there; turned off where the source shows no title
    /// and the target can be told so.
    mutating func nameInTitle(beside seen: NotificationWords) -> UTF8Text? {
        guard target.makesTitles, message.title == nil, !message.has(.explicitAlert),
            !(message.hidesTitle && says(.hidesTitle))
        else { return nil }
        let words = targetWords(for: .unnamedReader)
        guard words.titleLevel == .builtIn, let name = words.alert.title else { return nil }
        if preference == .screen, seen.alert.title == nil, says(.hidesTitle) {
            message.hidesTitle = true
            return nil
        }
        return name
    }

    /// Tells of titles that nobody wrote.
    mutating func noteTitles(_ seen: NotificationWords, _ name: UTF8Text?) {
        if let name {
            if name != seen.alert.title { note(.nameInTitle, .title) }
        } else if seen.titleLevel == .builtIn && source.makesTitles {
            let title = message.explicitAlert?.title ?? message.title
            note(title == seen.alert.title ? .nameWrittenOut : .nameMissing, .title)
        } else {
            noteTitleOfOneSide(seen)
        }
    }

    /// Tells of a title that only one side shows because its vendor has a built-in one: the wording of a profile.
    private mutating func noteTitleOfOneSide(_ seen: NotificationWords) {
        let level = targetTitleLevel
        // Where words may be hidden by templates, these are told of already.
        let isAdded = level == .builtIn || level == .defaultTemplate && !hidesLess
        if seen.alert.title == nil && isAdded {
            wording.append(Finding(.titleAdded, .title))
        } else if seen.titleLevel == .builtIn && level == nil {
            wording.append(Finding(.titleMissing, .title))
        }
    }

    /// The level of the title that someone reads at the target who sees summaries, or else someone who hides details; only a
    /// template makes one of the message.
    private var targetTitleLevel: TextLevel? {
        mutating get {
            if message.has(.explicitAlert) { return message.explicitTitle == nil ? nil : .explicitAlert }
            if message.title != nil { return .message }
            if target.titlesKinds { return targetWords(for: .unnamedReader).titleLevel }
            if !target.templates.isEmpty {
                let level = targetWords(for: .unnamedReader).titleLevel
                if level != nil || hidesLess { return level }
                return targetWords(for: .simpleReader(Situation.unnamed)).titleLevel
            }
            return target.policies.alertForm == .string || target.texts.title == nil ? nil : .builtIn
        }
    }
}

/// Words beside the one text of an alert that is a string (the other direction of reading E17).
extension Adaptation {
    /// Tells of words that are written and that nobody sees at the target, each at its own place.
    mutating func noteWordsBesideString() {
        guard target.policies.alertForm == .string, source.policies.alertForm == .object,
            isPushed
        else { return }
        let lost = asReceived { $0.pair.target.resolver.wordsLeftOut(of: $0.message) }
        for field in lost {
            let field = spelledField(of: origin(of: field))
            if findings.contains(where: { $0.field == field && $0.kind == .dropped }) { continue }
            note(.unshownAtTarget, field)
        }
    }
}
