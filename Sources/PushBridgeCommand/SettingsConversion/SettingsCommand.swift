internal import ArgumentParser

/// `pushbridge settings`: what users and consoles set, from one vendor to another.
struct SettingsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "settings",
        abstract:
            "Convert the settings of users and consoles for another vendor, and report what phones will do differently.",
        discussion: """
            Reads one user, or one console, per line, as objects of the vendor's API. Writes a record for each: the \
            target's objects, and the API calls that set them.

            Example:

              echo '{"user":"6006","quiet":{"ignoreInterval":"22:00-08:00"}}' |
                pushbridge settings convert --from easemob --to nim

            \(ExitStatus.help)

            Next: start with 'pushbridge settings profile --help', because messages and users refer to the console's \
            templates; then 'pushbridge settings convert --help'.
            """,
        subcommands: [SettingsConvert.self, SettingsProfile.self])
}
