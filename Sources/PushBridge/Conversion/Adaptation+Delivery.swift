import PushModel
import Vendors

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
        adaptStorage()
        silenceOnlineOnly()
        adaptForce()
        adaptCollapse()
    }

    /// A push that nobody gets passes nobody's mute.
    private mutating func adaptMute() {
        guard message.overridesMute, !mayBePushed, !says(.overridesMute) else { return }
        message.overridesMute = false
        note(.wordsOfUnseenPush, .overridesMute)
    }

    /// What reaches only those who are online is not kept for others: where the source says both with one key, one is enough.
    private mutating func adaptStorage() {
        guard message.isOnlineOnly, !message.isStored, reading.location(of: .isStored) == nil,
            says(.isOnlineOnly) || !says(.isStored)
        else { return }
        message.isStored = true
    }

    /// What reaches only those who are online is made silent where the target's server may push it all the same (OI 8).
    private mutating func silenceOnlineOnly() {
        guard message.isOnlineOnly || !message.isStored, !message.isSilent,
            pair.target.adapter.mayPushOnlineOnly(in: shape.name)
        else { return }
        message.isSilent = true
        note(.onlineOnlyMadeSilent, .isSilent)
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
        guard let sound = message.sound else { return adaptUsualSound() }
        if target.policies.defaultSound.isEmpty, sound == .silent || sound == .file("") {
            message.sound = nil
            if reading.location(of: .sound) != nil { note(.saidOfEveryPush, .sound) }
        } else if sound == .silent, pair.source.adapter != pair.target.adapter, !shape.hasWordForSilence {
            message.sound = .file("")
            note(.silenceAsNamelessSound, .sound)
        } else if !says(.sound), case .file(let name) = sound, !name.isEmpty,
            name == target.policies.defaultSound
        {
            message.sound = nil
            note(.saidOfEveryPush, .sound)
        }
    }

    /// What the source's server plays with a message without a sound, where the target's plays something else (RC 6, OI 6).
    private mutating func adaptUsualSound() {
        let (before, after) = (source.policies.defaultSound, target.policies.defaultSound)
        guard before != after, isNoticed, isPushed, !reading.isCopy else { return }
        guard preference == .screen, says(.sound) else {
            return note(.usualSoundsDiffer, .sound, [.text(after), .text(before)])
        }
        if before.isEmpty {
            message.sound = shape.hasWordForSilence ? .silent : .file("")
            note(.usualSoundSilenced, .sound)
        } else {
            message.sound = .file(before)
            note(.usualSoundWritten, .sound, [.text(before)])
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

/// The number on the app's icon, which one vendor counts and another leaves.
extension Adaptation {
    mutating func adaptBadge() {
        // Whether a push counts that is not made, or of which a copy does not tell, means nothing unless the sender says it.
        let isTold = reading.location(of: .isCounted) != nil
        if !isTold && (!mayBePushed || reading.isCopy) { message.isCounted = nil }
        adaptUsualBadge()
        adaptLeftBadge()
        if message.kind == .pushOnly { adaptUncountedPush() }
        if message.isCounted == true && !says(.isCounted) { message.isCounted = nil }
    }

    /// What the source's server shows of a message without a number, where the target's shows something else (RC 5).
    private mutating func adaptUsualBadge() {
        let (before, after) = (source.policies.defaultBadge, target.policies.defaultBadge)
        guard before != after, isPushed, message.badge == nil, !message.leavesBadge else { return }
        switch before {
        case .one where preference == .screen && says(.badge): message.badge = 1
        case .none where preference == .screen && says(.leavesBadge): message.leavesBadge = true
        default: note(.usualBadgesDiffer, .badge, [.words(after.rawValue), .words(before.rawValue)])
        }
    }

    /// An icon that keeps its number shows the unread messages without this one (TX 25).
    private mutating func adaptLeftBadge() {
        guard message.leavesBadge, message.badge == nil, !says(.leavesBadge), says(.isCounted) else { return }
        message.leavesBadge = false
        message.isCounted = false
        note(.leftBadgeIsUncounted, .leavesBadge)
    }

    /// A push without a message may leave the icon as it is unless it has a number (RC 26).
    private mutating func adaptUncountedPush() {
        guard message.badge == nil, !message.leavesBadge, shape.leavesBadge(of: pair.target) else { return }
        if message.isCounted == false {
            message.isCounted = nil
            note(.uncountedLeavesBadge, .isCounted)
        } else if !message.holds(.badgeIncrement) {
            note(.pushNotCounted, .isCounted)
        }
    }
}

/// The category, and whether the app's service extension runs, which some servers add to every push by themselves (RC 9).
extension Adaptation {
    /// Writes what makes the target's push have the same of it, leaves out what the target adds anyway, and tells of the rest.
    mutating func adaptUsualKeys() {
        let seen = UsualKeys(of: reading.message, by: pair.source.resolver)
        if preference == .screen && isNoticed { write(seen) }
        leaveUsualKeysOut()
        if isNoticed { noteUsualKeys(beside: seen) }
    }

    private mutating func write(_ seen: UsualKeys) {
        if message.category == nil && says(.category) { message.category = seen.category }
        if message.isMutable == nil && says(.isMutable) { message.isMutable = seen.isMutable }
    }

    /// What the target, or the app, does anyway need not be said.
    private mutating func leaveUsualKeysOut() {
        let (category, isMutable) = (message.category, message.isMutable)
        if category != nil || reading.message.category != nil {
            message.category = nil
            if category != targetsUsualKeys.category {
                message.category = category
            } else if reading.message.category != nil {
                note(.saidOfEveryPush, .category)
            }
        }
        message.isMutable = nil
        if isMutable != nil && isMutable != targetsUsualKeys.isMutable {
            message.isMutable = isMutable
        } else if reading.message.isMutable == true && isMutable == true {
            note(.saidOfEveryPush, .isMutable)
        }
    }

    /// Tells of what only one of the two servers adds.
    private mutating func noteUsualKeys(beside seen: UsualKeys) {
        let (after, said) = (targetsUsualKeys, reading.message)
        if after == seen { return }
        var (missing, added): ([CanonicalField], [CanonicalField]) = ([], [])
        if said.category == nil && seen.category != after.category {
            if after.category == nil { missing.append(.category) } else { added.append(.category) }
        }
        if said.isMutable == nil && seen.isMutable != after.isMutable {
            if seen.isMutable { missing.append(.isMutable) } else { added.append(.isMutable) }
        }
        for (code, fields) in [(DiagnosticCode.usualKeysMissing, missing), (.usualKeysAdded, added)] {
            guard let first = fields.first else { continue }
            let names = fields.map { $0 == .category ? "category" : "mutable-content" }
            wording.append(Finding(code, first, [.words(names.joined(separator: ", "))]))
        }
    }

    /// What the target's push has of the message as it is so far.
    private var targetsUsualKeys: UsualKeys {
        var message = message
        if message.typeName == nil { message.typeName = pair.target.adapter.usualTypeName(of: message.kind) }
        if !says(.category) { message.category = nil }
        if !says(.isMutable) { message.isMutable = nil }
        return UsualKeys(of: message, by: pair.target.resolver)
    }
}

/// What a push has of the keys that servers add.
private struct UsualKeys: Equatable {
    let category: UTF8Text?
    let isMutable: Bool

    init(of message: PushMessage, by resolver: Resolver) {
        let isWakeUp = resolver.isWakeUp(message, on: Situation.devices)
        category = isWakeUp ? nil : resolver.category(of: message)
        isMutable = !isWakeUp && resolver.isMutable(message)
    }
}

/// The app's own data: one value in one vendor's payload, members at the root of another's, a text in a third's.
extension Adaptation {
    mutating func adaptData() {
        if !pair.isSameVendor { message.removePlatformsAtRoot() }
        if pair.handsDataAsText && !shape.takesDataAsText {
            message.appData = message.appData?.asSpelledValue
        }
        if !says(.appData) && says(.rootData) { moveToRoot() }
        if !says(.rootData) && says(.appData) { moveIntoValue() }
        if shape.takesDataAsText { message.appData = message.appData?.asText }
        adaptPlatforms()
    }

    /// The app finds the value under the same name at the root.
    private mutating func moveToRoot() {
        guard let data = message.appData else { return }
        message.rootData.append(JSONField(key: ApplicationKeys.dataKey, value: data))
        message.appData = nil
    }

    /// A single member of the other vendor's name is its value; others are put together.
    private mutating func moveIntoValue() {
        if message.rootData.isEmpty { return }
        var own = membersOfTheApp()
        message.rootData = []
        if own.isEmpty { return }
        if let data = message.appData {
            own.insert(JSONField(key: ApplicationKeys.dataKey, value: data), at: 0)
        }
        if own.count == 1, own[0].key == ApplicationKeys.dataKey {
            message.appData = own[0].value
            return
        }
        message.appData = .object(of: own)
        note(.membersMoved, .rootData, [.text(pair.target.dataName)])
    }

    /// The members at the root but for those that say again what the message says: the target says it in its own place.
    private mutating func membersOfTheApp() -> [JSONField] {
        let echoes = pair.echoes
        var own = message.rootData
        own.removeAll { member in
            guard let echo = echoes.firstIndex(where: { $0.member == member.key }) else { return false }
            note(.echoMoved, echoes[echo].field, echoes[echo].arguments)
            return true
        }
        return own
    }

    /// Settings that both vendors have for other platforms; Apple never gets them.
    mutating func adaptPlatforms() {
        if message.platforms.isEmpty { return }
        let conversion = pair.platforms.convert(
            message.platforms, from: pair.source.number, to: pair.target.number, in: shape.platforms)
        message.platforms = conversion.sections
        findings += conversion.lost.map(\.finding)
        makers = (conversion.lost.compactMap(\.decided), conversion.carried.compactMap(\.decided))
    }

    /// What phone makers decide by settings that were not written; what was left out to fit is told as a warning then.
    mutating func classesLost() -> [PlatformDecision] {
        if makers.carried.isEmpty || !message.platforms.isEmpty { return makers.lost }
        for index in findings.indices
        where findings[index].code == .leftOutToFit && findings[index].field == .platforms {
            findings[index].severity = .warning
        }
        return makers.lost + makers.carried
    }
}
