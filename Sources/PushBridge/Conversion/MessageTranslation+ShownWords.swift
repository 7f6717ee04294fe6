import PushModel
import Vendors

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
    package var isCopy: Bool { source.vendor.adapter.isCopy(source.shape) }

    /// For what a message that is not pushed may be pushed all the same; nil where it certainly is not (reading C19).
    var uncertainField: CanonicalField? {
        let resolver = source.vendor.resolver
        guard resolver.suppression(of: message, on: Situation.devices) == .nothingToPush else { return nil }
        let isMisread = diagnostics.contains { $0.code == .essentialKeyUnknown }
        let isUnknown = (isCopy || isMisread) && resolver.profile.policies.pushes(message.kind)
        return resolver.uncertainField(of: message) ?? (isUnknown ? .kind : nil)
    }

    /// Whether the message is pushed to anyone, whatever they set.
    package var isPushedToSomebody: Bool { source.vendor.resolver.pushesToSomebody(message) }
}

extension Resolver {
    /// What one recipient reads of a message.
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
        var recipient = Recipient(id: id)
        recipient.display = .simple
        recipient.devices = Situation.devices
        return recipient
    }

    /// Someone who sees summaries.
    static func summaryReader(_ id: UTF8Text) -> Recipient {
        var recipient = Recipient(id: id)
        recipient.display = .summary
        recipient.devices = Situation.devices
        return recipient
    }

    /// Someone who sees summaries and whom no message names.
    static let unnamedReader = summaryReader(Situation.unnamed)
}
