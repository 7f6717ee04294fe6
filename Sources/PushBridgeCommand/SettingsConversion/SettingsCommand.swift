internal import ArgumentParser
internal import PushBridge
internal import PushRecords

/// `pushbridge settings`: what users and consoles set, from one vendor to another.
struct SettingsCommand: ParsableCommand {
    static let configuration = CommandConfiguration.named(
        "settings",
        "Convert the settings of users and consoles for another vendor, and report what phones will do differently.",
        subcommands: [SettingsConvert.self, SettingsProfile.self])
}

/// `pushbridge settings convert`: users in, another vendor's objects and calls out.
struct SettingsConvert: ParsableCommand {
    static let configuration = CommandConfiguration.named(
        "settings convert",
        "Convert users' settings: display, quiet times, modes and mutes, devices, template, badge.",
        usage: "pushbridge settings convert --from <vendor> --to <vendor>\n[<options>] [<input> ...]")

    @OptionGroup(title: "Input")
    var conversion: SettingsConversionOptions

    @Option(name: .customLong("ids"), help: .option("SettingsConvert.identifiers"), completion: .file())
    var identifiers: String?

    @Option(help: .option("Settings.unmapped"))
    var unmapped: IdentifierMap.Unmapped?

    @Option(help: .option("SettingsConvert.format"))
    var format = UserFormat.records

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func validate() throws {
        guard unmapped == nil || identifiers != nil else {
            throw ValidationError("'--unmapped' needs '--ids'.")
        }
    }

    func run() throws {
        throw ExitCode(
            try conversion.run(.users, format.part, identifiers: (identifiers, unmapped), output).rawValue)
    }
}

/// `pushbridge settings profile`: a console's configuration in, another vendor's profile and calls out.
struct SettingsProfile: ParsableCommand {
    static let configuration = CommandConfiguration.named(
        "settings profile", "Convert a console's settings: templates, texts, badge cap, recall override.",
        usage: "pushbridge settings profile --from <vendor> --to <vendor>\n[<options>] [<input> ...]")

    @OptionGroup(title: "Input")
    var conversion: SettingsConversionOptions

    @Flag(help: .option("SettingsProfile.keepHidden"))
    var keepHidden = false

    @Option(help: .option("SettingsProfile.format"))
    var format = ConsoleFormat.records

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run() throws {
        throw ExitCode(try conversion.run(.consoles, format.part, keepsHidden: keepHidden, output).rawValue)
    }
}
