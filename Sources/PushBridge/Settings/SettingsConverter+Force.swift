import PushModel

/// What forced pushes do to quiet hours, where source and target differ (reading G7).
extension SettingsConverter {
    func noteForce(_ recipient: Recipient, _ losses: inout [SettingsLoss]) {
        let breaksThroughHere = target.profile.policies.forceOverrides.contains(.quietHours)
        let brokeThrough = source.profile.policies.forceOverrides.contains(.quietHours)
        guard breaksThroughHere != brokeThrough, recipient.mode != NotificationMode.none,
            silencing(recipient, source).hasQuietHours
        else { return }
        losses.append(
            SettingsLoss(breaksThroughHere ? .forceBreaksQuietHours : .quietHoursSilenceForce, .quietDaily))
    }
}
