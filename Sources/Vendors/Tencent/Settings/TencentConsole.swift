/// The console: templates and the switch for mutable content, all set by hand (TS-022 to TS-025).
enum TencentConsole {
    /// What somebody does in the console for a profile, and what of the profile has no place.
    static func write(_ profile: inout AppProfile, losses: inout [SettingsLoss]) -> WrittenConsole {
        var console = WrittenConsole()
        let names = profile.templates.keys.map(\.string).sorted()
        if !names.isEmpty {
            let hasArguments = profile.templates.values.contains { $0.title.isFilled || $0.content.isFilled }
            console.steps.append(
                "Make the push templates \(names.joined(separator: ", "))"
                    + (hasArguments
                        ? ", with {{Name}} for each argument, and let senders " : ", and let senders ")
                    + "name the identifiers that they get.")
        }
        if profile.isMutable {
            console.steps.append("Switch on mutable content for the certificate.")
        }
        TencentAdapter.settingsTable.removeLost(from: &profile, &losses)
        return console
    }
}

extension UTF8Text {
    /// Whether a template's text has a placeholder.
    fileprivate var isFilled: Bool { string.contains("{{") }
}
