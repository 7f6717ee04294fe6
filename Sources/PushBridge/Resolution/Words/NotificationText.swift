public import PushModel

/// Chooses the words of one notification: which level gives the title and which the body (EM 9.18, AP-005, NIM-023).
///
/// Message and recipient are passed on rather than kept: they are large, and a copy costs more than most of the choices.
struct NotificationText {
    let group: UTF8Text?
    let resolver: Resolver
    let display: DisplayStyle
    let isMentioned: Bool
    /// The words in the recipient's language; nil where the message has none.
    let translation: LocalizedWords?

    var profile: AppProfile { resolver.profile }

    init(_ message: PushMessage, for recipient: Recipient, in group: UTF8Text?, by resolver: Resolver) {
        self.group = group
        self.resolver = resolver
        let policies = resolver.profile.policies
        display =
            policies.ignoresDisplay || message.showsDetails
            ? .summary : recipient.display ?? resolver.profile.display
        isMentioned = resolver.mention(of: recipient.id, in: message) != .none
        translation = Self.translation(of: message, in: recipient.language)
    }

    /// Writes the words and the levels they came from.
    func resolve(
        _ message: PushMessage, for recipient: Recipient, into shown: inout NotificationWords,
        findings: inout [Finding]
    ) {
        if profile.policies.simpleHidesText && display == .simple {
            resolveHidden(for: recipient, into: &shown)
            reportHiddenTitle(of: message, recipient, &findings)
        } else if let alert = message.explicitAlert {
            shown.set(alert, title: .explicitAlert, body: .explicitAlert)
        } else if profile.policies.templateUse == .called {
            resolveCalled(message, recipient, into: &shown, findings: &findings)
        } else if let (level, template, call) = chosenTemplate(message, recipient) {
            var alert = render(template, call, message, recipient, findings: &findings)
            alert.localization = message.alert.localization
            shown.set(alert, title: level, body: level)
            if level == .senderTemplate { reportHiddenWords(of: message, &findings) }
        } else if let template = templateBeneath(message) {
            resolveAbove(template, message, recipient, into: &shown, findings: &findings)
        } else {
            resolveBase(message, recipient, into: &shown, findings: &findings)
        }
        reportMemberText(of: message, shown, &findings)
        reportMissingName(of: message, shown, &findings)
        if message.hidesTitle {
            if message.title != nil { findings.append(Finding(.titleTurnedOff, .title)) }
            shown.hideTitle()
        }
        reportUnknownTemplates(of: message, &findings)
        if profile.policies.alertForm == .string { shown.reportStringForm(of: message, &findings) }
    }

    /// The text that stands in for hidden details, alone (reading N5).
    private func resolveHidden(for recipient: Recipient, into shown: inout NotificationWords) {
        let text = recipient.textKey.flatMap { profile.hiddenTexts[$0] }
        shown.set(
            Alert(body: text ?? profile.texts.body.nonEmpty), title: .builtIn,
            body: text == nil ? .builtIn : .hiddenText)
    }
}

// MARK: - Templates

extension NotificationText {
    /// The template that outranks the message's own words, with its arguments (EM 9.18).
    private func chosenTemplate(
        _ message: PushMessage, _ recipient: Recipient
    ) -> (TextLevel, Template, TemplateCall)? {
        if profile.templates.isEmpty || profile.policies.templateUse != .levels { return nil }
        if group != nil, let directed = message.directedTemplate, isTarget(recipient, of: directed),
            let template = directed.call.name.flatMap({ profile.templates[$0] })
        {
            return (.directedTemplate, template, directed.call)
        }
        let call = message.template ?? TemplateCall()
        if let template = call.name.flatMap({ profile.templates[$0] }) {
            return (.senderTemplate, template, call)
        }
        if let template = recipient.template.flatMap({ profile.templates[$0] }) {
            return (.recipientTemplate, template, call)
        }
        return nil
    }

    /// Tells of templates that the sender names and the profile lacks; the next lower level words the notification.
    private func reportUnknownTemplates(of message: PushMessage, _ findings: inout [Finding]) {
        if let name = message.template?.name, profile.templates[name] == nil {
            findings.append(Finding(.unknownTemplate, .templateName))
        }
        if let name = message.directedTemplate?.call.name, profile.templates[name] == nil {
            findings.append(Finding(.unknownTemplate, .directedName))
        }
    }

    /// Tells of the sender's words beside the sender's template, which words the notification alone (reading E18).
    private func reportHiddenWords(of message: PushMessage, _ findings: inout [Finding]) {
        let words: [(CanonicalField, UTF8Text?)] = [
            (.title, message.title), (.subtitle, message.subtitle), (.body, message.body),
        ]
        for (field, text) in words where text != nil { findings.append(Finding(.hiddenByTemplate, field)) }
    }

    /// A target must be spelled in lower case to have an effect (EM-043).
    func isTarget(_ recipient: Recipient, of directed: DirectedTemplate) -> Bool {
        directed.targets.contains(recipient.id.lowercasedASCII())
    }

    /// The template used without being named: `detail` in summaries if there is one, else `default` (reading E3).
    var defaultTemplate: Template? {
        if profile.policies.templateUse != .levels { return nil }
        return (display == .summary ? profile.templates["detail"] : nil) ?? profile.templates["default"]
    }

    private func render(
        _ template: Template, _ call: TemplateCall, _ message: PushMessage, _ recipient: Recipient,
        findings: inout [Finding]
    ) -> Alert {
        let renderer = renderer(of: message, for: recipient)
        let title = renderer.render(template.title, call.titleArguments)
        let body = renderer.render(template.content, call.contentArguments)
        if title.isArgumentMissing { findings.append(Finding(.missingArguments, .templateTitleArguments)) }
        if body.isArgumentMissing { findings.append(Finding(.missingArguments, .templateContentArguments)) }
        return Alert(title: title.text.nonEmpty, body: body.text.nonEmpty)
    }

    private func renderer(of message: PushMessage, for recipient: Recipient) -> TemplateRenderer {
        let name = SenderName(message, for: recipient, in: resolver)
        return TemplateRenderer(
            dynamicFrom: name.dynamicFrom, fromNickname: name.fromNickname,
            message: message.text?.nonEmpty ?? profile.texts.body)
    }
}

// MARK: - Built-in and own words

extension NotificationText {
    /// The built-in words or the default template's, and over them the message's own, field by field.
    func resolveBase(
        _ message: PushMessage, _ recipient: Recipient, into shown: inout NotificationWords,
        findings: inout [Finding]
    ) {
        message.putWords(over: &shown.alert)
        if isTitleTheBody(message) { shown.alert.title = nil }
        if let title = translation?.title { shown.alert.title = title }
        let hasTitle = shown.alert.title != nil
        let ownLevel = overlayBody(message, recipient, on: &shown)
        let level: TextLevel
        if let template = defaultTemplate {
            level = .defaultTemplate
            let call = message.template ?? TemplateCall()
            let words = render(template, call, message, recipient, findings: &findings)
            if !hasTitle { shown.alert.title = words.title }
            if ownLevel == nil { shown.alert.body = words.body }
        } else {
            level = .builtIn
            if !hasTitle, let title = profile.texts.title ?? madeTitle(message, recipient) {
                shown.alert.title = title
            }
            if ownLevel == nil && profile.policies.bodyFromTitle {
                shown.alert.body = shown.alert.title
            } else if ownLevel == nil && profile.policies.summaryText != .none {
                setBuiltInBody(message, recipient, of: &shown)
                reportMadeText(of: message, hasTitle: hasTitle, shown, &findings)
                if shown.alert.body?.isEmpty == true { shown.alert.body = nil }
            }
        }
        let titleLevel = hasTitle ? translation?.title != nil ? TextLevel.translation : .message : level
        let isTitleRepeated = profile.policies.bodyFromTitle && level == .builtIn
        shown.setLevels(title: titleLevel, body: ownLevel ?? (isTitleRepeated ? titleLevel : level))
    }

    /// Sets the body that replaces a built-in one or the default template's, and returns its level; nil where there is none.
    private func overlayBody(
        _ message: PushMessage, _ recipient: Recipient, on shown: inout NotificationWords
    ) -> TextLevel? {
        if isTitleTheBody(message) {
            shown.alert.body = message.title ?? ""
            return .message
        }
        if let body = memberText(of: message) {
            setBody(body, isSenders: true, message, recipient, of: &shown)
            return .mentioned
        }
        if let body = translation?.body {
            setBody(body, isSenders: true, message, recipient, of: &shown)
            return .translation
        }
        if let body = message.body {
            setBody(body, isSenders: true, message, recipient, of: &shown)
            return .message
        }
        guard let text = mentionText(message, recipient) else { return nil }
        shown.alert.body = text
        return .mention
    }

    /// Whether the message's title is its text, as an older generation read it (reading E8).
    func isTitleTheBody(_ message: PushMessage) -> Bool {
        profile.policies.legacyTitleIsBody && message.isTitlePerhapsBody && message.body == nil
    }

    func setBuiltInBody(
        _ message: PushMessage, _ recipient: Recipient, of shown: inout NotificationWords
    ) {
        if display == .simple {
            shown.alert.body = profile.texts.body
        } else {
            setBody(content(of: message), isSenders: false, message, recipient, of: &shown)
        }
    }

    /// What a summary says of a message without words for its push.
    func content(of message: PushMessage) -> UTF8Text {
        if message.kind == .recall, let recall = profile.texts.recall { return recall }
        switch profile.policies.summaryText {
        case .message: return message.text?.nonEmpty ?? profile.texts.body
        case .kind: return kindText(of: message) ?? profile.texts.body
        case .elements: return madeText(of: message)
        case .none: return ""
        }
    }

    /// The built-in text for messages of a type, else of a kind.
    func kindText(of message: PushMessage) -> UTF8Text? {
        if let name = message.typeName, let text = profile.texts.types[name] { return text }
        return profile.texts.kinds[message.kind] ?? profile.texts.kinds[.other]
    }

    /// The built-in text for someone who is mentioned in a group and sees summaries (reading E7).
    func mentionText(_ message: PushMessage, _ recipient: Recipient) -> UTF8Text? {
        guard let pattern = profile.texts.mention, isMentioned, group != nil, display == .summary,
            !message.mentionTextDisabled
        else { return nil }
        return renderer(of: message, for: recipient).render(pattern, []).text
    }

    /// Sets a text, the sender's own or not, with the sender's name before it where sender and vendor want one.
    private func setBody(
        _ text: UTF8Text, isSenders: Bool, _ message: PushMessage, _ recipient: Recipient,
        of shown: inout NotificationWords
    ) {
        guard
            wantsName(
                beforeSendersText: isSenders, message, recipient, besideTitle: shown.alert.title != nil),
            let (name, isIdentifier) = SenderName.shown(of: message, inGroup: group, by: resolver)
        else {
            shown.alert.body = text
            return
        }
        let separator = isIdentifier ? profile.separators.id : profile.separators.name
        shown.alert.body = UTF8Text(concatenating: name, separator, text)
        shown.prefix = NamePrefix(
            name: name, length: name.count + separator.count, isIdentifier: isIdentifier)
    }

    private func wantsName(
        beforeSendersText isSenders: Bool, _ message: PushMessage, _ recipient: Recipient,
        besideTitle hasTitle: Bool
    ) -> Bool {
        if isSenders && !profile.policies.prefixesSenderText { return false }
        if profile.policies.namesTitles { return false }
        if !isSenders && (hasTitle && !profile.policies.namesBesideTitle || splits(message)) { return false }
        guard message.hasPrefix ?? true else { return false }
        return profile.policies.prefixesForcedText || !resolver.isForced(message, for: recipient)
    }
}

// MARK: - The outcome

extension NotificationWords {
    /// Takes the title away, the device's own too.
    fileprivate mutating func hideTitle() {
        alert.title = nil
        if alert.isLocalized {
            alert.localization.titleKey = nil
            alert.localization.titleArguments = []
        }
        setLevels(title: .message, body: bodyLevel ?? .message)
    }

    fileprivate mutating func set(_ alert: Alert, title: TextLevel, body: TextLevel) {
        self.alert = alert
        setLevels(title: title, body: body)
    }

    mutating func setLevels(title: TextLevel, body: TextLevel) {
        titleLevel = alert.title == nil ? nil : title
        bodyLevel = alert.body == nil ? nil : body
        // Arguments without a key show nothing.
        if alert.isEmpty { alert = Alert() }
    }

    /// Tells what an alert that is one string leaves out (reading E5).
    fileprivate func reportStringForm(of message: PushMessage, _ findings: inout [Finding]) {
        let lost: [(CanonicalField, Bool)] = [
            (.subtitle, alert.subtitle != nil),
            bodyBesideTitle(of: message),
            (.titleLocKey, alert.localization.titleKey != nil),
            (.titleLocArgs, !alert.localization.titleArguments.isEmpty),
            (.subtitleLocKey, alert.localization.subtitleKey != nil),
            (.subtitleLocArgs, !alert.localization.subtitleArguments.isEmpty),
            (.locKey, alert.localization.bodyKey != nil),
            (.locArgs, !alert.localization.bodyArguments.isEmpty),
            (.launchImage, alert.launchImage != nil),
        ]
        for (field, isLost) in lost where isLost {
            findings.append(Finding(.wordsBesideString, field))
        }
    }

    /// The field that spells the body, and whether a title shows in its place; a template words it by its arguments.
    private func bodyBesideTitle(of message: PushMessage) -> (CanonicalField, Bool) {
        let hasTitle = alert.title != nil
        return switch bodyLevel {
        case .senderTemplate:
            (.templateContentArguments, hasTitle && message.template?.contentArguments.isEmpty == false)
        case .directedTemplate:
            (
                .directedContentArguments,
                hasTitle && message.directedTemplate?.call.contentArguments.isEmpty == false
            )
        default: (.body, hasTitle && (message.explicitAlert ?? message.alert).body != nil)
        }
    }
}

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
