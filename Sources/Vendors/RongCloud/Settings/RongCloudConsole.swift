extension RongCloudAdapter {
    /// The console has no calls for what a profile says: each is set by hand.
    package static func writeConsole(
        _ profile: inout AppProfile, losses: inout [SettingsLoss]
    ) -> WrittenConsole {
        var console = WrittenConsole()
        let names = profile.templates.keys.map(\.string).sorted()
        if !names.isEmpty {
            console.steps.append(
                "Make the push templates \(names.joined(separator: ", ")) for each language, without placeholders, and let "
                    + "senders name the identifiers that they get.")
        }
        settingsTable.removeLost(from: &profile, &losses)
        return console
    }
}
