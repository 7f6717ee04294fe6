internal import ArgumentParser
internal import PushRecords
internal import Synchronization

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
    func begin(reading read: [NamedFile]) throws(CommandError) -> AdviceRun? {
        guard advise else { return nil }
        guard let writeProfile else { return AdviceRun(file: nil) }
        let sink = try ByteSink(path: writeProfile, isPrivate: true)
        try WrittenFile.refuseSame([WrittenFile("--write-profile", sink)], reading: read)
        return AdviceRun(file: sink)
    }
}

/// A sample that fills while a corpus is verified, the advice that follows from it, and the profile that is written.
final class AdviceRun: Sendable {
    private let sample = Mutex(MessageSample())
    private let file: ByteSink?
    private let advice = Mutex<Advice?>(nil)

    init(file: ByteSink?) { self.file = file }

    /// Takes a message of the corpus.
    @Sendable
    func receive(_ message: VendorInput, at place: MessagePlace) {
        sample.withLock { $0.offer(message, at: place) }
    }

    /// Searches the sample for advice.
    func conclude(_ converter: MessageConverter) -> Advice? {
        let found = AdviceSearch(sample.withLock { $0 }, by: converter)?.advice()
        advice.withLock { $0 = found }
        return found
    }

    /// Whether somebody wants the profile as a file.
    var writesProfile: Bool { file != nil }

    /// Does what comes before the profile is written; removes a new file again if that fails.
    func keepingNothing<Made>(_ make: () throws(CommandError) -> Made) throws(CommandError) -> Made {
        if let file { try file.keepingNothing(make) } else { try make() }
    }

    /// Writes the profile, if somebody wants it and it is another one; says so where it is not.
    func writeProfile() throws(CommandError) {
        guard let file else { return }
        guard let advice = advice.withLock({ $0 }), advice.changesProfile else {
            file.discard()
            return StandardError.note(CommandError.profileUnchanged(file.name))
        }
        let profile = advice.profile
        try file.begin()
        try file.finish { profile.write(to: &$0) }
    }
}
