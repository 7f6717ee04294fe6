import PushModel

/// To whom the message goes, whom it reaches, and what is seen and heard beside the words.
extension Adaptation {
    mutating func adaptDelivery() {
        adaptAddress()
        adaptSound()
        adaptBadge()
        adaptCall()
        adaptCount()
        if !says(.hasPrefix) { message.hasPrefix = nil }
        adaptMute()
        adaptForce()
        adaptCollapse()
    }

    /// A push that nobody gets passes nobody's mute.
    private mutating func adaptMute() {
        guard message.overridesMute, !mayBePushed, !says(.overridesMute) else { return }
        message.overridesMute = false
        note(.wordsOfUnseenPush, .overridesMute)
    }

    /// The target's server counts for itself.
    private mutating func adaptCount() {
        guard message.receiverUnread != nil, !says(.receiverUnread) else { return }
        message.receiverUnread = nil
        note(.countOfSource, .receiverUnread)
    }

    /// A direct message names its receivers, any other its conversation; some shapes name both.
    private mutating func adaptAddress() {
        if message.conversationKind == .direct {
            if !message.receivers.isEmpty { leaveConversationOut() }
            leaveGroupNameOut()
        } else if let id = message.conversationID {
            noteOtherReceivers(than: id)
            message.receivers = [id]
        }
    }

    /// A direct message is its receivers'.
    private mutating func leaveConversationOut() {
        guard message.conversationID != nil else { return }
        message.conversationID = nil
        note(.conversationGivesWay, .conversationID)
    }

    /// What a group's message names as its receivers, beside the group itself.
    private mutating func noteOtherReceivers(than id: UTF8Text) {
        guard message.receivers.contains(where: { $0 != id }) else { return }
        note(.receiversGiveWay, .receivers)
    }

    /// The sender's name in a group says nothing in a direct message.
    private mutating func leaveGroupNameOut() {
        guard message.senderGroupName != nil, !says(.senderGroupName) else { return }
        message.senderGroupName = nil
        note(.groupNameInDirectMessage, .senderGroupName)
    }

    /// Spells silence as the target does, and leaves out what it plays anyway.
    ///
    /// One vendor has a switch against the sound, the other a sound without a name: silence both times (reading C13).
    private mutating func adaptSound() {
        guard let sound = message.sound else { return }
        if sound == .silent, pair.source.adapter != pair.target.adapter, !shape.hasWordForSilence {
            message.sound = .file("")
            note(.silenceAsNamelessSound, .sound)
        } else if !says(.sound), case .file(let name) = sound, !name.isEmpty,
            name == target.policies.defaultSound
        {
            message.sound = nil
            note(.saidOfEveryPush, .sound)
        }
    }

    /// Calls ring where the app's profile says so, on one side or on both (reading E14).
    private mutating func adaptCall() {
        guard mayBePushed, message.isVoIP, source.policies.voip != target.policies.voip else { return }
        if source.policies.voip {
            note(.callDoesNotRing, .isVoIP)
        } else if preference == .screen {
            message.isVoIP = false
            note(.callLeftOut, .isVoIP)
        }
    }

    /// Vendors differ in what force overrides (reading G7, C7).
    private mutating func adaptForce() {
        let (before, after) = (source.policies.forceOverrides, target.policies.forceOverrides)
        // Force in a direct message is the writer's to report where the target has none.
        guard case .everyone = message.force, says(.force), before != after,
            message.conversationKind != .direct || message.receivers.isEmpty
        else { return }
        func words(_ reasons: Set<SuppressionReason>) -> DiagnosticArgument {
            .words(
                reasons.isEmpty ? "nothing" : reasons.map(\.rawValue).sorted().joined(separator: " and "))
        }
        note(.forceOverridesOther, .force, [words(after), words(before)])
    }

    /// The identifier that the source's server gives so that a recall replaces its message (reading N1).
    private mutating func adaptCollapse() {
        if source.recallOverride && message.collapseID == nil && !(target.recallOverride && says(.clientID)) {
            message.collapseID = message.clientID
        }
    }
}
