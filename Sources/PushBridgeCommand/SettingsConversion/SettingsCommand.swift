internal import ArgumentParser

/// `pushbridge settings`: what users and consoles set, from one vendor to the other.
struct SettingsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "settings",
        abstract:
            "Carry what users and consoles set to the other vendor, and say what phones will do differently.",
        discussion: """
            Reads one user, or one console, a line, in the vendor's own objects, and writes a record for each: the \
            other vendor's objects and the calls that set them.

            Example:

              echo '{"user":"6006","quiet":{"ignoreInterval":"22:00-08:00"}}' |
                pushbridge settings convert --from easemob --to nim

            \(ExitStatus.help)

            Next: 'pushbridge settings profile --help' first, since messages and users refer to the console's \
            templates; then 'pushbridge settings convert --help'.
            """,
        subcommands: [SettingsConvert.self, SettingsProfile.self])
}
