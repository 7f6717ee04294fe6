internal import PushBridge

/// A run of a subcommand over its input, from opening the files to the exit status.
struct LineRun {
    let input: InputFileOptions
    let output: OutputOptions
    /// Whether reject records stand in the output unless they have a file; else sentences tell about them.
    let keepsRejects: Bool

    /// Works through the input.
    ///
    /// - Parameter makeWorker: Makes a worker for a thread.
    /// - Returns: How the command ends.
    /// - Throws: What failed.
    func callAsFunction<Worker: LineWorker & ~Copyable>(
        makeWorker: @escaping @Sendable () -> Worker
    ) throws(CommandError) -> ExitStatus {
        let source = try ByteSource(path: input.input)
        let name = source.name
        let files = try OutputFiles(output, input: source)
        let progress = Progress(output.progress, size: source.size)
        let sink = RunOutput(
            records: files.records,
            rejects: files.rejects.map(RunOutput.Rejects.file) ?? .sentences(input: name), progress: progress)
        Interruption.install { progress.clear() }
        let run = OrderedRun(
            LineFraming(source, maximumLine: input.maxLine), jobs: output.jobCount, makeWorker: makeWorker,
            write: sink.write)
        let tally: Worker.Tally
        do {
            tally = try run()
        } catch {
            progress.clear()
            throw error
        }
        try sink.finish()
        try files.summary.map { (summary) throws(CommandError) in try write(tally, to: summary) }
        return status(of: tally)
    }

    private func write(_ tally: some LineTally, to summary: ByteSink) throws(CommandError) {
        var writer = JSONWriter()
        tally.write(to: &writer)
        writer.newline()
        try summary.write(writer)
        try summary.finish()
    }

    /// Tells why the status is not 0, unless that was told line by line.
    private func status(of tally: some LineTally) -> ExitStatus {
        let warnings = output.strict ? tally.warnings : 0
        let rejects = keepsRejects || output.rejects != nil ? tally.rejects : 0
        let sentence = CommandError.shortcomings(
            rejects: rejects, in: output.rejects, invalid: tally.invalid, warnings: warnings)
        if let sentence { StandardError.note(sentence) }
        return tally.rejects + tally.invalid + warnings > 0 ? .incomplete : .done
    }
}
