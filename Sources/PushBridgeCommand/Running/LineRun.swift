internal import PushRecords

/// A run of a subcommand over its input, from opening the files to the exit status.
struct LineRun {
    let input: InputFilesOptions
    let output: OutputOptions
    /// Files that are read besides the input.
    let reads: [NamedFile]
    /// Files that are written behind the run, besides its output.
    var besides: [WrittenFile] = []
    /// Whether the output has records; else a report comes at the end.
    var keepsRecords = true
    /// Whether reject records stand in the output unless they have a file; else sentences tell about them.
    let keepsRejects: Bool
    /// How much in the settings files is probably a mistake, which matters with `--strict`.
    var remarkCount = 0

    /// Works through the input.
    ///
    /// - Parameters:
    ///   - task: What becomes of a line.
    ///   - conclude: Writes what stands behind all records in the output; gets what was counted, and what was read.
    /// - Returns: What was counted, and how the command ends as far as rejects and `--strict` decide.
    /// - Throws: What failed.
    func callAsFunction(
        _ task: some LineTask, conclude: (Tally, CorpusInputs, inout JSONWriter) -> Void = { _, _, _ in }
    ) throws(CommandError) -> (tally: Tally, status: ExitStatus) {
        let list = try input.list()
        let digests = InputDigests()
        let sequence = try InputSequence(list, origin: input.origin, digests: keepsRecords ? nil : digests) {
            [limits = input.limits, hasKeys = input.key != nil] in
            LineFraming(
                $0, maximumLine: limits.maxLine, maximumValues: limits.maxValues, allowsDocument: !hasKeys)
        }
        let files = try OutputFiles(output, reading: list.files + reads, besides: besides)
        do throws(CommandError) {
            return try work(on: sequence, of: list, task, to: files) { tally, reach, writer in
                conclude(tally, reach.inputs(of: list, named: input.origin, digests), &writer)
            }
        } catch {
            throw error.keeping(files.keepParts())
        }
    }

    private func work(
        on sequence: sending InputSequence, of list: InputList, _ task: some LineTask, to files: OutputFiles,
        _ conclude: (Tally, RunReach, inout JSONWriter) -> Void
    ) throws(CommandError) -> (tally: Tally, status: ExitStatus) {
        let progress = Progress(output.progress, size: list.size)
        let sink = RunOutput(
            records: files.records,
            rejects: files.rejects.map(RunOutput.Rejects.file) ?? .sentences(input: list.only?.name),
            progress: progress)
        let stopped = { @Sendable [output, keepsRecords] (isCut: Bool) in
            let parts = files.keepParts()
            let name = keepsRecords ? parts.records ?? files.records.name : nil
            let sentence = sink.reach.interruption(
                of: list, output: name, isCut: isCut, hasSummary: output.summary != nil)
            StandardError.note(sentence + (parts.rejects.map { " The rejects so far are in \($0)." } ?? ""))
        }
        Interruption.install(cleanUp: { progress.clear() }, tell: stopped)
        let run = OrderedRun(
            sequence, jobs: output.jobCount, task, rules, write: sink.write)
        let tally: Tally
        do {
            tally = try run()
        } catch {
            progress.clear()
            throw error
        }
        var conclusion = JSONWriter()
        conclude(tally, sink.reach, &conclusion)
        try files.records.write(conclusion)
        try sink.finish()
        try files.summary?.finish { task.writeSummary(object: tally, to: &$0) }
        return (tally, status(of: tally, list))
    }

    private var rules: LineRules {
        var rules = LineRules()
        rules.maximumLine = input.limits.maxLine
        rules.maximumValues = input.limits.maxValues
        rules.keyEnd = input.key?.byte
        rules.rejectsInline = keepsRejects && output.rejects == nil
        rules.advice = CommandOption.named
        return rules
    }

    /// Tells why the status is not 0, unless that was told line by line.
    private func status(of tally: Tally, _ list: InputList) -> ExitStatus {
        let warnings = output.strict ? tally[.warnings] + remarkCount : 0
        let rejects = keepsRejects || output.rejects != nil ? tally[.rejects] : 0
        let isAllowed = output.allowRejects?.covers(tally[.rejects], of: tally[.lines]) ?? false
        let sentence = CommandError.shortcomings(
            rejects: rejects, areAllowed: isAllowed, in: output.rejects, invalid: tally[.invalid],
            warnings: warnings)
        if let sentence { StandardError.note(sentence) }
        for hint in CommandError.hints(tally, input: list.only?.path) { StandardError.note(hint) }
        let failures = (isAllowed ? 0 : tally[.rejects]) + tally[.invalid] + warnings
        return failures > 0 ? .incomplete : .done
    }
}
