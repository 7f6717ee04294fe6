import PushModel
import Vendors

/// What hiding details means for the words that a sender writes for the push, where the vendors differ (reading C14).
extension SettingsConverter {
    func noteDisplay(_ recipient: Recipient, _ losses: inout [SettingsLoss]) {
        let display = recipient.display ?? source.profile.display
        // Where nobody can hide anything, the setting itself is lost, and that is told.
        if target.profile.policies.ignoresDisplay { return }
        let shows = !target.profile.policies.simpleHidesText
        guard display == .simple, shows == source.profile.policies.simpleHidesText else { return }
        losses.append(
            SettingsLoss(
                shows ? .displayShowsWrittenWords : .displayHidesWrittenWords, .display,
                difference: shows
                    ? "will show the title and the text that a sender writes for the push, where it hid them"
                    : "will hide the title and the text that a sender writes for the push, where it showed them"
            ))
    }
}
