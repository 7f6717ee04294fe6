internal import ArgumentParser

/// `pushbridge settings`: what users and consoles set, from one vendor to the other.
struct SettingsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "settings",
        abstract:
            "Carry what users and consoles set to the other vendor, and say what phones will do differently.",
        subcommands: [SettingsConvert.self, SettingsProfile.self])
}
