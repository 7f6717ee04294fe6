/// The files that a run of `send` writes, and the outcomes that it continues.
struct SendFiles {
    let outcomes: ByteSink
    let summary: ByteSink?
    /// What the file of `--resume` has already.
    let earlier: EarlierOutcomes?

    /// Opens the files, and empties or continues them once it is sure that no other run writes the outcomes, and that
    /// no file is another one of the run.
    ///
    /// - Throws: That a file cannot be opened or written, is used twice, or has something else than outcomes.
    init(_ command: SendCommand) throws(CommandError) {
        let continued = command.dryRun ? nil : command.resume.file
        earlier = try command.resume.file.map { path throws(CommandError) in
            try EarlierOutcomes(
                path: path, maximumLine: command.input.limits.maxLine,
                retriesUncertain: command.resume.retryUncertain)
        }
        let outcomes = try ByteSink(
            path: continued ?? command.output.output, isPrivate: true, waitsForRoom: !command.dryRun)
        self.outcomes = outcomes
        summary = try outcomes.keepingNothing { () throws(CommandError) in
            try command.output.summary.map { path throws(CommandError) in
                try ByteSink(path: path, isPrivate: false)
            }
        }
        let written =
            [WrittenFile(continued == nil ? "--output" : "--resume", outcomes)]
            + (summary.map { [WrittenFile("--summary", $0)] } ?? [])
        try WrittenFile.refuseSame(written, reading: command.files)
        do throws(CommandError) {
            try begin(continuing: continued != nil)
        } catch {
            for file in written { file.sink.discard() }
            throw error
        }
    }

    private func begin(continuing isContinued: Bool) throws(CommandError) {
        try outcomes.lock()
        try earlier?.read()
        let addsLineFeed = isContinued && earlier?.lacksLineFeed == true
        try outcomes.begin(behind: isContinued ? earlier?.size ?? 0 : 0)
        try summary?.begin()
        if addsLineFeed { try outcomes.write("\n") }
    }
}

extension SendCommand {
    /// The files that are read.
    fileprivate var files: [NamedFile] {
        input.files + NamedFile.named("--ca", server.authorities) + NamedFile.named("--key", token.key)
            + NamedFile.named("--passphrase-file", token.passphrase.passphraseFile)
            + (dryRun ? NamedFile.named("--resume", resume.file) : [])
    }
}
