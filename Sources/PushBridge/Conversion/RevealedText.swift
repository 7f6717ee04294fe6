import PushModel

/// A field whose words someone reads, and the place on the screen where they stand.
struct RevealedText: Hashable {
    enum Place { case title, subtitle, body, keys }

    let field: CanonicalField
    let place: Place
    let shown: UTF8Text
}

extension Resolver {
    /// What someone who hides details reads of a message's own words and of its sender's name; built-in and fixed texts are
    /// neither (reading C12).
    func textRevealed(in message: PushMessage, to id: UTF8Text) -> [RevealedText] {
        if profile.policies.hidesWords { return [] }
        let reader = Recipient.simpleReader(id)
        let words = shownWords(of: message, for: reader)
        // An alert that is one string shows its title in the text's place.
        let isString = profile.policies.alertForm == .string
        var open: [RevealedText] = []
        if let title = words.alert.title {
            for field in fields(shownIn: .title, words.titleLevel, message, reader) {
                open.append(RevealedText(field: field, place: .title, shown: title))
            }
        }
        if let body = words.alert.body {
            for field in fields(shownIn: .body, words.bodyLevel, message, reader) {
                let isTitle = isString && field == .body && message.title != nil
                open.append(
                    RevealedText(
                        field: isTitle ? .title : field, place: isString ? .title : .body, shown: body))
            }
        }
        if let subtitle = words.alert.subtitle {
            open.append(RevealedText(field: .subtitle, place: .subtitle, shown: subtitle))
        }
        if words.alert.isLocalized {
            for field in words.alert.localization.fields {
                open.append(RevealedText(field: field, place: .keys, shown: ""))
            }
        }
        return open
    }

    /// The fields that a title or a body of some level shows.
    private func fields(
        shownIn place: RevealedText.Place, _ level: TextLevel?, _ message: PushMessage, _ reader: Recipient
    ) -> [CanonicalField] {
        switch level {
        // Where nobody hides details, a made text shows the message's own.
        case .builtIn where profile.policies.ignoresDisplay && place == .body: [.text]
        case nil, .builtIn, .hiddenText: []
        case .message, .explicitAlert: [place == .title ? .title : .body]
        case .translation: [.translations]
        case .mention, .mentioned: [.memberText]
        case .defaultTemplate, .recipientTemplate, .senderTemplate, .directedTemplate:
            FilledTemplate(message: message, reader: reader, resolver: self).fields(shownIn: place)
        }
    }
}

extension Alert.Localization {
    /// The fields that it says, each key with its arguments; none without a key.
    var fields: [CanonicalField] {
        var fields: [CanonicalField] = []
        func add(_ key: CanonicalField, _ arguments: CanonicalField, _ name: UTF8Text?, _ values: [UTF8Text])
        {
            if name == nil { return }
            fields.append(key)
            if !values.isEmpty { fields.append(arguments) }
        }
        add(.titleLocKey, .titleLocArgs, titleKey, titleArguments)
        add(.subtitleLocKey, .subtitleLocArgs, subtitleKey, subtitleArguments)
        add(.locKey, .locArgs, bodyKey, bodyArguments)
        return fields
    }
}

/// Finds the fields of a message that a template shows, by changing one after the other.
private struct FilledTemplate {
    let message: PushMessage
    let reader: Recipient
    let resolver: Resolver

    /// The fields that the title or the body shows.
    func fields(shownIn place: RevealedText.Place) -> [CanonicalField] {
        Self.probes.filter { decides(place, $0.change) }.map(\.field)
    }

    private func decides(_ place: RevealedText.Place, _ change: (inout PushMessage) -> Void) -> Bool {
        var other = message
        change(&other)
        let (before, after) = (
            resolver.shownWords(of: message, for: reader).alert,
            resolver.shownWords(of: other, for: reader).alert
        )
        return place == .title ? before.title != after.title : before.body != after.body
    }

    /// Each change keeps what is absent absent: only words that are there can be read.
    private static let probes: [(field: CanonicalField, change: @Sendable (inout PushMessage) -> Void)] = [
        (.text, { $0.text = $0.text?.changed }),
        (.templateTitleArguments, { $0.template?.titleArguments.change() }),
        (.templateContentArguments, { $0.template?.contentArguments.change() }),
        (.directedTitleArguments, { $0.directedTemplate?.call.titleArguments.change() }),
        (.directedContentArguments, { $0.directedTemplate?.call.contentArguments.change() }),
        (
            .senderID,
            {
                $0.senderName = ($0.senderName ?? $0.senderID)?.changed
                $0.senderGroupName = $0.senderGroupName?.changed
            }
        ),
    ]
}

extension [UTF8Text] {
    fileprivate mutating func change() { self = map(\.changed) }
}

extension UTF8Text {
    /// Another text; nothing stays nothing.
    fileprivate var changed: UTF8Text { isEmpty ? self : UTF8Text(concatenating: [self, "."]) }
}
