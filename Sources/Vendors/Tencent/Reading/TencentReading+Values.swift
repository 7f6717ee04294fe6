/// The vendor's own ways of reading a value.
extension MessageReader {
    /// Whether a message is kept for nobody; how long it is kept otherwise no push depends on (TX 36).
    mutating func lifeTime(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        guard let seconds = value.string?.wholeNumber ?? integer(value, key) else { return .nothing }
        if seconds != 0 { note(.notPushed, key) }
        return .flag(seconds == 0)
    }

    /// A sound file as it is spelled, or the name that stands for silence (TX 35).
    mutating func soundOrSilence(_ value: JSONValue, _ key: MetKey) -> Sound? {
        filledText(value, key).map { $0 == Self.noSound ? .silent : .file($0) }
    }

    /// The name of a sound that stands for silence.
    static var noSound: UTF8Text { "push.no_sound" }

    /// The text of a text element; what is no text is none (TX 23).
    mutating func elementText(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        if value.isNull || value.isEmptyString { return .nothing }
        guard value.kind == .string else {
            note(.valueForText, key, .words(value.kind.inWords))
            return .nothing
        }
        return content(text(value, key).map(ModelValue.text))
    }
}

// MARK: - People and conversations

extension MessageReader {
    /// The mark in a list of those mentioned that stands for everyone; the slip is the vendor's.
    static var everyone: UTF8Text { "__kImSDK_MesssageAtALL__" }

    /// A list of those mentioned; an empty one mentions nobody.
    mutating func atList(_ value: JSONValue, _ key: MetKey) -> Audience? {
        guard let ids = identifierList(value, key), !ids.isEmpty else { return nil }
        guard ids.contains(Self.everyone) else { return .listed(ids) }
        let named = ids.filter { $0 != Self.everyone }
        if !named.isEmpty { put(.texts(named), key, into: .namedMentions) }
        return .everyone
    }

    /// What a webhook tells of; one that asks before the message is sent may be answered with a refusal.
    mutating func callbackCommand(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        if let word = value.string, TencentWords.commandKinds.list.meaning(of: word) == .text("pre-send") {
            note(.asksBeforeSending, key)
        }
        if let word = value.string, case .kind(let kind)? = TencentWords.recallCommands.list.meaning(of: word)
        {
            // No document mentions a push for a recall.
            put(.kind(kind), key, into: .kind)
            put(.flag(true), key, into: .isSilent)
        }
        return word(value, key, of: TencentWords.commands.list)
    }
}
