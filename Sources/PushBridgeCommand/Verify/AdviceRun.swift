internal import ArgumentParser
internal import PushRecords
internal import Synchronization

/// Whether `verify` looks for what would keep more.
struct AdviceOptions: ParsableArguments {
    @Flag(help: .option("Advice.advise"))
    var advise = false

    @Option(help: .option("Advice.writeProfile"), completion: .file())
    var writeProfile: String?

    func validate() throws {
        guard writeProfile == nil || advise else {
            throw ValidationError("'--write-profile' needs '--advise': only measured changes are written.")
        }
    }

    /// Begins to gather a sample.
    func begin(reading read: [NamedFile]) throws(CommandError) -> AdviceRun? {
        guard advise else { return nil }
        let file = try writeProfile.map { (path) throws(CommandError) in
            try ByteSink("--write-profile", path)
        }
        try ByteSink.refuseSame([file].compactMap(\.self), reading: read)
        return AdviceRun(file: file)
    }
}

/// A sample that fills while a corpus is verified, the advice that follows from it, and the file of the advised profile.
final class AdviceRun: Sendable {
    private let sample = Mutex(MessageSample())
    /// Where the profile is written; nil for nowhere.
    let file: ByteSink?

    init(file: ByteSink?) { self.file = file }

    @Sendable
    func receive(_ message: VendorInput, at place: MessagePlace) {
        sample.withLock { $0.offer(message, at: place) }
    }

    func advice(_ converter: MessageConverter) -> Advice? {
        AdviceSearch(sample.withLock { $0 }, by: converter)?.advice()
    }

    /// Writes the profile, if the user wants it and it is another one; says so where it is not.
    func writeProfile(_ advice: Advice?) throws(CommandError) {
        guard let file else { return }
        guard let advice, advice.changesProfile else {
            file.discard()
            return StandardError.note(CommandError.profileUnchanged(file.name))
        }
        try file.begin()
        try file.finish { advice.profile.write(to: &$0) }
    }
}
