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
            SettingsLoss(
                .approximated, .quietDaily,
                breaksThroughHere
                    ? "gives way to forced pushes here, which it silenced before; force only what must ring at night"
                    : "silences forced pushes too here, which broke through it before; no setting changes that"
            ))
    }
}
