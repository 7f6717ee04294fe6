internal import ArgumentParser
internal import PushRecords

/// Whether `verify` looks for what would keep more.
struct AdviceOptions: ParsableArguments {
    @Flag(
        help: ArgumentHelp(
            "Try changes that need no other messages (templates, settings of the target's profile, conversion options) on a sample, and report how many messages each improves."
        ))
    var advise = false

    @Option(
        help: ArgumentHelp(
            "With --advise: the file for the target's profile with the best changes that you can make; not written if none helps.",
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
    /// - Parameter read: The files that are read, and those that are written already.
    /// - Returns: What gathers it; nil where nobody wants advice.
    /// - Throws: That the profile's file cannot be opened, or is one of those.
    func begin(reading read: [NamedFile]) throws(CommandError) -> AdviceRun? {
        guard advise else { return nil }
        guard let writeProfile else { return AdviceRun(file: nil) }
        let sink = try ByteSink(path: writeProfile, isPrivate: true)
        try WrittenFile.refuseSame([WrittenFile("--write-profile", sink)], reading: read)
        return AdviceRun(file: sink)
    }
}
