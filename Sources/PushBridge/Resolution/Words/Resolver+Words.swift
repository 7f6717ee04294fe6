public import PushModel

extension Resolver {
    /// Fills in what `recipient` would read if nothing stood against a push.
    ///
    /// - Parameters:
    ///   - words: Empty ones; filled as ``Policies/AlertForm/object`` spells them.
    ///   - message: What the sender asked for.
    ///   - recipient: What the receiver set.
    ///   - group: The group in which it reaches them; nil in a direct conversation.
    ///   - findings: Receives what the recipient will not see as the sender meant it.
    public func fill(
        _ words: inout NotificationWords, with message: PushMessage, for recipient: Recipient,
        in group: UTF8Text?, findings: inout [Finding]
    ) {
        if message.holds(.personalWords) {
            return fill(
                &words, with: personal(message, for: recipient), for: recipient, in: group,
                findings: &findings)
        }
        if isWakeUp(message, on: recipient.devices) { return noteWords(ofWakeUp: message, &findings) }
        NotificationText(message, for: recipient, in: group, by: self)
            .resolve(message, for: recipient, into: &words, findings: &findings)
    }

    /// Tells of words beside a wake-up, which shows none (TX 7).
    private func noteWords(ofWakeUp message: PushMessage, _ findings: inout [Finding]) {
        for field in [CanonicalField.title, .subtitle, .body, .translations, .templateName]
        where message.holds(field) {
            findings.append(Finding(.wordsOfWakeUp, field))
        }
    }
}
