import PushModel
import Vendors

/// The words of the push: written out where the target's servers would not say them by themselves (readings C1, C2).
extension Adaptation {
    mutating func adaptWords() {
        var seen = NotificationWords()
        let first = findings.count
        reading.fillWordsForEveryone(&seen, &findings)
        seenWords = seen
        tellOfUnshownWords(from: first)
        noteWordsOfWakeUp()
        // Without a text the target's own stands for the message.
        if uncertain != nil { return }
        if !isNoticed { return keepUnseenWords() }
        removeWords()
        leaveUnreadTranslationsOut(seen)
        adaptMentionText()
        switch preference {
        case .screen: writeWords(writableWords(seen), beside: seen)
        case .intent: writeWords(seen.saidBySender, beside: seen)
        }
        leaveAlertMembersOut()
        let name = nameInTitle(beside: seen)
        showDetails(seen, besideName: name)
        tellOfWords(seen, name)
        leaveDisplayOut()
    }

    /// What is told of the words once they are written.
    private mutating func tellOfWords(_ seen: NotificationWords, _ name: UTF8Text?) {
        noteNameInText()
        noteUnusedTemplate(seen)
        noteTextBehindMembers(seen)
        noteOtherPlatformsText()
        noteOtherPlatformsMemberText()
        noteWordsHiddenFromSome(seen)
        noteWordsUnsaid(seen)
        noteUnreadParts(seen)
        adaptRevealedWords()
        noteWordsBesideString()
        noteTitles(seen, name)
    }

    /// What the target does anyway need not be said.
    private mutating func leaveDisplayOut() {
        if message.hidesTitle, !says(.hidesTitle), targetWords(for: .unnamedReader).alert.title == nil {
            message.hidesTitle = false
        }
        if message.showsDetails, !says(.showsDetails), !target.policies.hidesWords {
            note(.saidOfEveryPush, .showsDetails)
            message.showsDetails = false
        }
    }

    private mutating func writeWords(_ shown: NotificationWords, beside seen: NotificationWords) {
        takeName(from: seen)
        let members = MemberWords(by: self, beside: seen)
        if says(.explicitBody) && isWholeNeeded(seen, shown, members) {
            writeWhole(seen)
        } else {
            write(shown, unlike: usualWords(below: shown.alert.title))
        }
        adaptMemberWords(members, beside: seen)
    }

    /// The words that may be written out: nothing that is built in for a message of which only the extension is known, and
    /// no identifier that stands for a name.
    private func writableWords(_ seen: NotificationWords) -> NotificationWords {
        if reading.isBareExtension { return seen.unlessBuiltIn }
        guard seen.titleLevel == .builtIn, source.makesTitles,
            seen.alert.title == reading.message.senderID
        else { return seen }
        var words = seen
        words.alert.title = nil
        return words
    }

    /// What the target shows by itself, below the title that it gets: that can take the name's place.
    private mutating func usualWords(below title: UTF8Text?) -> NotificationWords {
        var words = targetWords(for: .unnamedReader)
        if target.policies.namesBesideTitle || title == nil || title == words.alert.title { return words }
        message.title = title
        defer { message.title = nil }
        let below = targetWords(for: .unnamedReader)
        words.alert.body = below.alert.body
        words.prefix = below.prefix
        return words
    }

    /// In a group the sender's name goes along where the target has a key for it.
    private mutating func takeName(from seen: NotificationWords) {
        guard message.conversationKind == .group, message.senderGroupName == nil, says(.senderGroupName),
            let prefix = seen.prefix, !prefix.isIdentifier
        else { return }
        message.senderGroupName = prefix.name
    }

    /// Whether the alert has to be written as one that decides alone.
    ///
    /// It is where there is more to show than a title and a body, or less. A title alone would do beside it, but stays among
    /// the app's keys; so it goes into the alert too, unless the target's server has to put something before the body.
    private mutating func isWholeNeeded(
        _ seen: NotificationWords, _ shown: NotificationWords, _ members: MemberWords
    ) -> Bool {
        if seen.hasMoreThanTitleAndBody || seen.alert.body == nil { return true }
        if shown.alert.title == nil || shown.alert.body == nil { return false }
        return !seen.isPrefixedByIdentifier && members.isEmpty && shown.alert.title != usualTitle
    }

    /// The title that the target gives by itself; only a template makes it of the message.
    private var usualTitle: UTF8Text? {
        mutating get {
            if !target.templates.isEmpty || target.makesTitles || target.titlesKinds {
                return targetWords(for: .unnamedReader).alert.title
            }
            return target.policies.alertForm == .string ? nil : target.texts.title
        }
    }

    /// What the target shows someone of the message as it is so far; what it has no key for does not reach it.
    mutating func targetWords(for reader: Recipient) -> NotificationWords {
        asReceived { $0.pair.target.resolver.shownWords(of: $0.message, for: reader) }
    }

    /// Looks at the message without what the target has no key for.
    mutating func asReceived<Result>(_ body: (borrowing Adaptation) -> Result) -> Result {
        let unread = message.presentFields.intersection(shape.unreadWords)
        if unread == [] { return body(self) }
        let values = unread.map { ($0, message.fieldValue(of: $0)) }
        message.clear(unread)
        defer { for (field, value) in values { message.set(field, value) } }
        return body(self)
    }

    private mutating func removeWords() {
        message.alert = Alert()
        message.explicitAlert = nil
        message.isTitlePerhapsBody = false
        message.memberText = nil
        message.template = nil
        message.directedTemplate = nil
    }

    /// Writes what the target would not show by itself.
    private mutating func write(_ shown: NotificationWords, unlike usual: NotificationWords) {
        var words = shown.alert
        // Words that the sender chose are said even where the target's own are believed to read the same (reading C20).
        if words.title == usual.alert.title && !shown.isTitleSenders { words.title = nil }
        if !isChosen(shown, beside: usual), isUsualBody(shown, usual), !isKeptFromSome(shown) {
            words.body = nil
        }
        if preference == .screen && shown.alert.body == nil {
            if !reading.isBareExtension { coverText() }
        } else if preference == .intent && shown.alert.body == nil && hidesLess {
            warnOfOwnText(usual)
        }
        if words.isEmpty { return }
        if hidesLess {
            writeHidden(words, shown, usual)
        } else {
            writeOpenly(words, shown, usual)
        }
    }

    /// Whether the sender chose the body, which would else be the target's own; not where the message's own text stands there
    /// for fewer people than a text for the push would (reading C2).
    private func isChosen(_ shown: NotificationWords, beside usual: NotificationWords) -> Bool {
        guard shown.isBodySenders, usual.bodyLevel == .builtIn else { return false }
        let isOwnText = message.text != nil && usual.bareBody == message.text
        return !isOwnText || !hidesLess || target.policies.ignoresDisplay
    }

    /// Whether everyone reads at the source what the target hides from some unless the sender words it.
    private mutating func isKeptFromSome(_ shown: NotificationWords) -> Bool {
        let showsAll = reading.message.showsDetails && source.policies.hidesWords
        guard source.policies.ignoresDisplay || showsAll, !target.policies.simpleHidesText,
            !target.policies.ignoresDisplay
        else { return false }
        return !targetWords(for: .simpleReader(Situation.unnamed)).bodyReads(like: shown)
    }

    /// Whether the target shows the body by itself; without the name before it, where the source shows none.
    private mutating func isUsualBody(_ shown: NotificationWords, _ usual: NotificationWords) -> Bool {
        if shown.bodyReads(like: usual) { return true }
        guard says(.hasPrefix), target.policies.prefixesSenderText, usual.prefix != nil,
            shown.alert.body != nil, shown.alert.body == usual.bareBody
        else { return false }
        message.hasPrefix = false
        return true
    }

    /// The whole alert, which decides alone at the target.
    ///
    /// Its body is also the text for other platforms, which do not read it.
    private mutating func writeWhole(_ seen: NotificationWords) {
        var alert = seen.alert
        alert.body = seen.writableBody
        message.explicitAlert = alert
        message.body = alert.body
        message.hasPrefix = alert.body == nil ? nil : false
        if seen.isPrefixedByIdentifier { note(.identifierLeftOut, .hasPrefix) }
    }

    /// The source shows no text; the target would show the message's own.
    private mutating func coverText() {
        guard message.body == nil, target.policies.summaryText != .none,
            !target.texts.body.isEmpty || target.policies.ignoresDisplay
        else { return }
        message.body = coverOfBody
        note(.builtInTextWritten, .body)
    }

    /// Members of an alert that Apple does not know, which only an alert that decides alone can have.
    private mutating func leaveAlertMembersOut() {
        for member in message.alertExtras {
            findings.append(Finding(.alertMemberLeftOut, .explicitExtras, member: member.key))
        }
        message.alertExtras = []
    }

    private mutating func warnOfOwnText(_ usual: NotificationWords) {
        guard message.text != nil, target.policies.summaryText == .message else { return }
        note(.ownTextShown, .text)
    }
}

// MARK: - Openly

extension Adaptation {
    /// Words that everyone may read, or that the target hides like the source.
    mutating func writeOpenly(_ words: Alert, _ shown: NotificationWords, _ usual: NotificationWords) {
        message.alert.takeOver(words)
        guard let body = words.body else { return }
        if let text = textBehindName(body, usual) {
            message.body = text
            message.hasPrefix = nil
            return
        }
        message.body = shown.writableBody
        if target.policies.prefixesSenderText {
            message.hasPrefix = shown.isPrefixedByIdentifier ? nil : false
            if shown.isPrefixedByIdentifier && usual.prefix?.name != shown.prefix?.name {
                note(.namedOtherwise, .hasPrefix)
            }
        } else if shown.isPrefixedByIdentifier {
            note(.identifierLeftOut, .hasPrefix)
        }
    }

    /// The text behind a name that the target's server puts before it in just the same way, for everyone.
    private func textBehindName(_ body: UTF8Text, _ usual: NotificationWords) -> UTF8Text? {
        guard target.policies.prefixesSenderText, reading.message.force.isEmpty,
            let start = usual.nameWithSeparator, body.hasPrefix(start)
        else { return nil }
        return body[start.count..<body.count].nonEmpty
    }

}

/// What is told of words that are lost, hidden or written in another way than the source's.
extension Adaptation {
    /// What the source's own servers leave out is not written either (reading E17): nobody read it before.
    mutating func tellOfUnshownWords(from first: Int) {
        for index in findings[first...].indices where findings[index].code == .wordsBesideString {
            findings[index].code = .unshownAtSource
        }
    }

    /// Words beside a wake-up that shows nothing.
    mutating func noteWordsOfWakeUp() {
        guard source.policies.wakesSilently, reading.message.isContentAvailable else { return }
        let words: [CanonicalField] = [
            .title, .subtitle, .body, .explicitTitle, .explicitSubtitle, .explicitBody,
        ]
        note(words.filter(reading.message.holds).map { Finding(.wordsOfWakeUp, $0) })
    }

    /// A force for everyone makes the text for the members everyone's, so nobody reads the one beside it; where a policy makes
    /// it so, the source's own finding tells it.
    mutating func noteTextBehindMembers(_ seen: NotificationWords) {
        guard seen.bodyLevel == .mentioned, source.policies.mentionTextFor == .mentioned,
            let text = reading.message.body, text != reading.message.memberText
        else { return }
        note(.bodyBehindMembersText, .body)
    }

    /// A name that stands in the text now needs no key of its own.
    mutating func noteNameInText() {
        guard let name = message.senderGroupName, !says(.senderGroupName), !reading.isBareExtension,
            let body = message.explicitAlert?.body ?? message.body, body.hasPrefix(name)
        else { return }
        message.senderGroupName = nil
        note(.nameStandsInText, .senderGroupName)
    }

    /// Where an alert decides alone for Apple, the text beside it is for other platforms; the target has one for all.
    mutating func noteOtherPlatformsText() {
        guard reading.message.has(.explicitAlert), !says(.explicitBody),
            reading.message.body != reading.message.explicitBody,
            !pair.source.adapter.dialect.table.holders[.body].isEmpty
        else { return }
        note(reading.message.body == nil ? .otherPlatformsTextMissing : .otherPlatformsTextLost, .body)
    }

    /// Where an alert decides alone for Apple, so it does for the members whom the message lists: words for them are other
    /// platforms' (reading N13).
    mutating func noteOtherPlatformsMemberText() {
        guard reading.message.has(.explicitAlert), reading.message.memberText != nil, !says(.memberText)
        else { return }
        findings.append(Finding(.otherPlatformsMembersTextLost, .memberText, isForOtherPlatforms: true))
    }

    /// Words that everyone reads at the source, and at the target nobody who hides details.
    mutating func noteWordsHiddenFromSome(_ seen: NotificationWords) {
        guard pair.hidesMore, !message.showsDetails else { return }
        let showsAll = source.policies.ignoresDisplay
        let words: [(CanonicalField, Bool)] = [
            (.body, seen.isBodySenders), (.title, seen.isTitleSenders),
            (.subtitle, seen.alert.subtitle != nil),
            (reading.message.holds(.text) ? .text : .kind, showsAll && seen.alert.body != nil),
        ]
        guard let (field, _) = words.first(where: \.1) else { return }
        note(.hiddenFromSome, field)
    }

    /// Words of the source's server that nobody wrote, where only the sender's are to be said and the target has others.
    mutating func noteWordsUnsaid(_ seen: NotificationWords) {
        guard preference == .intent, !reading.isBareExtension, !reading.isCopy else { return }
        let shown = targetWords(for: .unnamedReader)
        let isTold = findings.contains { $0.field == .body || $0.field == .text }
        if !isTold && !shown.bodyReads(like: seen) { note(.serversWordsDiffer, .body) }
    }

    /// Parts of a message that are told of in words which the target shows all the same, or which nobody read.
    mutating func noteUnreadParts(_ seen: NotificationWords) {
        if reading.message.elements.isEmpty { return }
        let isWritten = message.body != nil || message.explicitAlert?.body != nil
        if isWritten || seen.bodyLevel != .builtIn { unnoticed.formUnion([.elements]) }
    }
}

/// Words that the source's templates made of the message, and what stands behind a template.
extension Adaptation {
    /// Arguments that no template of the source's profile takes either are told of, and not converted.
    mutating func noteUnusedTemplate(_ seen: NotificationWords) {
        if reading.message.holds(.templateNamedArguments), !says(.templateNamedArguments) {
            note(seen.isFromTemplate ? .templateWrittenOut : .templateUnused, .templateNamedArguments)
        }
        if says(.templateContentArguments) || !reading.message.has(.template) { return }
        // Where details are hidden, the texts have a diagnostic already.
        if seen.isFromTemplate && pair.hidesMore && !message.showsDetails { return }
        for field in Self.fieldsOfTemplate
        where reading.message.holds(field) && !findings.contains(where: { $0.field == field }) {
            note(seen.isFromTemplate ? .templateWrittenOut : .templateUnused, field)
        }
    }

    private static let fieldsOfTemplate: [CanonicalField] = [
        .templateName, .templateTitleArguments, .templateContentArguments, .templateNamedArguments,
    ]

    /// Words in other languages that nobody reads, because a template that the message names words the push in all of them.
    mutating func leaveUnreadTranslationsOut(_ seen: NotificationWords) {
        guard message.holds(.translations), !says(.translations), seen.isFromTemplate else { return }
        let resolver = pair.source.resolver
        let isRead = reading.message.translations.contains { words in
            var reader = Recipient.unnamedReader
            reader.language = words.language
            return resolver.shownWords(of: reading.message, for: reader).alert != seen.alert
        }
        if isRead { return }
        message.translations = []
        note(.hiddenByTemplate, .translations)
    }
}
