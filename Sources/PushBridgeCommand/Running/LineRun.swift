internal import PushBridge

/// A run of a subcommand over its input, from opening the files to the exit status.
struct LineRun {
    let input: InputFileOptions
    let output: OutputOptions
    /// Files that are read besides the input.
    let reads: [NamedFile]
    /// Whether reject records stand in the output unless they have a file; else sentences tell about them.
    let keepsRejects: Bool
    /// How much in the settings files is probably a mistake, which matters with `--strict`.
    var remarkCount = 0

    /// Works through the input.
    ///
    /// - Parameters:
    ///   - makeWorker: Makes a worker for a thread, which takes messages with that many values and keys.
    ///   - conclude: Writes what stands behind all records in the output.
    ///   - summarise: Writes the object of `--summary`.
    /// - Returns: What was counted, and how the command ends as far as rejects and `--strict` decide.
    /// - Throws: What failed.
    func callAsFunction<Worker: LineWorker & ~Copyable>(
        makeWorker: @escaping @Sendable (_ maximumValues: Int) -> Worker,
        conclude: (Worker.Tally, inout JSONWriter) -> Void = { _, _ in },
        summarise: (Worker.Tally, inout JSONWriter) -> Void
    ) throws(CommandError) -> (tally: Worker.Tally, status: ExitStatus) {
        let source = try ByteSource(path: input.input)
        let name = source.name
        let files = try OutputFiles(output, reading: input.files + reads)
        let progress = Progress(output.progress, size: source.size)
        let sink = RunOutput(
            records: files.records,
            rejects: files.rejects.map(RunOutput.Rejects.file) ?? .sentences(input: name), progress: progress)
        Interruption.install { progress.clear() }
        let maximumValues = input.maxValues
        let run = OrderedRun(
            LineFraming(source, maximumLine: input.maxLine, maximumValues: maximumValues),
            jobs: output.jobCount, makeWorker: { makeWorker(maximumValues) }, write: sink.write)
        let tally: Worker.Tally
        do {
            tally = try run()
        } catch {
            progress.clear()
            throw error
        }
        var conclusion = JSONWriter()
        conclude(tally, &conclusion)
        try files.records.write(conclusion)
        try sink.finish()
        if let summary = files.summary {
            var writer = JSONWriter()
            summarise(tally, &writer)
            writer.newline()
            try summary.write(writer)
            try summary.finish()
        }
        return (tally, status(of: tally))
    }

    /// Tells why the status is not 0, unless that was told line by line.
    private func status(of tally: some LineTally) -> ExitStatus {
        let warnings = output.strict ? tally.warnings + remarkCount : 0
        let rejects = keepsRejects || output.rejects != nil ? tally.counts.rejects : 0
        let sentence = CommandError.shortcomings(
            rejects: rejects, in: output.rejects, invalid: tally.invalid, warnings: warnings)
        if let sentence { StandardError.note(sentence) }
        return tally.counts.rejects + tally.invalid + warnings > 0 ? .incomplete : .done
    }
}
