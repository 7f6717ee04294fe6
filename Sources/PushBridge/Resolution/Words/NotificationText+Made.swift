import PushModel

/// Texts that a server makes of what the message consists of, and titles that it makes of names (TX 1 to 3, TX 21 to 24).
extension NotificationText {
    /// The texts of all parts, one behind the other.
    func madeText(of message: PushMessage) -> UTF8Text {
        if message.kind == .pushOnly { return "" }
        if message.kind == .text && !message.holds(.elements) { return message.text ?? "" }
        return UTF8Text(concatenating: message.allElements.map { text(of: $0, message.typeName) })
    }

    private func text(of part: MessageElement, _ typeName: UTF8Text?) -> UTF8Text {
        if let typeName, let text = profile.texts.types[typeName] { return text }
        if let text = part.text { return text }
        if let text = profile.texts.kinds[part.kind] { return text }
        return part.kind.hasText || part.kind == .custom ? "" : profile.policies.unknownElementText
    }

    /// Whether the name becomes a title, and stands before no text: where the sender gave no words at all.
    func splits(_ message: PushMessage) -> Bool {
        profile.policies.madeTitle == .split
            && message.presentFields.isDisjoint(with: [.title, .body, .translations])
    }

    /// A title made of a name; nil where the vendor makes none of this message, or nobody knows the name.
    func madeTitle(_ message: PushMessage, _ recipient: Recipient) -> UTF8Text? {
        switch profile.policies.madeTitle {
        case .none: return nil
        case .name: return conversationName(message, recipient)
        case .split: if !splits(message) { return nil }
        }
        if let group { return resolver.groupName(of: group, in: message) }
        return SenderName.known(of: message, by: resolver)
    }

    /// Tells what was assumed of a made text.
    func reportMadeText(
        of message: PushMessage, hasTitle: Bool, _ shown: NotificationWords, _ findings: inout [Finding]
    ) {
        guard profile.policies.summaryText == .elements, shown.alert.body?.isEmpty == false else { return }
        if hasTitle && !profile.policies.namesBesideTitle {
            findings.append(Finding(.madeTextBesideTitle, .title))
        }
        if !hasTitle && shown.alert.title != nil && splits(message) {
            findings.append(Finding(.madeTitle, .senderName))
        }
        if let group, profile.policies.groupSender == .nicknameAndGroup, shown.prefix != nil,
            resolver.groupName(of: group, in: message) == nil
        {
            findings.append(Finding(.unknownGroupName, .conversationID))
        }
    }

    /// The words of a message in a language.
    static func translation(of message: PushMessage, in language: UTF8Text?) -> LocalizedWords? {
        guard let language, message.holds(.translations) else { return nil }
        return message.translations.words(in: language)
    }

    /// Whether a message has a text for a device in a language (TX 18); for somebody, where nobody is named.
    static func hasBody(
        _ message: PushMessage, for person: Resolver.Reader, in language: UTF8Text?, by resolver: Resolver
    ) -> Bool {
        if person.id == nil && (message.memberText != nil || message.holds(.personalWords)) { return true }
        var reader = Recipient(id: person.id ?? "")
        reader.language = language
        let group = person.group ?? (message.conversationKind == .group ? message.conversationID : nil)
        let text = NotificationText(message, for: reader, in: group, by: resolver)
        if let template = text.calledTemplate(message) {
            return !text.render(template, of: message).body.text.isEmpty
        }
        return text.hasOwnBody(message)
    }

    /// Whether a message has a text where no template words it.
    private func hasOwnBody(_ message: PushMessage) -> Bool {
        if let alert = message.explicitAlert { return !alert.isEmpty }
        let template = templateBeneath(message)?.content
        for body in [memberText(of: message), translation?.body, message.body, template]
        where body?.isEmpty == false { return true }
        return !content(of: message).isEmpty
    }
}
