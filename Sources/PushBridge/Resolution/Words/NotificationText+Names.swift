import PushModel

/// Titles that are names, and fixed texts that stand in for missing words (RC 3, RC 18, RC 19).
extension NotificationText {
    /// The name of the group, or of the sender as the receiver knows them; the app's own types of messages have none.
    func conversationName(_ message: PushMessage, _ recipient: Recipient) -> UTF8Text? {
        if message.kind == .custom || message.kind == .pushOnly { return nil }
        if let group { return resolver.groupName(of: group, in: message) }
        return SenderName.registered(of: message, for: recipient, by: resolver)
    }

    /// The template that the message names for the words that it lacks; nil where the profile has none of that name.
    func templateBeneath(_ message: PushMessage) -> Template? {
        guard profile.policies.templateUse == .beneath, !profile.templates.isEmpty else { return nil }
        return message.template?.name.flatMap { profile.templates[$0] }
    }

    /// The words of the message, and of the template that it names where it has none.
    func resolveAbove(
        _ template: Template, _ message: PushMessage, _ recipient: Recipient,
        into shown: inout NotificationWords, findings: inout [Finding]
    ) {
        var filled = message
        let lacksTitle = message.title == nil
        let lacksBody = message.body?.nonEmpty == nil
        if lacksTitle { filled.title = template.title.nonEmpty }
        if lacksBody { filled.body = template.content.nonEmpty }
        resolveBase(filled, recipient, into: &shown, findings: &findings)
        if lacksTitle && shown.titleLevel == .message { shown.titleLevel = .senderTemplate }
        if lacksBody && shown.bodyLevel == .message { shown.bodyLevel = .senderTemplate }
    }

    /// The words for those mentioned, where they are for this reader too (RC 4).
    func memberText(of message: PushMessage) -> UTF8Text? {
        isMentioned || profile.policies.mentionTextFor == .everyone && group != nil
            ? message.memberText : nil
    }

    /// Tells of words for those mentioned that somebody else reads, and of a text that nobody reads for them (RC 4).
    func reportMemberText(
        of message: PushMessage, _ shown: NotificationWords, _ findings: inout [Finding]
    ) {
        guard shown.bodyLevel == .mentioned, message.memberText != message.body else { return }
        if !isMentioned { findings.append(Finding(.mentionTextForAll, .memberText)) }
        if profile.policies.mentionTextFor == .everyone && message.body != nil {
            findings.append(Finding(.hiddenByMentionText, .body))
        }
    }

    /// Tells that a group has no name which could be the title.
    func reportMissingName(
        of message: PushMessage, _ shown: NotificationWords, _ findings: inout [Finding]
    ) {
        guard profile.policies.namesTitles, let group, shown.alert.title == nil, !shown.alert.isEmpty,
            !message.hidesTitle, message.kind != .custom, message.explicitAlert == nil,
            resolver.groupName(of: group, in: message) == nil
        else { return }
        findings.append(Finding(.untitledGroup, .conversationID))
    }

    /// Tells that a title is hidden with the text, where pushes have one unasked and documents speak of the text alone (RC 7).
    func reportHiddenTitle(
        of message: PushMessage, _ recipient: Recipient, _ findings: inout [Finding]
    ) {
        guard profile.policies.namesTitles, !message.hidesTitle else { return }
        let titles = [
            message.title, message.explicitAlert?.title, templateBeneath(message)?.title.nonEmpty,
            madeTitle(message, recipient),
        ]
        if titles.contains(where: { $0 != nil }) { findings.append(Finding(.hiddenTitle, .title)) }
    }
}
