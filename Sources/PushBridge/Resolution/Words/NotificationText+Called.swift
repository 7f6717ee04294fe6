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
