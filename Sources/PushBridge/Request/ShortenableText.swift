import PushModel

/// The text that may be shortened so that the payload fits: the alert that is a string, else the body.
extension ResolvedNotification {
    var shortenableText: UTF8Text? { showsOnlyTitle ? alert.title : alert.body }

    /// This notification with another text in its place.
    func shortened(to text: UTF8Text) -> ResolvedNotification {
        var shortened = self
        if showsOnlyTitle { shortened.alert.title = text } else { shortened.alert.body = text }
        return shortened
    }

    /// The field of the message that gave the text.
    var shortenedField: CanonicalField {
        showsOnlyTitle ? titleLevel.fields.title : bodyLevel.fields.body
    }

    private var showsOnlyTitle: Bool { alertForm == .string && alert.title != nil }
}

extension TextLevel? {
    /// The fields of the message that gave a title and a body of this level.
    fileprivate var fields: (title: CanonicalField, body: CanonicalField) {
        switch self {
        case .explicitAlert: (.explicitTitle, .explicitBody)
        case .mentioned: (.memberText, .memberText)
        case .senderTemplate, .recipientTemplate, .defaultTemplate:
            (.templateTitleArguments, .templateContentArguments)
        case .directedTemplate: (.directedTitleArguments, .directedContentArguments)
        case .builtIn, .hiddenText, .mention: (.text, .text)
        case .translation: (.translations, .translations)
        case .message, nil: (.title, .body)
        }
    }
}
