import PushModel

/// What a bare extension does not say of its message, filled in with the same words for both sides (reading E15).
///
/// A vendor's `ext` alone has no text, kind, sender and conversation. With all of them invented, both vendors' servers do what
/// they would do with the whole message, and only what the extension decides can differ.
enum AssumedParts {
    static let text: UTF8Text = "(any text)"
    static let sender: UTF8Text = "(any sender)"
    /// The conversations that the message may have been said in.
    static let conversations: [Conversation.Kind] = [.direct, .group]

    static func make(_ text: UTF8Text?) -> Bool {
        guard let text else { return false }
        return text.range(of: self.text) != nil || text.range(of: sender) != nil
    }
}

extension PushMessage {
    /// The message with invented parts for all that a bare extension does not say.
    func withAssumedParts(in kind: Conversation.Kind) -> PushMessage {
        var message = self
        message.kind = .text
        message.text = AssumedParts.text
        message.senderID = AssumedParts.sender
        message.conversationKind = kind
        message.conversationID = nil
        message.receivers = []
        if kind == .direct { message.mentions = .nobody }
        return message
    }

    /// The message with the invented text as the push's own, where the vendor shows no message's text unasked: the extension
    /// does not say whether the push will have it.
    func withAssumedPushText(by policy: Policies.SummaryText) -> PushMessage {
        guard policy == .kind, alert.body == nil, explicitAlert == nil else { return self }
        var message = self
        message.body = AssumedParts.text
        return message
    }
}

extension MessageTranslation {
    var isBareExtension: Bool { source.vendor.adapter.isBareExtension(source.shape) }

    /// The line with invented parts for what it does not say, in a group, where words for some members count too.
    var withAssumedParts: MessageTranslation {
        MessageTranslation(self, saying: message.withAssumedParts(in: .group))
    }
}

extension Adaptation {
    /// Takes the invented parts out of the message again, with the words that templates made of them.
    mutating func removeAssumedParts() {
        message.text = nil
        message.senderID = nil
        message.conversationKind = .direct
        message.conversationID = nil
        message.title = known(message.title, .title)
        if AssumedParts.make(message.body) { message.hasPrefix = reading.message.hasPrefix }
        message.body = known(message.body, .body)
        message.memberText = known(message.memberText, .memberText)
        if let alert = message.explicitAlert, AssumedParts.make(alert.title) || AssumedParts.make(alert.body)
        {
            giveUp(alert)
        }
        noteUnshownText()
    }

    /// A target that shows only the push's own text needs the message's there; whoever completes the message must write it.
    private mutating func noteUnshownText() {
        guard source.policies.summaryText == .message, target.policies.summaryText == .kind,
            message.body == nil, message.explicitAlert == nil, isPushed,
            !findings.contains(where: { $0.field == .body })
        else { return }
        note(.textUnknown, .text)
    }

    /// Words that are not made of invented parts.
    private mutating func known(_ words: UTF8Text?, _ field: CanonicalField) -> UTF8Text? {
        guard AssumedParts.make(words) else { return words }
        note([Finding(.wordsUnknown, field)])
        return nil
    }

    /// Writes no alert that decides alone: it would keep the message's own words from everyone.
    private mutating func giveUp(_ alert: Alert) {
        message.explicitAlert = nil
        if known(alert.body, .body) == nil {
            // The target's server names the sender of the whole message.
            message.hasPrefix = reading.message.hasPrefix
            findings.removeAll { $0.field == .hasPrefix }
        }
        if alert.title != source.texts.title { message.title = known(alert.title, .title) }
        let lost: [(CanonicalField, Bool)] = [
            (.subtitle, alert.subtitle != nil), (.launchImage, alert.launchImage != nil),
            (.titleLocKey, alert.localization.titleKey != nil), (.locKey, alert.localization.bodyKey != nil),
            (.explicitExtras, !alert.extras.isEmpty),
        ]
        for (field, isLost) in lost where isLost {
            note(.shownOnlyWithText, field)
        }
    }
}
