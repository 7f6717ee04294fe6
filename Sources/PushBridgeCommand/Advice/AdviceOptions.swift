internal import ArgumentParser
internal import PushRecords

/// Whether `verify` looks for what would keep more.
struct AdviceOptions: ParsableArguments {
    @Flag(
        help: ArgumentHelp(
            "Try changes that need no other messages (templates, settings, conversion options) on a sample, and report how many messages each improves."
        ))
    var advise = false

    @Option(
        help: ArgumentHelp(
            "The file for the target's profile with the best changes that you can make. Needs '--advise'.",
            valueName: "file"),
        completion: .file())
    var writeProfile: String?

    func validate() throws {
        guard writeProfile == nil || advise else {
            throw ValidationError("'--write-profile' needs '--advise': only measured changes are written.")
        }
    }

    /// Begins to gather a sample.
    ///
    /// - Parameters:
    ///   - input: The files of messages.
    ///   - settings: The files of settings.
    /// - Returns: What gathers it; nil where nobody wants advice.
    /// - Throws: That the profile's file cannot be opened, or is one of those that are read.
    func begin(
        reading input: InputFilesOptions, _ settings: SettingsOptions
    ) throws(CommandError) -> AdviceRun? {
        guard advise else { return nil }
        guard let writeProfile else { return AdviceRun(file: nil) }
        let sink = try ByteSink(path: writeProfile, isPrivate: true)
        try WrittenFile.refuseSame(
            [WrittenFile("--write-profile", sink)], reading: input.list().files + settings.files)
        return AdviceRun(file: sink)
    }
}
