public import PushModel

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

    /// A title made of a name or a kind; nil where the vendor makes none of this message, or nobody knows the name.
    func madeTitle(_ message: PushMessage, _ recipient: Recipient) -> UTF8Text? {
        switch profile.policies.madeTitle {
        case .none: return nil
        case .kind: return kindText(of: message)?.nonEmpty
        case .name: return conversationName(message, recipient)
        case .split: if !splits(message) { return nil }
        }
        if let group { return resolver.groupName(of: group, in: message) }
        return SenderName.known(of: message, by: resolver)
    }

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
        case .message:
            message.body != nil
                || message.title != nil && (isTitleTheBody(message) || profile.policies.bodyFromTitle)
        case .explicitAlert: message.explicitAlert?.body != nil
        case .defaultTemplate, .recipientTemplate, .senderTemplate, .directedTemplate:
            offersTemplate(level, message, recipient)
        }
    }

    private func offersBuiltInBody(_ message: PushMessage, _ recipient: Recipient) -> Bool {
        if profile.policies.bodyFromTitle { return offersTitle(.builtIn, message, recipient) }
        if profile.policies.summaryText == .none { return false }
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

/// Templates that a message calls by name, with named arguments (TX 19).
extension NotificationText {
    /// The words of the template that the message names, else its own.
    func resolveCalled(
        _ message: PushMessage, _ recipient: Recipient, into shown: inout NotificationWords,
        findings: inout [Finding]
    ) {
        guard let template = calledTemplate(message) else {
            return resolveBase(message, recipient, into: &shown, findings: &findings)
        }
        let (title, body) = render(template, of: message)
        shown.alert = Alert(
            title: title.text.nonEmpty, subtitle: message.subtitle, body: body.text.nonEmpty)
        shown.setLevels(title: .senderTemplate, body: .senderTemplate)
        if title.isArgumentMissing || body.isArgumentMissing {
            findings.append(Finding(.missingArguments, .templateNamedArguments))
        }
        let (filled, policies) = (title.names + body.names, profile.policies)
        for (field, name, text) in [
            (CanonicalField.title, policies.titlePlaceholder, message.title),
            (.body, policies.bodyPlaceholder, message.body),
        ] where text != nil && !filled.contains(name) {
            findings.append(Finding(.hiddenByTemplate, field))
        }
    }

    /// The template that the message names; nil where the profile has none of that name.
    func calledTemplate(_ message: PushMessage) -> Template? {
        guard profile.policies.templateUse == .called, !profile.templates.isEmpty else { return nil }
        return message.template?.name.flatMap { profile.templates[$0] }
    }

    /// Title and body of a template.
    func render(
        _ template: Template, of message: PushMessage
    ) -> (title: NamedPlaceholders.Rendered, body: NamedPlaceholders.Rendered) {
        let policies = profile.policies
        var placeholders = NamedPlaceholders(message.template?.namedArguments)
        placeholders[policies.titlePlaceholder] = translation?.title ?? message.title ?? ""
        placeholders[policies.bodyPlaceholder] =
            translation?.body ?? message.body?.nonEmpty ?? content(of: message)
        placeholders[policies.senderPlaceholder] = SenderName.known(of: message, by: resolver) ?? ""
        placeholders[policies.groupPlaceholder] =
            group.flatMap { resolver.groupName(of: $0, in: message) } ?? ""
        return (placeholders.render(template.title), placeholders.render(template.content))
    }
}

/// Messages that say something else to each of their receivers (RC 28).
extension Resolver {
    /// The message as it is for one recipient, whose own words and data take the place of those for all.
    package func personal(_ message: PushMessage, for recipient: Recipient) -> PushMessage {
        message.personal { isSame($0, recipient.id) }
    }
}

extension PushMessage {
    /// The message for one of its receivers, without what it says to others.
    ///
    /// ``PushMessage/personalWords`` is an array of objects: `receiver`; `text`, `body` and `appData` of their own, if any; and
    /// `values`, an object: what stands for each `{name}` in them and in those for all. A text that comes out empty is none.
    ///
    /// - Returns: The message, with the receiver's own words and data as far as there are some.
    package func personal(_ isReceiver: (UTF8Text) -> Bool) -> PushMessage {
        if !holds(.personalWords) { return self }
        var message = self
        message.personalWords = nil
        let entries = personalWords?.parsed().root
        guard
            let entry = entries?.elements.first(where: { $0["receiver"]?.string.map(isReceiver) ?? false })
        else { return message }
        let places = entry["values"].flatMap { $0.kind == .object ? $0 : nil }
        func filled(_ text: UTF8Text) -> UTF8Text {
            guard let places else { return text }
            return text.replacingPlaces { places[$0]?.string }
        }
        if let text = entry["text"]?.string ?? self.text { message.text = filled(text).nonEmpty }
        if let body = entry["body"]?.string ?? self.body { message.body = filled(body).nonEmpty }
        if let data = entry["appData"]?.raw ?? appData {
            message.appData = data.parsed().root.string.map { .string(filled($0)) } ?? data
        }
        return message
    }
}
