import PushModel

/// What the sender of a message said, wherever a vendor shows it: the message's own texts, and the words that the sender chose
/// for the push.
struct SendersWords {
    let message: PushMessage

    /// Whether a text that a level gave is the sender's, or shows what the sender wrote.
    func hold(_ text: UTF8Text?, of level: TextLevel?) -> Bool {
        guard let text, let level else { return false }
        return switch level {
        case .message, .translation, .mentioned, .senderTemplate, .directedTemplate, .explicitAlert: true
        case .mention, .hiddenText: false
        case .builtIn, .defaultTemplate, .recipientTemplate: hasText { text.range(of: $0) != nil }
        }
    }

    /// Whether a text shows somebody words that an alert did not show them.
    func areShown(by text: UTF8Text?, unlike alert: Alert) -> Bool {
        guard let text else { return false }
        let isNew = { (words: UTF8Text) in
            text.range(of: words) != nil
                && ![alert.title, alert.subtitle, alert.body].contains { $0?.range(of: words) != nil }
        }
        return hasText(where: isNew) || hasWords { $0.map { !$0.isEmpty && isNew($0) } ?? false }
    }

    /// Whether one of the message's own texts is of some kind.
    private func hasText(where isMeant: (UTF8Text) -> Bool) -> Bool {
        if let text = message.text, !text.isEmpty, isMeant(text) { return true }
        return message.holds(.elements)
            && message.elements.contains { $0.text.map { !$0.isEmpty && isMeant($0) } ?? false }
    }

    /// Whether one of the words that the sender chose for the push is.
    private func hasWords(where isMeant: (UTF8Text?) -> Bool) -> Bool {
        if isMeant(message.title) || isMeant(message.subtitle) || isMeant(message.body)
            || isMeant(message.memberText)
        {
            return true
        }
        if let alert = message.explicitAlert,
            isMeant(alert.title) || isMeant(alert.subtitle) || isMeant(alert.body)
        {
            return true
        }
        for call in [message.template, message.directedTemplate?.call].compactMap(\.self)
        where (call.titleArguments + call.contentArguments).contains(where: isMeant) {
            return true
        }
        return message.holds(.translations)
            && message.translations.contains { isMeant($0.title) || isMeant($0.body) }
    }
}
