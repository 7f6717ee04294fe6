import PushModel

/// Other words and more force for some members of a team, as far as the message says it (NIM 1a, rows 5 to 8).
struct MemberOption {
    /// Whether force is on.
    var isForced = Choice<Bool>()
    /// Whether the option holds for everyone.
    var isForAll = Choice<Bool>()
    /// Whom the option lists.
    var listed = Choice<Audience>()
    /// The words for them.
    var text = Choice<UTF8Text>()

    /// The first key that says something of it.
    var spelling: NIMSpelling? {
        isForced.spelling ?? isForAll.spelling ?? listed.spelling ?? text.spelling
    }
}

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
        let audience = value.string == "#%@all@%#" ? Audience.everyone : list(value, key).map(Audience.listed)
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
        if isDirect && (statedKind != nil || !message.receivers.isEmpty) {
            if let spelling = memberOption.spelling {
                values.note(
                    .ignored, places.location(spelling), severity: .info,
                    "belongs to an option for members of a team, which has no effect in a direct message")
            }
            return
        }
        noteForeignSwitch()
        let reached: (audience: Audience, isForced: Bool) =
            switch shape {
            case .sdk: sdkAudience
            case .sdkV2: sdkV2Audience
            case .serverV1: serverV1Audience
            case .serverV2: serverV2Audience
            }
        message.mentionedBody = memberOption.text.value
        if reached.audience.isEmpty { return }
        message.delivery.mentions = reached.audience
        if reached.isForced { message.delivery.force = reached.audience }
    }

    /// Without a list everyone is meant; force is on unless the sender, or the Web SDK, says otherwise.
    private var sdkAudience: (Audience, Bool) {
        let isWeb = traits.contains(.web) || traits.contains(.webMemberOption)
        let exists = traits.contains(.memberOption) || memberOption.spelling != nil
        let isForced = memberOption.isForced.value ?? (exists && !isWeb)
        guard let listed = memberOption.listed.value else {
            return (isForced || memberOption.text.value != nil ? .everyone : .nobody, isForced)
        }
        // The desktop SDK spells everyone as force with an empty list.
        let isDesktop = memberOption.listed.spelling?.key == .sdkForcePushIdsList_
        return (isDesktop && isForced && listed.isEmpty ? .everyone : listed, isForced)
    }

    /// Force is off unless the sender says otherwise; without a list only force means everyone.
    private var sdkV2Audience: (Audience, Bool) {
        let isForced = memberOption.isForced.value ?? false
        return (memberOption.listed.value ?? (isForced ? .everyone : .nobody), isForced)
    }

    /// A list, or all, is the switch of messages; custom notifications and superteams have one of their own.
    private var serverV1Audience: (Audience, Bool) {
        if message.kind == .customNotification || envelope.isSuperteam {
            return (serverAudience, memberOption.isForced.value ?? false)
        }
        return (serverAudience, isServerV1Message || (memberOption.isForced.value ?? true))
    }

    /// Whether it is a message to a person or a team, whose interface knows no switch.
    private var isServerV1Message: Bool {
        envelope.kind.spelling?.key == .serverV1Ope && !envelope.isSuperteam
            && message.kind != .customNotification
    }

    private mutating func noteForeignSwitch() {
        guard isServerV1Message, let spelling = memberOption.isForced.spelling else { return }
        values.note(
            .ignored, places.location(spelling), "has no effect on a message: the list, or all, is the switch"
        )
    }

    /// Without its switch, a list, or all, switches force on (NIM 9.24).
    private var serverV2Audience: (Audience, Bool) {
        (serverAudience, memberOption.isForced.value ?? true)
    }

    /// The servers mean nobody without a list unless all is set.
    private var serverAudience: Audience {
        memberOption.isForAll.value == true ? .everyone : memberOption.listed.value ?? .nobody
    }
}
