public import PushModel

/// The reasons against a push, in the order of reading G6: the message's, the devices', the sender's, the recipient's.
extension Resolver {
    /// The first reason for which `recipient` gets no push; nil where they get one.
    public func suppression(
        of message: PushMessage, for recipient: Recipient, in group: UTF8Text?
    ) -> SuppressionReason? {
        senderReason(message, recipient) ?? recipientReason(message, recipient, group)
    }

    private func senderReason(_ message: PushMessage, _ recipient: Recipient) -> SuppressionReason? {
        if message.conversation.kind == .room { return .chatroom }
        if message.delivery.isOnlineOnly { return .onlineOnly }
        if !recipient.devices.isEmpty && devices(of: recipient, for: message).isEmpty {
            return .filteredDevice
        }
        if message.delivery.isSilent { return profile.policies.silentReason }
        if !message.delivery.isStored { return .onlineOnly }
        return hasNothingToPush(message) ? .nothingToPush : nil
    }

    /// Commands are instructions to the client (reading E6); a custom notification shows only its own text (reading N3).
    private func hasNothingToPush(_ message: PushMessage) -> Bool {
        switch message.kind {
        case .command: !profile.policies.pushesCommands
        case .customNotification: message.alert.body == nil
        default: false
        }
    }

    private func recipientReason(
        _ message: PushMessage, _ recipient: Recipient, _ group: UTF8Text?
    ) -> SuppressionReason? {
        let setting = setting(of: recipient, for: message, group)
        let overridden =
            isForced(message, for: recipient) ? profile.policies.forceOverrides : Set<SuppressionReason>()
        if isInQuietDuration(recipient, setting) && !overridden.contains(.quietDuration) {
            return .quietDuration
        }
        if isInQuietHours(recipient) && !overridden.contains(.quietHours) { return .quietHours }
        if setting?.isMuted == true && !overridden.contains(.conversationMuted) { return .conversationMuted }
        switch setting?.mode ?? recipient.mode ?? profile.mode {
        case .all: return nil
        case .none: return overridden.contains(.modeNone) ? nil : .modeNone
        case .mentions:
            let isMentioned = isMentioned(recipient, in: message) || overridden.contains(.notMentioned)
            return isMentioned ? nil : .notMentioned
        }
    }

    func isForced(_ message: PushMessage, for recipient: Recipient) -> Bool {
        message.delivery.force.contains(
            recipient.id, ignoringCase: profile.policies.identifiersIgnoreCase)
    }

    func isMentioned(_ recipient: Recipient, in message: PushMessage) -> Bool {
        message.delivery.mentions.contains(
            recipient.id, ignoringCase: profile.policies.identifiersIgnoreCase)
    }

    private func isInQuietDuration(_ recipient: Recipient, _ setting: ConversationSetting?) -> Bool {
        recipient.quiet?.durationHolds(at: now) == true || setting?.quietUntil.map { now < $0 } == true
    }

    private func isInQuietHours(_ recipient: Recipient) -> Bool {
        recipient.quiet?.intervalHolds(at: now, zeroInterval: profile.policies.zeroQuietInterval) == true
    }

    /// What the recipient set for the conversation: the group's setting, or the sender's as their peer (reading G5).
    private func setting(
        of recipient: Recipient, for message: PushMessage, _ group: UTF8Text?
    ) -> ConversationSetting? {
        if recipient.conversations.isEmpty { return nil }
        guard let id = group ?? message.sender.id else { return nil }
        return recipient.setting(
            for: group == nil ? .direct : .group, id: id,
            ignoringCase: profile.policies.identifiersIgnoreCase)
    }
}
