import PushModel

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
        guard let alert = reading.message.explicitAlert, !says(.explicitBody),
            reading.message.body != alert.body
        else { return }
        note(reading.message.body == nil ? .otherPlatformsTextMissing : .otherPlatformsTextLost, .body)
    }

    /// Where an alert decides alone for Apple, so it does for the members whom the message lists: words for them are other
    /// platforms' (reading N13).
    mutating func noteOtherPlatformsMemberText() {
        guard reading.message.explicitAlert != nil, reading.message.memberText != nil, !says(.memberText)
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
