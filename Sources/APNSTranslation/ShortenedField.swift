import PushModel

extension APSDictionary {
    /// The field of the message that gave the text that may be shortened.
    static func shortenedField(of notification: ResolvedNotification) -> CanonicalField {
        let isTitle = notification.alertForm == .string && notification.alert.title != nil
        return isTitle ? notification.titleLevel.titleField : notification.bodyLevel.bodyField
    }
}

extension TextLevel? {
    /// The field of the message that gave a body of this level.
    fileprivate var bodyField: CanonicalField {
        switch self {
        case .explicitAlert: .explicitBody
        case .mentioned: .memberText
        case .senderTemplate, .recipientTemplate, .defaultTemplate: .templateContentArguments
        case .directedTemplate: .directedContentArguments
        case .builtIn, .hiddenText, .mention: .text
        case .message, nil: .body
        }
    }

    /// The field of the message that gave a title of this level.
    fileprivate var titleField: CanonicalField {
        switch self {
        case .explicitAlert: .explicitTitle
        case .mentioned: .memberText
        case .senderTemplate, .recipientTemplate, .defaultTemplate: .templateTitleArguments
        case .directedTemplate: .directedTitleArguments
        case .builtIn, .hiddenText, .mention: .text
        case .message, nil: .title
        }
    }
}
