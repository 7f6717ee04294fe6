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

/// The elements that a message consists of (TX 3, TX 17, TX 22).
extension MessageReader {
    /// Takes one element, whose keys filled the drafts.
    ///
    /// - Parameter place: The element's place in the list of them; nil for the one of a client's message.
    mutating func takeElement(_ place: MetKey? = nil) {
        let (kind, text) = (take(TencentDraft.elementKind), take(TencentDraft.elementText))
        let (words, data, sound) = (
            take(TencentDraft.elementWords), take(TencentDraft.elementData), take(TencentDraft.elementSound)
        )
        let isCustom = words != nil || data != nil || sound != nil
        guard let element = kind?.value.kind ?? (text != nil ? .text : isCustom ? .custom : nil) else {
            guard let place else { return }
            values.note(.unknownElement, places.location(ofObject: place.home))
            return gathered.parts.append(MessageElement(.other, text: nil))
        }
        if element != .text { dismiss(text?.key, .textOfNoText) }
        let isVoid = element != .custom || isPushGiven
        for part in [words, data, sound] where isVoid {
            dismiss(part?.key, element == .custom ? .besidePush : .ofNoCustomElement)
        }
        if !isVoid {
            takeFirst(data, into: .appData)
            takeFirst(sound, into: .sound)
        }
        let own = element == .text ? text?.value.text : isVoid ? nil : words?.value.text
        gathered.parts.append(MessageElement(element, text: own))
    }

    /// Of several custom elements the first counts, after the push section.
    private mutating func takeFirst(_ part: (value: ModelValue, key: MetKey)?, into field: CanonicalField) {
        guard let part else { return }
        if let first = winner(of: field) {
            dismiss(part.key, .givesWay, .words(places.location(first).path))
        } else {
            put(part.value, part.key, into: field)
        }
    }

    /// Whether the sender says anything of the push beside the elements: words of its own, or that there is none (TX 17).
    ///
    /// The push section is read before the elements.
    private var isPushGiven: Bool {
        remembers(TencentTrait.givenPush) || message.isSilent
            || !message.presentFields.isDisjoint(with: [.title, .subtitle, .body, .templateName])
            || !gathered.words.isEmpty
    }

    /// Takes one entry of `GroupAtInfo`.
    mutating func takeMention() {
        let (all, one) = (take(TencentDraft.mentionsAll), take(TencentDraft.mentioned))
        if let all, all.value.flag == true {
            dismiss(one?.key, .givesWay, .words(places.location(all.key).path))
            gathered.everyone = all.key
            return
        }
        guard let one, let id = one.value.text else { return }
        gathered.people.append(id)
        gathered.naming.append(one.key)
    }

    /// Who is mentioned: with the flag everyone, and by name those whom other entries name (TX 32).
    mutating func finishMentions() {
        guard let audience = gathered.audience else { return }
        message.mentions = audience
        if gathered.everyone != nil, let key = gathered.naming.first {
            put(.texts(gathered.people), key, into: .namedMentions)
        }
    }

    /// Takes the words for one language.
    mutating func takeTranslation(_ element: MetKey) {
        let (title, body) = (take(TencentDraft.translatedTitle), take(TencentDraft.translatedBody))
        guard let language = take(TencentDraft.language)?.value.text else {
            return values.note(.noLanguage, places.location(ofObject: element.home))
        }
        gathered.words.append(
            LocalizedWords(language: language, title: title?.value.text, body: body?.value.text))
    }
}
