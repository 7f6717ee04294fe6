import PushModel
import PushResolution

/// The words of the push: written out where the target's servers would not say them by themselves (readings C1, C2).
extension Adaptation {
    mutating func adaptWords() {
        let seen = wordsOfSource()
        if !pair.source.resolver.pushesToSomebody(original) { return keepUnseenWords() }
        removeWords()
        adaptMentionText()
        let shown = preference == .screen ? seen : seen.saidBySender
        let usual = usualWords(beside: seen)
        let members = MemberWords(by: self, beside: seen)
        if says(.explicitBody) && isWholeNeeded(seen, shown, usual, members) {
            writeWhole(seen)
        } else {
            write(shown, unlike: usual)
        }
        adaptMemberWords(members, beside: seen)
        noteNameInText()
        noteUnusedTemplate(seen)
        noteOtherPlatformsText()
        noteWordsHiddenFromSome(seen)
    }

    /// Whether the alert has to be written as one that decides alone.
    ///
    /// It is where there is more to show than a title and a body, or less. A title alone would do beside it, but stays among
    /// the app's keys; so it goes into the alert too, unless the target's server has to put something before the body.
    private func isWholeNeeded(
        _ seen: ShownWords, _ shown: ShownWords, _ usual: ShownWords, _ members: MemberWords
    ) -> Bool {
        if seen.hasMoreThanTitleAndBody || seen.alert.body == nil { return true }
        if shown.alert.title == nil || shown.alert.title == usual.alert.title || shown.alert.body == nil {
            return false
        }
        return !seen.isPrefixedByIdentifier && members.isEmpty
    }

    /// What everyone whom the message does not name reads; what the source's resolver finds about it is told.
    private mutating func wordsOfSource() -> ShownWords {
        Self.words(by: pair.source, of: original, for: Situation.unnamed, &findings)
    }

    /// The words of a push that nobody gets stay as they are: it shows nothing, so nothing is added to it and nobody is
    /// warned; what moves or goes is mentioned only.
    private mutating func keepUnseenWords() {
        if !says(.explicitBody), let alert = message.explicitAlert {
            message.alert = alert
            message.explicitAlert = nil
        } else if says(.explicitBody), message.alert.title != nil {
            // A title by itself would stay among the app's keys.
            message.explicitAlert = message.alert
            message.alert = Alert(body: message.alert.body)
        }
        if !says(.memberText) { message.mentionedBody = nil }
        if !says(.templateContentArguments) { (message.template, message.directedTemplate) = (nil, nil) }
        if !says(.hasPrefix) { message.hasPrefix = nil }
        for field in CanonicalField.allCases
        where message.value(of: field) != original.value(of: field) {
            if !field.isWording { continue }
            note(
                .ignored, field, severity: .info,
                "\(field.rawValue) is put otherwise or left out: the message is pushed to nobody, before as after"
            )
        }
    }

    /// What one recipient who sees summaries reads, in the words of one side.
    static func words(by vendor: Vendor, of message: PushMessage, for id: UTF8Text) -> ShownWords {
        let notification = vendor.resolver.words(of: message, for: .summaryReader(id), in: message.groupID)
        return words(of: notification, by: vendor, of: message)
    }

    /// The same, and what the resolver finds about the message.
    private static func words(
        by vendor: Vendor, of message: PushMessage, for id: UTF8Text, _ findings: inout [Finding]
    ) -> ShownWords {
        let notification = vendor.resolver.notification(
            message, for: .summaryReader(id), in: message.groupID, findings: &findings)
        return words(of: notification, by: vendor, of: message)
    }

    private static func words(
        of notification: borrowing ResolvedNotification, by vendor: Vendor, of message: PushMessage
    ) -> ShownWords {
        var words = ShownWords(notification)
        words.recogniseIdentifier(message.sender.id, in: vendor.resolver.profile.texts.mention)
        words.recogniseIdentifier(message.sender.id, inArgument: message.template?.contentArguments.first)
        return words
    }

    /// What the target shows someone of the message as it is so far; what it has no key for does not reach it.
    mutating func targetWords(for id: UTF8Text) -> ShownWords {
        let (name, groupName, hasPrefix) = (message.sender.name, message.sender.groupName, message.hasPrefix)
        if !says(.senderName) { message.sender.name = nil }
        if !says(.senderGroupName) { message.sender.groupName = nil }
        if !says(.hasPrefix) { message.hasPrefix = nil }
        let shown = Self.words(by: pair.target, of: message, for: id)
        (message.sender.name, message.sender.groupName, message.hasPrefix) = (name, groupName, hasPrefix)
        return shown
    }

    private mutating func removeWords() {
        message.alert = Alert()
        message.explicitAlert = nil
        message.isTitlePerhapsBody = false
        message.mentionedBody = nil
        message.template = nil
        message.directedTemplate = nil
    }

    /// What the target would show by itself; in a group the sender's name goes along where the target has a key for it.
    private mutating func usualWords(beside seen: ShownWords) -> ShownWords {
        if message.conversation.kind == .group, message.sender.groupName == nil, says(.senderGroupName),
            let prefix = seen.prefix, !prefix.isIdentifier
        {
            message.sender.groupName = prefix.name
        }
        return targetWords(for: Situation.unnamed)
    }

    /// Writes what the target would not show by itself.
    private mutating func write(_ shown: ShownWords, unlike usual: ShownWords) {
        let title = shown.alert.title == usual.alert.title ? nil : shown.alert.title
        var words = Alert(title: title, body: isUsualBody(shown, usual) ? nil : shown.alert.body)
        words.subtitle = shown.alert.subtitle
        words.launchImage = shown.alert.launchImage
        if shown.alert.isLocalized { words.localization = shown.alert.localization }
        words.extras = shown.alert.extras
        if preference == .screen && shown.alert.body == nil {
            coverText()
        } else if preference == .intent && shown.alert.body == nil && pair.hidesLess {
            warnOfOwnText(usual)
        }
        if words.isEmpty { return }
        if pair.hidesLess {
            writeHidden(words, shown, usual)
        } else {
            writeOpenly(words, shown, usual)
        }
    }

    /// Whether the target shows the body by itself; without the name before it, where the source shows none.
    private mutating func isUsualBody(_ shown: ShownWords, _ usual: ShownWords) -> Bool {
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
    private mutating func writeWhole(_ seen: ShownWords) {
        var alert = seen.alert
        alert.body = seen.writableBody
        message.explicitAlert = alert
        message.alert.body = alert.body
        message.hasPrefix = alert.body == nil ? nil : false
        if seen.isPrefixedByIdentifier { noteLostIdentifier() }
    }

    /// The source shows no text; the target would show the message's own.
    private mutating func coverText() {
        guard message.alert.body == nil, !target.texts.body.isEmpty else { return }
        message.alert.body = target.texts.body
        note(
            .approximated, .body,
            "the source shows no text, and the target always shows one: its built-in text was written")
    }

    /// Arguments that no template of the source's profile takes either are told of, and not converted.
    private mutating func noteUnusedTemplate(_ seen: ShownWords) {
        if seen.isFromTemplate || says(.templateContentArguments) { return }
        for field in [CanonicalField.templateName, .templateTitleArguments, .templateContentArguments]
        where original.holds(field) && !findings.contains(where: { $0.field == field }) {
            note(
                .ignored, field, severity: .info,
                "\(field.rawValue) fills no template of the source's profile; it was left out")
        }
    }

    /// A name that stands in the text now needs no key of its own.
    private mutating func noteNameInText() {
        guard let name = message.sender.groupName, !says(.senderGroupName),
            let body = message.explicitAlert?.body ?? message.alert.body, body.hasPrefix(name)
        else { return }
        message.sender.groupName = nil
        note(
            .approximated, .senderGroupName, severity: .info,
            "sender.groupName stands in the text now, for the target has no key for it")
    }

    /// Where an alert decides alone for Apple, the text beside it is for other platforms; the target has one for all.
    private mutating func noteOtherPlatformsText() {
        guard let alert = original.explicitAlert, !says(.explicitBody),
            original.alert.body != alert.body
        else { return }
        let isMissing = original.alert.body == nil
        note(
            isMissing ? .defaulted : .ambiguous, .body,
            isMissing
                ? "the message has no text for other platforms; at the target they show the alert's"
                : "the alert for Apple and the text for other platforms differ; the target has one for all, and the alert was written"
        )
    }

    /// Words of the sender's that the source shows to everyone, and the target not to people who hide details.
    private mutating func noteWordsHiddenFromSome(_ seen: ShownWords) {
        guard pair.hidesMore, seen.isTitleSenders || seen.isBodySenders else { return }
        note(
            .approximated, seen.isBodySenders ? .body : .title, severity: .info,
            "the source shows the sender's words to everyone; the target keeps them from people who hide details"
        )
    }

    private mutating func warnOfOwnText(_ usual: ShownWords) {
        guard message.text != nil, target.policies.summaryText == .message else { return }
        note(
            .approximated, .text,
            "the target shows the message's own text to those who see details, which the source did not. "
                + "Convert with the preference screen to keep it from them")
    }
}

// MARK: - Openly

extension Adaptation {
    /// Words that everyone may read, or that the target hides like the source.
    mutating func writeOpenly(_ words: Alert, _ shown: ShownWords, _ usual: ShownWords) {
        let covered = message.alert.body
        message.alert = words
        message.alert.body = words.body == nil ? covered : shown.writableBody
        guard words.body != nil else { return }
        if let text = textBehindName(words.body, usual) {
            message.alert.body = text
            message.hasPrefix = nil
        } else if target.policies.prefixesSenderText {
            message.hasPrefix = shown.isPrefixedByIdentifier ? nil : false
        } else if shown.isPrefixedByIdentifier {
            noteLostIdentifier()
        }
    }

    /// The text behind a name that the target's server puts before it in just the same way, for everyone.
    private func textBehindName(_ body: UTF8Text?, _ usual: ShownWords) -> UTF8Text? {
        guard target.policies.prefixesSenderText, original.delivery.force.isEmpty, let body,
            let start = usual.nameWithSeparator, body.hasPrefix(start)
        else { return nil }
        return body[start.count..<body.count].nonEmpty
    }

    private mutating func noteLostIdentifier() {
        note(
            .approximated, .hasPrefix,
            "the identifier that the source shows before the text, of the sender or of the group, is not written out. "
                + "Give the sender a name in the profile's senders")
    }
}

extension Recipient {
    /// Someone who sees summaries.
    fileprivate static func summaryReader(_ id: UTF8Text) -> Recipient {
        var recipient = Recipient(id: id)
        recipient.display = .summary
        return recipient
    }
}
