import PushModel
import PushResolution

/// Titles that a vendor's server adds by itself (reading C11).
extension Adaptation {
    /// Tells of a title that only one side shows because its vendor has a built-in one: the wording of a profile.
    mutating func noteTitleOfOneSide(_ seen: NotificationWords) {
        let level = targetTitleLevel
        // Where words may be hidden by templates, these are told of already.
        let isAdded = level == .builtIn || level == .defaultTemplate && !hidesLess
        if seen.alert.title == nil && isAdded {
            titleOfOneSide = Finding(.titleAdded, .title)
        } else if seen.titleLevel == .builtIn && level == nil {
            titleOfOneSide = Finding(.titleMissing, .title)
        }
    }

    /// The level of the title that someone reads at the target who sees summaries; only a template makes one of the message.
    private var targetTitleLevel: TextLevel? {
        mutating get {
            if let alert = message.explicitAlert { return alert.title == nil ? nil : .explicitAlert }
            if message.title != nil { return .message }
            if !target.templates.isEmpty || target.policies.madeTitle == .name {
                return targetWords(for: .unnamedReader).titleLevel
            }
            return target.policies.alertForm == .string || target.texts.title == nil ? nil : .builtIn
        }
    }
}

/// Words beside the one text of an alert that is a string (the other direction of reading E17).
extension Adaptation {
    /// Tells of words that are written and that nobody sees at the target, each at its own place.
    mutating func noteWordsBesideString() {
        guard target.policies.alertForm == .string, source.policies.alertForm == .object,
            isPushed
        else { return }
        let lost = asReceived { $0.pair.target.resolver.wordsLeftOut(of: $0.message) }
        for field in lost {
            let field = spelledField(of: origin(of: field))
            if findings.contains(where: { $0.field == field && $0.kind == .dropped }) { continue }
            note(.unshownAtTarget, field)
        }
    }
}
