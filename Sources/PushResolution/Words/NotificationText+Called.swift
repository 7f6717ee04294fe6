import PushModel

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
        for (field, name, text) in [
            (CanonicalField.title, Self.title, message.title), (.body, Self.body, message.body),
        ] where text != nil && !template.names(name) {
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
        var placeholders = NamedPlaceholders(message.template?.namedArguments)
        placeholders[Self.title] = translation?.title ?? message.title ?? ""
        placeholders[Self.body] = translation?.body ?? message.body?.nonEmpty ?? content(of: message)
        placeholders[Self.senderName] = SenderName.known(of: message, by: resolver) ?? ""
        placeholders[Self.groupName] = group.flatMap { resolver.groupName(of: $0, in: message) } ?? ""
        return (placeholders.render(template.title), placeholders.render(template.content))
    }

    // What the server fills in by itself.
    private static let title: UTF8Text = "timTitle"
    private static let body: UTF8Text = "timDesc"
    private static let senderName: UTF8Text = "timSenderNick"
    private static let groupName: UTF8Text = "timGroupName"
}

extension Template {
    /// Whether a placeholder stands in it.
    fileprivate func names(_ name: UTF8Text) -> Bool {
        let placeholder = UTF8Text(concatenating: ["{{", name, "}}"]).string
        return title.string.contains(placeholder) || content.string.contains(placeholder)
    }
}
