internal import PushBridge

/// The files that a run over lines writes, which must be different files, and none that it reads.
struct OutputFiles {
    let records: ByteSink
    let rejects: ByteSink?
    let summary: ByteSink?
    /// Files that are open already, to be written behind the others.
    private let besides: [ByteSink]

    /// Opens the files that options name, and empties them once it is sure that none of them is read or is another one.
    init(
        _ options: OutputOptions, reading read: [NamedFile], besides: [ByteSink] = []
    ) throws(CommandError) {
        self.besides = besides
        var opened: [ByteSink] = []
        func open(_ option: String, _ path: String, isPrivate: Bool = true) throws(CommandError)
            -> ByteSink
        {
            let sink = try ByteSink(option, path, isPrivate: isPrivate, isStaged: true)
            opened.append(sink)
            return sink
        }
        do throws(CommandError) {
            records = try open("--output", options.output)
            rejects = if let path = options.rejects { try open("--rejects", path) } else { nil }
            // Everybody may read counts.
            summary =
                if let path = options.summary { try open("--summary", path, isPrivate: false) } else { nil }
        } catch {
            for sink in opened { sink.discard() }
            throw error
        }
        try ByteSink.refuseSame(opened + besides, reading: read)
        for sink in opened { try sink.begin() }
    }

    /// Ends files that will not be whole, and returns the names under which the beginnings of records and rejects are kept.
    func keepParts() -> (records: String?, rejects: String?) {
        summary?.discard()
        for file in besides { file.discard() }
        return (records.keepPart(), rejects?.keepPart())
    }
}

/// A file that the command line names to be read, and by which option.
struct NamedFile {
    /// The option as it is written, or "The input".
    let option: String
    /// `-` is standard input.
    let path: String

    init(_ option: String, _ path: String) {
        self.option = option
        self.path = path
    }

    /// The files of an option that may be absent.
    static func named(_ option: String, _ path: String?) -> [NamedFile] {
        path.map { [NamedFile(option, $0)] } ?? []
    }

    /// The files of an option that may be repeated.
    static func named(_ option: String, _ paths: [String]) -> [NamedFile] {
        paths.map { NamedFile(option, $0) }
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

// What each group of options names. An option that takes a file and is not here fails a test.
extension InputFileOptions {
    var files: [NamedFile] { [NamedFile("The input", input)] }
}

extension CompareCommand {
    var files: [NamedFile] {
        [NamedFile("OLD", old), NamedFile("NEW", new)] + NamedFile.named("--ids", identifiers)
    }
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
            + NamedFile.named("--groups", groups) + NamedFile.named("--ids", identifiers)
    }
}

extension ImportDevices {
    var files: [NamedFile] {
        NamedFile.named("--conversations", conversations) + NamedFile.named("--people", people)
    }
}

extension SecretOptions {
    var files: [NamedFile] { NamedFile.named("--secret-file", secretFile) }
}

extension CallerOptions {
    var files: [NamedFile] { NamedFile.named("--credentials", credentials) }
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
