import PushModel

/// The words as one recipient reads them.
extension NotificationWords {
    /// Takes what an alert of some form shows of the words: one that is a string shows its title, if it has one, as its text,
    /// and nothing beside it (readings E5, E17).
    mutating func take(_ form: Policies.AlertForm) {
        guard form == .string else { return }
        guard let title = alert.title else {
            alert = Alert(body: alert.body)
            return
        }
        alert = Alert(body: title)
        (titleLevel, bodyLevel) = (nil, titleLevel)
        prefix = nil
    }

    /// The body without the name before it.
    var bareBody: UTF8Text? {
        guard let prefix, let body = alert.body else { return alert.body }
        return body[min(prefix.length, body.count)..<body.count]
    }

    /// The sender's name and the separator that a server puts before the body; nil for an identifier.
    var nameWithSeparator: UTF8Text? {
        guard let prefix, !prefix.isIdentifier, let body = alert.body else { return nil }
        return body[0..<min(prefix.length, body.count)]
    }

    /// Takes an identifier at the start of the text for those mentioned for what it is.
    ///
    /// - Parameters:
    ///   - id: The sender's, which stands in where nobody knows a name.
    ///   - pattern: The vendor's text for those mentioned.
    mutating func recogniseIdentifier(_ id: UTF8Text?, in pattern: UTF8Text?) {
        let name: UTF8Text = "{$dynamicFrom}"
        guard bodyLevel == .mention, let id, let pattern, pattern.hasPrefix(name) else { return }
        if alert.body == UTF8Text(concatenating: [id, pattern[name.count..<pattern.count]]) {
            prefix = NamePrefix(name: id, length: id.count, isIdentifier: true)
        }
    }

    /// Takes an identifier for what it is that fills the sender's place at the start of a template's argument.
    ///
    /// The separator behind it is a colon; a space behind that belongs to the text, which then reads the same whatever
    /// separator the target has.
    mutating func recogniseIdentifier(_ id: UTF8Text?, inArgument argument: UTF8Text?) {
        guard prefix == nil, let id, let argument, argument.hasPrefix(Template.senderName) else { return }
        let text = argument[Template.senderName.count..<argument.count]
        let separators: [UTF8Text] = [":", "："]
        guard let separator = separators.first(where: text.hasPrefix),
            alert.body == UTF8Text(concatenating: [id, text])
        else { return }
        prefix = NamePrefix(name: id, length: id.count + separator.count, isIdentifier: true)
    }

    /// Whether an identifier stands before the body; it is never written out as text (reading C1).
    var isPrefixedByIdentifier: Bool { prefix?.isIdentifier == true }

    /// The body as it may be written out: with a name before it, without an identifier.
    var writableBody: UTF8Text? { isPrefixedByIdentifier ? bareBody : alert.body }

    /// Whether there is more to show than a title and a body.
    var hasMoreThanTitleAndBody: Bool {
        alert.subtitle != nil || alert.launchImage != nil || !alert.extras.isEmpty
            || alert.isLocalized && !alert.localization.isEmpty
    }

    /// Whether a body reads like another one, but for the separator that a server puts behind the sender's name.
    func bodyReads(like other: NotificationWords) -> Bool {
        if alert.body == other.alert.body { return true }
        guard let prefix, prefix.name == other.prefix?.name else { return false }
        return bareBody == other.bareBody
    }

    /// Whether a body says the same but for an identifier that a server puts before it where nobody knows a name.
    func bodySays(sameAs other: NotificationWords) -> Bool {
        isPrefixedByIdentifier && other.prefix != nil && bareBody == other.bareBody
    }

    /// Whether a template words anything of it.
    var isFromTemplate: Bool {
        titleLevel?.isTemplate == true || bodyLevel?.isTemplate == true
    }

    /// The words without those that the vendor has for messages that bring none.
    var unlessBuiltIn: NotificationWords {
        var words = self
        if titleLevel == .builtIn { words.alert.title = nil }
        if bodyLevel == .builtIn { words.alert.body = nil }
        return words
    }

    /// The words that the sender chose, without those that the vendor or the app supplied.
    var saidBySender: NotificationWords {
        var words = self
        if !isTitleSenders { words.alert.title = nil }
        if !isBodySenders { words.alert.body = nil }
        return words
    }

    /// Whether the sender chose the title.
    var isTitleSenders: Bool { titleLevel?.isSenders == true }
    /// Whether the sender chose the body.
    var isBodySenders: Bool { bodyLevel?.isSenders == true }
}

extension TextLevel {
    /// Whether a template words it.
    fileprivate var isTemplate: Bool {
        switch self {
        case .defaultTemplate, .senderTemplate, .directedTemplate, .recipientTemplate: true
        case .builtIn, .hiddenText, .mention, .message, .translation, .mentioned, .explicitAlert: false
        }
    }

    /// Whether the words of this level are the sender's choice.
    fileprivate var isSenders: Bool {
        switch self {
        case .message, .translation, .mentioned, .senderTemplate, .directedTemplate, .explicitAlert: true
        case .builtIn, .hiddenText, .defaultTemplate, .mention, .recipientTemplate: false
        }
    }
}
