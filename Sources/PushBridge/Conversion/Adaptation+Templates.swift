import PushModel

/// Words that the source's templates made of the message, and what stands behind a template.
extension Adaptation {
    /// Arguments that no template of the source's profile takes either are told of, and not converted.
    mutating func noteUnusedTemplate(_ seen: NotificationWords) {
        if reading.message.holds(.templateNamedArguments), !says(.templateNamedArguments) {
            note(seen.isFromTemplate ? .templateWrittenOut : .templateUnused, .templateNamedArguments)
        }
        if says(.templateContentArguments) || reading.message.template == nil { return }
        if seen.isFromTemplate {
            // Where details are hidden, that is told of the words already.
            if !pair.hidesMore || message.showsDetails { noteTemplateWrittenOut() }
            return
        }
        for field in Self.fieldsOfTemplate
        where reading.message.holds(field) && !findings.contains(where: { $0.field == field }) {
            note(.templateUnused, field)
        }
    }

    /// Tells of a template whose words are written as they are now.
    private mutating func noteTemplateWrittenOut() {
        for field in Self.fieldsOfTemplate
        where reading.message.holds(field) && !findings.contains(where: { $0.field == field }) {
            note(.templateWrittenOut, field)
        }
    }

    private static let fieldsOfTemplate: [CanonicalField] = [
        .templateName, .templateTitleArguments, .templateContentArguments, .templateNamedArguments,
    ]

    /// Words in other languages that nobody reads, because a template that the message names words the push in all of them.
    mutating func leaveUnreadTranslationsOut(_ seen: NotificationWords) {
        guard message.holds(.translations), !says(.translations), seen.isFromTemplate else { return }
        let resolver = pair.source.resolver
        let isRead = reading.message.translations.contains { words in
            var reader = Recipient.unnamedReader
            reader.language = words.language
            return resolver.shownWords(of: reading.message, for: reader).alert != seen.alert
        }
        if isRead { return }
        message.translations = []
        note(.hiddenByTemplate, .translations)
    }
}
