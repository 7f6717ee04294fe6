import VendorMapping

/// The console: templates and the switch for mutable content, all set by hand (TS-022 to TS-025).
enum TencentConsole {
    /// What somebody does in the console for a profile, and what of the profile has no place.
    static func write(_ profile: inout AppProfile, losses: inout [SettingsLoss]) -> WrittenConsole {
        var console = WrittenConsole()
        let names = profile.templates.keys.map(\.string).sorted()
        if !names.isEmpty {
            console.steps.append(
                "Make the push templates \(names.joined(separator: ", ")), with {{Name}} for each argument, and let senders "
                    + "name the identifiers that they get.")
        }
        if profile.isMutable {
            console.steps.append("Switch on mutable content for the certificate.")
        }
        noteHiddenTexts(&profile, &losses)
        if profile.badgeCap > 0 {
            losses.append(
                SettingsLoss(
                    .badgeCapLost, .badgeCap,
                    difference: "may show a number over \(profile.badgeCap) on the icon"))
            profile.badgeCap = 0
        }
        if profile.recallOverride {
            losses.append(
                SettingsLoss(
                    .recallsNotPushed, .recallOverride, difference: "will keep the push of a recalled message"
                ))
            profile.recallOverride = false
        }
        if profile.timeToLive != nil {
            losses.append(SettingsLoss(.noTimeToLive, .timeToLive, difference: "may get pushes later"))
            profile.timeToLive = nil
        }
        return console
    }

    private static func noteHiddenTexts(_ profile: inout AppProfile, _ losses: inout [SettingsLoss]) {
        if profile.hiddenTexts.isEmpty { return }
        losses.append(
            SettingsLoss(
                .nobodyHidesWords, .hiddenTexts, difference: "will show what messages say to everybody"))
        profile.hiddenTexts = [:]
    }
}
