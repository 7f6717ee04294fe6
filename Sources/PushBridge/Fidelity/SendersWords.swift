import PushModel

/// What the sender of a message said, wherever a vendor shows it.
struct SendersWords {
    /// The message's own texts.
    private let texts: [UTF8Text]
    /// Those, and the words that the sender chose for the push.
    private let all: [UTF8Text]

    init(of message: PushMessage) {
        texts = ([message.text] + message.elements.map(\.text)).compactMap { $0?.nonEmpty }
        var words = [message.alert, message.explicitAlert ?? Alert()].flatMap {
            [$0.title, $0.subtitle, $0.body]
        }
        words += message.translations.flatMap { [$0.title, $0.body] } + [message.memberText]
        let calls = [message.template, message.directedTemplate?.call].compactMap(\.self)
        words += calls.flatMap { $0.titleArguments + $0.contentArguments }
        all = texts + words.compactMap { $0?.nonEmpty }
    }

    /// Whether a text that a level gave is the sender's, or shows what the sender wrote.
    func hold(_ text: UTF8Text?, of level: TextLevel?) -> Bool {
        guard let text, let level else { return false }
        return switch level {
        case .message, .translation, .mentioned, .senderTemplate, .directedTemplate, .explicitAlert: true
        case .mention, .hiddenText: false
        case .builtIn, .defaultTemplate, .recipientTemplate: texts.contains { text.range(of: $0) != nil }
        }
    }

    /// Whether a text shows somebody words that an alert did not show them.
    func areShown(by text: UTF8Text?, unlike alert: Alert) -> Bool {
        guard let text else { return false }
        let read = [alert.title, alert.subtitle, alert.body].compactMap(\.self)
        return all.contains { words in
            text.range(of: words) != nil && !read.contains { $0.range(of: words) != nil }
        }
    }
}
