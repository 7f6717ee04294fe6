import PushModel

/// Titles that a vendor's server adds by itself: the wording of its profile (reading C11), or a name (RC 18).
extension Adaptation {
    /// The name that the target shows in the title, although nobody wrote it there; turned off where the source shows no title
    /// and the target can be told so.
    mutating func nameInTitle(beside seen: NotificationWords) -> UTF8Text? {
        guard target.makesTitles, message.title == nil, message.explicitAlert == nil,
            !(message.hidesTitle && says(.hidesTitle))
        else { return nil }
        let words = targetWords(for: .unnamedReader)
        guard words.titleLevel == .builtIn, let name = words.alert.title else { return nil }
        if preference == .screen, seen.alert.title == nil, says(.hidesTitle) {
            message.hidesTitle = true
            return nil
        }
        return name
    }

    /// Tells of titles that nobody wrote.
    mutating func noteTitles(_ seen: NotificationWords, _ name: UTF8Text?) {
        let title = message.explicitAlert?.title ?? message.title
        if let name {
            if name != seen.alert.title { note(.nameInTitle, .title) }
        } else if seen.titleLevel == .builtIn && source.makesTitles {
            note(title == seen.alert.title ? .nameWrittenOut : .nameMissing, .title)
        } else {
            noteTitleOfOneSide(seen)
        }
    }

    /// Tells of a title that only one side shows because its vendor has a built-in one: the wording of a profile.
    private mutating func noteTitleOfOneSide(_ seen: NotificationWords) {
        let level = targetTitleLevel
        // Where words may be hidden by templates, these are told of already.
        let isAdded = level == .builtIn || level == .defaultTemplate && !hidesLess
        if seen.alert.title == nil && isAdded {
            wording.append(Finding(.titleAdded, .title))
        } else if seen.titleLevel == .builtIn && level == nil {
            wording.append(Finding(.titleMissing, .title))
        }
    }

    /// The level of the title that someone reads at the target who sees summaries, or else someone who hides details; only a
    /// template makes one of the message.
    private var targetTitleLevel: TextLevel? {
        mutating get {
            if let alert = message.explicitAlert { return alert.title == nil ? nil : .explicitAlert }
            if message.title != nil { return .message }
            if !target.templates.isEmpty {
                let level = targetWords(for: .unnamedReader).titleLevel
                if level != nil || hidesLess { return level }
                return targetWords(for: .simpleReader(Situation.unnamed)).titleLevel
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
