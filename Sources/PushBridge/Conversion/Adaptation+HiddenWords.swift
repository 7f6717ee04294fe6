import PushModel

extension Adaptation {
    /// Words that those who hide details must not read (reading C2).
    mutating func writeHidden(
        _ words: consuming Alert, _ shown: NotificationWords, _ usual: NotificationWords
    ) {
        if let call = hidingCall(words, shown) {
            message.template = call
            return
        }
        if words.body != nil && shown.bodySays(sameAs: usual) {
            words.body = nil
            noteOtherIdentifier()
        }
        if words.isEmpty { return }
        if keepsHidden { return leaveOut(words, shown) }
        let field = words.body == nil ? CanonicalField.title : .body
        writeOpenly(words, shown, usual)
        note(
            .approximated, field,
            "the source hides these words from people who hide details, and the target shows them. Give the target's profile "
                + "the templates detail, with {0} as title and content, and default with fixed texts, or convert with --keep-hidden"
        )
    }

    private mutating func noteOtherIdentifier() {
        note(
            .approximated, .hasPrefix,
            "the target names the sender, or the group, in its own way before the text. Name the sender in the profile's senders"
        )
    }

    /// The arguments of templates that show words in summaries only; nil where the target's profile has no such templates.
    private func hidingCall(_ words: Alert, _ shown: NotificationWords) -> TemplateCall? {
        guard let detail = target.templates["detail"], detail.content == Template.onlyArgument,
            target.templates["default"]?.isFixed ?? true, words.subtitle == nil,
            words.localization.isEmpty, words.title == nil || detail.title == Template.onlyArgument
        else { return nil }
        return call(of: detail, named: nil, showing: shown)
    }

    /// A call of a template whose content is its one argument; nil for words that the template would fill.
    func call(of template: Template, named name: UTF8Text?, showing words: NotificationWords) -> TemplateCall?
    {
        guard let text = words.writableBody, !Template.fills(text),
            words.alert.title.map(Template.fills) != true
        else { return nil }
        // A built-in placeholder stands for the name, which is then the one that the target knows.
        let content =
            words.isPrefixedByIdentifier
            ? UTF8Text(concatenating: [Template.senderName, source.separators.id, text]) : text
        let takesTitle = template.title == Template.onlyArgument
        return TemplateCall(
            name: name, titleArguments: takesTitle ? [words.alert.title ?? ""] : [],
            contentArguments: [content])
    }

    /// Leaves the words out; where the target would show the message's own text instead, its built-in text covers it.
    private mutating func leaveOut(_ words: Alert, _ shown: NotificationWords) {
        if words.title != nil { noteLeftOut(.title) }
        if words.subtitle != nil { noteLeftOut(.subtitle) }
        if !words.localization.isEmpty { noteLeftOut(.locKey) }
        if words.body == nil { return }
        noteLeftOut(.body)
        let isOwnText = shown.bareBody == message.text && target.policies.summaryText == .message
        if !isOwnText { message.alert.body = target.texts.body.nonEmpty }
    }

    private mutating func noteLeftOut(_ field: CanonicalField) {
        note(
            .dropped, field, severity: .error,
            "the source hides it from people who hide details, and the target could not; it was left out as asked"
        )
    }
}

extension Template {
    /// The pattern that shows its one argument and nothing else.
    static let onlyArgument: UTF8Text = "{0}"
    /// The placeholder of the sender's push nickname, for which the identifier stands in.
    static let senderName: UTF8Text = "{$fromNickname}"

    /// Whether the template says the same whatever the message.
    var isFixed: Bool {
        title.firstIndex(of: UInt8(ascii: "{")) == nil && content.firstIndex(of: UInt8(ascii: "{")) == nil
    }

    /// Whether an argument holds what would be taken for a placeholder.
    static func fills(_ argument: UTF8Text) -> Bool { argument.range(of: "{$") != nil }
}

extension CanonicalField {
    /// The fields about a push's words.
    static let wording = allCases.filter { field in
        let prefixes = ["alert.", "explicitAlert.", "template.", "directed."]
        return field == .memberText || field == .hasPrefix
            || prefixes.contains { field.rawValue.hasPrefix($0) }
    }
}

extension PushMessage {
    /// The group in which the message is said; nil in a direct conversation.
    var groupID: UTF8Text? {
        conversation.kind == .direct ? nil : conversation.id ?? receivers.first ?? ""
    }
}
