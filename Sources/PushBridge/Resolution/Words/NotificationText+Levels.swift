public import PushModel

/// The levels that have words for one notification, whether they are shown or not.
public struct TextOffers: Sendable, Hashable {
    /// Levels that have a title, the strongest first.
    public var titles: [TextLevel]
    /// Levels that have a body, the strongest first.
    public var bodies: [TextLevel]
}

extension Resolver {
    /// The levels that have words of `message` for `recipient`.
    public func textOffers(
        of message: PushMessage, for recipient: Recipient, in group: UTF8Text?
    ) -> TextOffers {
        let message = personal(message, for: recipient)
        let text = NotificationText(message, for: recipient, in: group, by: self)
        let levels = TextLevel.allCases.reversed()
        return TextOffers(
            titles: levels.filter { text.offersTitle($0, message, recipient) },
            bodies: levels.filter { text.offersBody($0, message, recipient) })
    }
}

extension NotificationText {
    fileprivate func offersTitle(
        _ level: TextLevel, _ message: PushMessage, _ recipient: Recipient
    ) -> Bool {
        switch level {
        case .builtIn: profile.texts.title != nil || madeTitle(message, recipient) != nil
        case .hiddenText, .mention, .mentioned: false
        case .message: message.title != nil && !isTitleTheBody(message)
        case .translation: translation?.title != nil
        case .explicitAlert: message.explicitAlert?.title != nil
        case .defaultTemplate, .recipientTemplate, .senderTemplate, .directedTemplate:
            offersTemplate(level, message, recipient)
        }
    }

    fileprivate func offersBody(
        _ level: TextLevel, _ message: PushMessage, _ recipient: Recipient
    ) -> Bool {
        switch level {
        case .builtIn: offersBuiltInBody(message, recipient)
        case .hiddenText:
            profile.policies.simpleHidesText && display == .simple
                && recipient.textKey.flatMap { profile.hiddenTexts[$0] } != nil
        case .mention: mentionText(message, recipient) != nil
        case .mentioned: memberText(of: message) != nil
        case .translation: translation?.body != nil
        case .message: message.body != nil || isTitleTheBody(message) && message.title != nil
        case .explicitAlert: message.explicitAlert?.body != nil
        case .defaultTemplate, .recipientTemplate, .senderTemplate, .directedTemplate:
            offersTemplate(level, message, recipient)
        }
    }

    private func offersBuiltInBody(_ message: PushMessage, _ recipient: Recipient) -> Bool {
        var words = NotificationWords()
        setBuiltInBody(message, recipient, of: &words)
        return words.alert.body?.isEmpty == false
    }

    private func offersTemplate(
        _ level: TextLevel, _ message: PushMessage, _ recipient: Recipient
    ) -> Bool {
        func has(_ name: UTF8Text?) -> Bool { name.flatMap { profile.templates[$0] } != nil }
        switch level {
        case .defaultTemplate: return defaultTemplate != nil
        case .recipientTemplate:
            return profile.policies.templateUse == .levels && has(recipient.template)
        case .senderTemplate: return has(message.template?.name)
        case .directedTemplate:
            guard profile.policies.templateUse == .levels, group != nil,
                let directed = message.directedTemplate
            else { return false }
            return isTarget(recipient, of: directed) && has(directed.call.name)
        default: return false
        }
    }
}
