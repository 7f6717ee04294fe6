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
