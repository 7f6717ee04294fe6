/// Other words and more force for some members of a team, as far as the message says it (reading N4).
extension MessageReader {
    /// Gives the option to those whom it reaches; in a direct message it has no effect.
    mutating func finishMemberOption(_ shape: NIMShape, _ envelope: NIMEnvelope) {
        let isDirect = message.conversationKind == .direct
        if isDirect && (envelope.conversationKind != nil || !message.receivers.isEmpty) {
            return leaveOptionOut()
        }
        let forceSwitch = forceSwitch
        let isSwitchedByList = shape == .serverV1 && forceSwitch == .none
        if isSwitchedByList { tell(.switchOfMessage, winner(of: NIMDraft.isForced)) }
        let (audience, isForced) = reach(in: shape, forceSwitch)
        if isForAll, let list = winner(of: NIMDraft.listed), let all = winner(of: NIMDraft.isForAll) {
            dismiss(list, .givesWay, .words(places.location(all).path))
        }
        noteUnseenText(isReached: !audience.isEmpty)
        if !audience.isEmpty {
            message.mentions = audience
            if isForced { message.force = audience }
        } else if !isSwitchedByList, draft(NIMDraft.isForced)?.flag == true {
            tell(.forcesNobody, winner(of: NIMDraft.isForced))
        }
    }

    private mutating func tell(_ code: DiagnosticCode, _ key: MetKey?) {
        if let key { note(code, key) }
    }

    private mutating func leaveOptionOut() {
        tell(.optionInDirect, winner(of: NIMDraft.isForced))
        tell(.optionInDirect, winner(of: NIMDraft.isForAll))
        tell(.optionInDirect, winner(of: NIMDraft.listed))
        tell(.optionInDirect, winner(of: .memberText))
        message.memberText = nil
    }

    private var isForAll: Bool { draft(NIMDraft.isForAll)?.flag == true }

    /// On Apple's devices the alert decides alone, and the text is for other platforms (reading N13); without a list, all
    /// or force it reaches nobody (reading N4).
    private mutating func noteUnseenText(isReached: Bool) {
        guard let key = winner(of: .memberText) else { return }
        if message.has(.explicitAlert) {
            note(.memberTextBesideAlert, key)
        } else if !isReached {
            note(.memberTextForNobody, key)
        }
    }

    /// Names that senders guess and the server does not know: the first key of the same meaning is the real one.
    mutating func noteGuessedKeys() {
        if !bears(NIMMark.guessed) { return }
        for row in table.rows(marked: NIMMark.guessed.rawValue) where places.has(row) {
            let guess = table.rows[row]
            let real = table.rows.first {
                $0.shape == guess.shape && $0.field == guess.field && $0.draft == guess.draft
                    && $0.mark == nil
            }
            guard let real else { continue }
            values.note(.guessedKey, places.location(row), .words(real.name))
        }
    }
}

// MARK: - Whom it reaches

/// Whether a call to the first server interface has a switch for force beside the list.
private enum ForceSwitch {
    /// A message: the list, or all, is the switch.
    case none
    /// A custom notification or a message to a superteam: off unless it is on.
    case required
    /// Something else: it counts if it is there.
    case optional
}

extension MessageReader {
    private var forceSwitch: ForceSwitch {
        if message.kind == .customNotification || message.conversationSort == NIMConversation.superteam {
            return .required
        }
        return winner(of: .conversationKind).flatMap(NIMKey.init) == .serverV1Ope ? .none : .optional
    }

    /// Whom the option reaches, and whether it forces the push on them.
    private func reach(in shape: NIMShape, _ forceSwitch: ForceSwitch) -> (Audience, isForced: Bool) {
        let isForced = draft(NIMDraft.isForced)?.flag
        switch shape {
        case .sdk: return reachInSDK
        // Force is off unless the sender says otherwise; without a list only force means everyone.
        case .sdkV2: return (listed ?? (isForced == true ? .everyone : .nobody), isForced ?? false)
        case .serverV1:
            switch forceSwitch {
            case .none: return (serverAudience, true)
            case .required: return (serverAudience, isForced ?? false)
            case .optional: return (serverAudience, isForced ?? true)
            }
        // Without its switch, a list, or all, switches force on (NIM 9.24).
        case .serverV2: return (serverAudience, isForced ?? true)
        // Neither says anything of it.
        case .copy, .payload: return (.nobody, false)
        }
    }

    private var listed: Audience? { draft(NIMDraft.listed)?.audience }

    /// The servers mean nobody without a list unless all is set.
    private var serverAudience: Audience { isForAll ? .everyone : listed ?? .nobody }

    /// Without a list everyone is meant; force is on unless the sender, or the Web SDK, says otherwise.
    private var reachInSDK: (Audience, isForced: Bool) {
        let isWeb = bears(NIMMark.web) || bears(NIMMark.webMemberOption)
        let isForced = draft(NIMDraft.isForced)?.flag ?? (hasOption && !isWeb)
        guard let audience = listed else {
            return (isForced || message.memberText != nil ? .everyone : .nobody, isForced)
        }
        // The desktop SDK spells everyone as force with an empty list.
        let isDesktop = winner(of: NIMDraft.listed).flatMap(NIMKey.init) == .sdkForcePushIdsList_
        return (isDesktop && isForced && audience.isEmpty ? .everyone : audience, isForced)
    }

    private var hasOption: Bool {
        bears(NIMMark.memberOption) || winner(of: NIMDraft.isForced) != nil
            || winner(of: NIMDraft.listed) != nil
            || winner(of: .memberText) != nil
    }
}
