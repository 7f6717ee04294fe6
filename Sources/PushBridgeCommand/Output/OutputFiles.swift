internal import PushBridge

/// The files that a run writes, which must be different files, and none that it reads.
struct OutputFiles {
    let records: ByteSink
    let rejects: ByteSink?
    let summary: ByteSink?
    /// Files that are open already, to be written behind the others.
    private let besides: [WrittenFile]

    /// Opens the files that options name.
    init(
        _ options: OutputOptions, reading read: [NamedFile], besides: [WrittenFile] = []
    ) throws(CommandError) {
        try self.init(
            records: options.output, rejects: options.rejects, summary: options.summary, reading: read,
            besides: besides, areStaged: true)
    }

    /// Opens files by their paths, and empties them once it is sure that none of them is read or is another one.
    ///
    /// Counts may be read by everybody; the other files hold device tokens and people's words.
    init(
        records: String, rejects: String?, summary: String?, reading read: [NamedFile],
        besides: [WrittenFile] = [], areStaged: Bool = false
    ) throws(CommandError) {
        self.besides = besides
        var opened: [ByteSink] = []
        do throws(CommandError) {
            let open = { (path: String, isPrivate: Bool) throws(CommandError) in
                let sink = try ByteSink(path: path, isPrivate: isPrivate, isStaged: areStaged)
                opened.append(sink)
                return sink
            }
            self.records = try open(records, true)
            self.rejects = if let rejects { try open(rejects, true) } else { nil }
            self.summary = if let summary { try open(summary, false) } else { nil }
        } catch {
            for sink in opened { sink.discard() }
            throw error
        }
        let sinks = [("--output", self.records), ("--rejects", self.rejects), ("--summary", self.summary)]
        let written = sinks.compactMap { option, sink in sink.map { WrittenFile(option, $0) } }
        try WrittenFile.refuseSame(written + besides, reading: read)
        for file in written { try file.sink.begin() }
    }

    /// Ends files that will not be whole.
    func keepParts() -> (records: String?, rejects: String?) {
        summary?.discard()
        for file in besides { file.sink.discard() }
        return (records.keepPart(), rejects?.keepPart())
    }
}

/// A file that a run writes, and the option that names it.
struct WrittenFile {
    /// The option as it is written.
    let option: String
    let sink: ByteSink

    init(_ option: String, _ sink: ByteSink) {
        self.option = option
        self.sink = sink
    }

    /// Refuses a run that would write one file twice, or over a file that it reads.
    ///
    /// Names do not count, since links and folders give one file several; pipes and `/dev/null` may be shared.
    static func refuseSame(_ files: [WrittenFile], reading read: [NamedFile]) throws(CommandError) {
        var seen = read.map {
            (option: $0.option, name: $0.name, identity: $0.identity, place: StagedFile.Name?.none)
        }
        for file in files {
            let sink = file.sink
            let same = seen.first { other in
                other.identity != nil && other.identity == sink.identity
                    || other.place != nil && other.place == sink.place
                    || other.name == sink.name && sink.isStandard
            }
            if let same {
                for file in files { file.sink.discard() }
                throw .sameFile(same.option, file.option, name: sink.name)
            }
            seen.append((file.option, sink.name, sink.identity, sink.place))
        }
    }
}

/// A file that the command line names to be read, and by which option.
struct NamedFile {
    /// The option as it is written, or "The input".
    let option: String
    /// The path; `-` is standard input.
    let path: String

    init(_ option: String, _ path: String) {
        self.option = option
        self.path = path
    }

    /// What people call it.
    var name: String { path == "-" ? "standard input" : path.shownPath }

    /// What it leads to; nil where nothing is.
    var status: FileStatus? { path == "-" ? Descriptor.standardInput.status : FileStatus(path: path) }

    /// Tells whether another name leads to the same file; nil for a pipe, `/dev/null` and what is not there.
    var identity: FileStatus.Identity? {
        let status = status
        return status?.isRegular == true ? status?.identity : nil
    }
}

extension NamedFile {
    /// The files of an option that may be absent.
    static func named(_ option: String, _ path: String?) -> [NamedFile] {
        path.map { [NamedFile(option, $0)] } ?? []
    }

    /// The files of an option that may be repeated.
    static func named(_ option: String, _ paths: [String]) -> [NamedFile] {
        paths.map { NamedFile(option, $0) }
    }
}

// What each group of options names. An option that takes a file and is not here fails a test.
extension InputFileOptions {
    var files: [NamedFile] { [NamedFile("The input", input)] }
}

extension CompareCommand {
    var files: [NamedFile] { [NamedFile("OLD", old), NamedFile("NEW", new)] }
}

extension ReportCommand {
    var files: [NamedFile] { NamedFile.named("The file", tallies) }
}

extension PageOptions {
    var files: [NamedFile] { NamedFile.named("--compare", compare) }
}

extension SettingsOptions {
    var files: [NamedFile] {
        NamedFile.named("--profile", profiles) + NamedFile.named("--recipients", recipients)
            + NamedFile.named("--groups", groups)
    }
}

extension SecretOptions {
    var files: [NamedFile] { NamedFile.named("--secret-file", secretFile) }
}

extension PassphraseOptions {
    var files: [NamedFile] { NamedFile.named("--passphrase-file", passphraseFile) }
}

extension SettingsConversionOptions {
    var files: [NamedFile] { NamedFile.named("--profile", profiles) }
}

extension AdviceOptions {
    /// The file that is written beside the output, which must be another one.
    var files: [NamedFile] { NamedFile.named("--write-profile", writeProfile) }
}
