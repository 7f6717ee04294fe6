import PushModel
import VendorMapping

/// What forced pushes do to quiet times and mutes, where source and target differ (reading G7).
extension SettingsConverter {
    func noteForce(_ recipient: Recipient, _ losses: inout [SettingsLoss]) {
        let (brokeThrough, breaksThroughHere) = (source.breaks(.quietHours), target.breaks(.quietHours))
        guard breaksThroughHere != brokeThrough, recipient.mode != NotificationMode.none,
            silencing(recipient, source).hasQuietHours
        else { return }
        losses.append(
            SettingsLoss(breaksThroughHere ? .forceBreaksQuietHours : .quietHoursSilenceForce, .quietDaily))
    }

    /// The same of a one-off quiet time, where the target holds one.
    func noteForceInQuietTime(_ recipient: Recipient, _ losses: inout [SettingsLoss]) {
        let breaksThroughHere = target.breaks(.quietDuration)
        guard breaksThroughHere != source.breaks(.quietDuration), recipient.mode != NotificationMode.none,
            let end = recipient.quiet?.until, end > configuration.now,
            target.adapter.settingsTable.row(of: .quietUntil) != nil
        else { return }
        losses.append(
            SettingsLoss(breaksThroughHere ? .forceBreaksQuietHours : .quietHoursSilenceForce, .quietUntil))
    }

    /// The same of muted groups, where the target holds a mute as such.
    func noteForceInMutedGroups(_ recipient: Recipient, _ losses: inout [SettingsLoss]) {
        let breaksThroughHere = target.breaks(.conversationMuted)
        guard breaksThroughHere != source.breaks(.conversationMuted),
            target.adapter.settingsTable.row(of: .conversationMuted) != nil
        else { return }
        for (index, setting) in recipient.conversations.enumerated()
        where setting.kind == .group && (setting.isMuted || !setting.isReceived) {
            losses.append(
                SettingsLoss(
                    breaksThroughHere ? .forceBreaksMute : .muteSilencesForce, .conversationMuted, at: index))
        }
    }
}

extension SettingsConverter.Side {
    /// Whether a forced push opens what is closed for a reason.
    fileprivate func breaks(_ reason: SuppressionReason) -> Bool {
        ForcedMessages(of: adapter).has(.group) && profile.policies.forceOverrides.contains(reason)
    }
}
