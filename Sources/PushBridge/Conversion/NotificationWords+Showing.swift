import PushModel
import Vendors

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

    var isTitleSenders: Bool { titleLevel?.isSenders == true }
    var isBodySenders: Bool { bodyLevel?.isSenders == true }
}

extension TextLevel {
    fileprivate var isTemplate: Bool {
        switch self {
        case .defaultTemplate, .senderTemplate, .directedTemplate, .recipientTemplate: true
        case .builtIn, .hiddenText, .mention, .message, .translation, .mentioned, .explicitAlert: false
        }
    }

    fileprivate var isSenders: Bool {
        switch self {
        case .message, .translation, .mentioned, .senderTemplate, .directedTemplate, .explicitAlert: true
        case .builtIn, .hiddenText, .defaultTemplate, .mention, .recipientTemplate: false
        }
    }
}

extension MessageTranslation {
    /// Fills in what everyone whom the message does not name reads; what the resolver finds about the message is told.
    func fillWordsForEveryone(_ words: inout NotificationWords, _ findings: inout [Finding]) {
        let resolver = source.vendor.resolver
        resolver.fill(&words, shownOf: message, to: .unnamedReader, &findings)
        _ = resolver.collapseID(of: message, findings: &findings)
    }

    /// What someone with an identifier reads.
    func words(for id: UTF8Text) -> NotificationWords {
        source.vendor.resolver.shownWords(of: message, for: .summaryReader(id))
    }

    /// Whether the line is the vendor's copy of a message, which lacks what the sender set for the push (reading C21).
    package var isCopy: Bool { source.vendor.adapter.isCopy(source.shape, diagnostics) }

    /// For what a message that is not pushed may be pushed all the same; nil where it certainly is not (reading C19).
    var uncertainField: CanonicalField? {
        let resolver = source.vendor.resolver
        guard resolver.suppression(of: message, on: Situation.devices) == .nothingToPush else { return nil }
        let isMisread = diagnostics.contains { $0.code == .essentialKeyUnknown }
        let policies = resolver.profile.policies
        let mayPush = message.kind == .recall ? policies.countsRecalls : policies.pushes(message.kind)
        let isUnknown = (isCopy || isMisread) && mayPush
        return resolver.uncertainField(of: message) ?? (isUnknown ? .kind : nil)
    }

    /// Whether the message is pushed to anyone, whatever they set.
    package var isPushedToSomebody: Bool { source.vendor.resolver.pushesToSomebody(message) }
}

extension Resolver {
    func shownWords(of message: PushMessage, for reader: Recipient) -> NotificationWords {
        var words = NotificationWords()
        var ignored: [Finding] = []
        fill(&words, shownOf: message, to: reader, &ignored)
        return words
    }

    /// The fields of a message that its alert leaves out, for it is one string (reading E5).
    func wordsLeftOut(of message: PushMessage) -> [CanonicalField] {
        var words = NotificationWords()
        var findings: [Finding] = []
        fill(&words, shownOf: message, to: .unnamedReader, &findings)
        return findings.filter { $0.kind == .dropped }.map(\.field)
    }

    /// Fills it in where it is wanted, and tells what is found about the message.
    fileprivate func fill(
        _ words: inout NotificationWords, shownOf message: PushMessage, to reader: Recipient,
        _ findings: inout [Finding]
    ) {
        fill(&words, with: message, for: reader, in: message.groupID, findings: &findings)
        words.take(profile.policies.alertForm)
        if words.bodyLevel == .mention {
            words.recogniseIdentifier(message.senderID, in: profile.texts.mention)
        }
        if let call = message.template {
            words.recogniseIdentifier(message.senderID, inArgument: call.contentArguments.first)
        }
    }
}

extension Recipient {
    /// Someone who hides details.
    static func simpleReader(_ id: UTF8Text) -> Recipient {
        id == Situation.unnamed ? unnamedSimpleReader : reader(id, .simple)
    }

    static func summaryReader(_ id: UTF8Text) -> Recipient { reader(id, .summary) }

    private static func reader(_ id: UTF8Text, _ display: DisplayStyle) -> Recipient {
        var recipient = Recipient(id: id)
        recipient.display = display
        recipient.devices = Situation.devices
        return recipient
    }

    /// Someone who sees summaries and whom no message names.
    static let unnamedReader = reader(Situation.unnamed, .summary)
    private static let unnamedSimpleReader = reader(Situation.unnamed, .simple)
}
