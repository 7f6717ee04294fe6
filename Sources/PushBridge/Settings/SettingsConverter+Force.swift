import PushModel
import Vendors

/// What forced pushes do to quiet times and mutes, where source and target differ (reading G7).
extension SettingsConverter {
    func noteForce(_ recipient: Recipient, _ losses: inout [SettingsLoss]) {
        let (brokeThrough, breaksThroughHere) = (source.breaks(.quietHours), target.breaks(.quietHours))
        guard breaksThroughHere != brokeThrough, hears(recipient),
            silencing(recipient, source).hasQuietHours
        else { return }
        losses.append(
            SettingsLoss(breaksThroughHere ? .forceBreaksQuietHours : .quietHoursSilenceForce, .quietDaily))
    }

    /// Whether some conversation is heard at all, in the app's mode or in its own.
    private func hears(_ recipient: Recipient) -> Bool {
        recipient.mode != NotificationMode.none
            || recipient.conversations.contains { $0.mode.map { $0 != NotificationMode.none } == true }
    }

    /// The same of a one-off quiet time, where the target holds one.
    func noteForceInQuietTime(_ recipient: Recipient, _ losses: inout [SettingsLoss]) {
        let breaksThroughHere = target.breaks(.quietDuration)
        guard breaksThroughHere != source.breaks(.quietDuration), hears(recipient),
            let end = recipient.quiet?.until, end > configuration.now,
            target.adapter.settingsTable.row(of: .quietUntil) != nil
        else { return }
        losses.append(
            SettingsLoss(breaksThroughHere ? .forceBreaksQuietHours : .quietHoursSilenceForce, .quietUntil))
    }

    /// The same of muted groups, where the target holds a mute as such, or no force breaks through anything.
    func noteForceInMutedGroups(_ recipient: Recipient, _ losses: inout [SettingsLoss]) {
        let breaksThroughHere = target.breaks(.conversationMuted)
        guard breaksThroughHere != source.breaks(.conversationMuted),
            target.adapter.settingsTable.row(of: .conversationMuted) != nil
                || target.profile.policies.forceOverrides.isEmpty
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
