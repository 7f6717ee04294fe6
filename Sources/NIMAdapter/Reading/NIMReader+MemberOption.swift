import PushModel

/// Other words and more force for some members of a team.
extension NIMReader {
    mutating func setForceSwitch(_ value: JSONValue, _ key: NIMKey) {
        overrule(memberOption.isForced.take(flag(value, key), places.spelling(key)))
    }

    mutating func setForceAll(_ value: JSONValue, _ key: NIMKey) {
        overrule(memberOption.isForAll.take(flag(value, key), places.spelling(key)))
    }

    mutating func setMemberText(_ value: JSONValue, _ key: NIMKey) {
        overrule(memberOption.text.take(filledText(value, key), places.spelling(key)))
    }

    /// A list of accounts, or the mark with which the Web SDK means everyone.
    mutating func setListed(_ value: JSONValue, _ key: NIMKey) {
        let text = value.string
        let audience: Audience? =
            text == "#%@all@%#" ? .everyone : list(value, text, key).map(Audience.listed)
        overrule(memberOption.listed.take(audience, places.spelling(key)))
    }

    /// Names that senders guess and the server does not know (reading N4).
    mutating func noteGuessed(_ value: JSONValue, _ key: NIMKey, _ real: NIMKey) {
        if value.isNull { return }
        values.note(
            .repaired, places.location(key), "is no key of the server; it was read as \(real.name). Send that"
        )
    }
}

// MARK: - Whom it reaches

extension NIMReader {
    /// Gives the option to those whom it reaches; in a direct message it has no effect (reading N4).
    mutating func finishMemberOption() {
        let isDirect = message.conversation.kind == .direct
        if isDirect && (conversationKind != nil || !message.receivers.isEmpty) {
            noteUnreachable()
            return
        }
        let forceSwitch = envelope.forceSwitch(of: message.kind)
        if shape == .serverV1 && forceSwitch == .none { noteForeignSwitch() }
        let (audience, isForced) = memberOption.reach(in: shape, envelope.traits, forceSwitch)
        message.mentionedBody = memberOption.text.value
        if memberOption.isForAll.value == true { overrule(memberOption.listed.spelling) }
        noteUnseenText(isReached: !audience.isEmpty)
        if audience.isEmpty { return noteNobodyForced(forceSwitch) }
        message.delivery.mentions = audience
        if isForced { message.delivery.force = audience }
    }

    private mutating func noteUnreachable() {
        if memberOption.isAbsent { return }
        for spelling in memberOption.spellings {
            values.note(
                .ignored, places.location(spelling), severity: .info,
                "belongs to an option for members of a team, which has no effect in a direct message")
        }
    }

    /// On Apple's devices the alert decides alone, and the text is for other platforms (reading N13); without a list, all
    /// or force it reaches nobody (reading N4).
    private mutating func noteUnseenText(isReached: Bool) {
        guard memberOption.text.value != nil, let spelling = memberOption.text.spelling else { return }
        if message.explicitAlert != nil {
            values.note(
                .ignored, places.location(spelling), severity: .info,
                "is not shown on Apple's devices, where apsField.alert decides; it is kept for other platforms"
            )
        } else if !isReached {
            values.note(
                .ignored, places.location(spelling), severity: .info,
                "is shown to nobody, since no member is named")
        }
    }

    private mutating func noteNobodyForced(_ forceSwitch: ForceSwitch) {
        let isTold = shape == .serverV1 && forceSwitch == .none
        guard !isTold, memberOption.isForced.value == true, let spelling = memberOption.isForced.spelling
        else {
            return
        }
        values.note(
            .ignored, places.location(spelling), severity: .info, "forces nobody, since no member is named")
    }

    private mutating func noteForeignSwitch() {
        guard let spelling = memberOption.isForced.spelling else { return }
        values.note(
            .ignored, places.location(spelling), "has no effect on a message: the list, or all, is the switch"
        )
    }
}

extension Envelope {
    @inline(__always)  // else the envelope is copied
    fileprivate func forceSwitch(of message: MessageKind) -> ForceSwitch {
        if message == .customNotification || isSuperteam { return .required }
        return kind.spelling?.key == .serverV1Ope ? .none : .optional
    }
}
