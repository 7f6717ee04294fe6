internal import PushRecords
internal import Synchronization

/// A run of a subcommand over its input, from opening the files to the exit status.
struct LineRun {
    let input: InputFilesOptions
    let output: OutputOptions
    /// Files that are read besides the input.
    let reads: [NamedFile]
    /// Files that are written behind the run, besides its output.
    var besides: [ByteSink] = []
    /// Whether the output has records; else a report comes at the end.
    var keepsRecords = true
    /// Whether reject records are in the output unless they have a file; else each is a sentence on standard error.
    let keepsRejects: Bool
    /// How much in the settings files is probably a mistake, which matters with `--strict`.
    var remarkCount = 0

    func callAsFunction(
        _ task: some LineTask,
        conclude: (inout Tally, CorpusInputs, inout JSONWriter) -> Void = { _, _, _ in }
    ) throws(CommandError) -> (tally: Tally, status: ExitStatus) {
        let list = try input.list()
        let sequence = try InputSequence(list, origin: input.origin, takesDigests: !keepsRecords) {
            [limits = input.limits, hasKeys = input.key != nil, firstLine = input.firstLine] in
            LineFraming(
                $0, maximumLine: limits.maxLine, maximumValues: limits.maxValues, firstLine: firstLine,
                allowsDocument: !hasKeys)
        }
        let files = try OutputFiles(output, reading: list.files + reads, besides: besides)
        do throws(CommandError) {
            return try work(on: sequence, of: list, task, to: files, conclude)
        } catch {
            throw error.keeping(files.keepParts())
        }
    }

    private func work(
        on sequence: sending InputSequence, of list: InputList, _ task: some LineTask, to files: OutputFiles,
        _ conclude: (inout Tally, CorpusInputs, inout JSONWriter) -> Void
    ) throws(CommandError) -> (tally: Tally, status: ExitStatus) {
        let progress = Progress(output.progress, size: list.size)
        let sink = RunOutput(
            records: files.records,
            rejects: files.rejects.map(RunOutput.Rejects.file) ?? .sentences(input: list.only?.name),
            progress: progress)
        let stopped = { @Sendable [output, keepsRecords] (isCut: Bool) in
            let parts = files.keepParts()
            let name = keepsRecords ? parts.records ?? files.records.name : nil
            let sentence = sink.interruption(
                of: list, output: name, isCut: isCut, hasSummary: output.summary != nil)
            StandardError.note(sentence + (parts.rejects.map { " The rejects so far are in \($0)." } ?? ""))
        }
        Interruption.install(cleanUp: { progress.clear() }, tell: stopped)
        let run = OrderedRun(sequence, jobs: output.jobCount, task, rules, write: sink.write)
        var tally: Tally
        do {
            tally = try run()
        } catch {
            progress.clear()
            throw error
        }
        var conclusion = JSONWriter()
        conclude(&tally, sink.inputs(of: list, named: input.origin, run.digests), &conclusion)
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

/// Where a run writes: records, rejected lines, progress.
final class RunOutput: Sendable {
    /// Where rejected lines go when they do not stay in the output.
    enum Rejects {
        case file(ByteSink)
        /// A sentence for each to the standard error; `input` is the name of the input, nil where records tell it.
        case sentences(input: String?)
    }

    private let records: ByteSink
    private let rejects: Rejects
    private let progress: Progress

    /// How far the run has come.
    private struct Reach {
        /// The last line or message all of whose records are written; nil before the first.
        var last: MessagePlace?
        /// Whether some records of the next one may be written too.
        var isInside = false
        /// How many lines or messages were written of each input, by its name in records; empty for none.
        var lines: [UTF8Text: Int] = [:]
    }

    private let reach = Mutex(Reach())

    init(records: ByteSink, rejects: Rejects, progress: Progress) {
        self.records = records
        self.rejects = rejects
        self.progress = progress
    }

    /// Writes an output, which an interrupt does not cut in two.
    func write(_ output: BlockOutput) throws(CommandError) {
        try Interruption.hold { () throws(CommandError) in
            // A signal may find the write at its end or in its middle.
            reach.withLock { $0.isInside = true }
            try records.write(output.made.records)
            switch rejects {
            case .file(let sink): try sink.write(output.made.rejects)
            case .sentences(let input):
                if output.made.rejects.count > 0 {
                    progress.clear()
                    StandardError.write(Self.sentences(output.made.rejects, input: input))
                }
            }
            reach.withLock { reach in
                reach.last = output.last ?? reach.last
                reach.isInside = output.isInside
                if output.lines > 0 { reach.lines[output.last?.origin ?? "", default: 0] += output.lines }
            }
            progress.advance(lines: output.lines, to: output.end)
        }
    }

    func finish() throws(CommandError) {
        progress.finish()
        if case .file(let sink) = rejects { try sink.finish() }
        try records.finish()
    }

    func inputs(of list: InputList, named origin: String?, _ digests: [Int: String]) -> CorpusInputs {
        let lines = reach.withLock { $0.lines }
        var inputs = CorpusInputs()
        for (number, file) in list.files.enumerated() {
            let name = origin ?? (list.areNamed ? file.path : nil)
            inputs.add(
                CorpusInputs.Input(
                    name: name ?? (file.path == "-" ? nil : file.path),
                    path: origin == nil || origin == file.path ? nil : file.path,
                    lines: lines[UTF8Text(name ?? "")] ?? 0,
                    bytes: file.status.flatMap { $0.isRegular ? $0.size : nil }, digest: digests[number]))
        }
        return inputs
    }

    /// What a run over inputs says when a signal ends it: what is done, and how to go on.
    func interruption(of inputs: InputList, output: String?, isCut: Bool, hasSummary: Bool) -> String {
        let reach = reach.withLock { $0 }
        guard let output else { return "Interrupted. Nothing is in the report; run the command again." }
        let missing = hasSummary ? " There is no summary." : ""
        guard let last = reach.last else {
            let first = inputs.files[0].name
            let cut = " \(output) may have records of the first lines, the last one cut."
            let partly = reach.isInside ? " \(output) may have some records of the first message." : ""
            return "Interrupted before the first line of \(first) was done.\(isCut ? cut : partly)\(missing)"
        }
        let input = inputs.only ?? NamedFile("The input", last.origin?.string ?? "-")
        let cut = " It may also have records of later lines, the last one cut; drop these."
        let partly =
            isCut ? cut : reach.isInside ? " It may also have records of the next one; drop these." : ""
        return
            "Interrupted after \(last.inWords) of \(input.name). \(output) has all records up to there, each complete.\(partly)\(missing) \(Self.wayOn(after: last, of: input, among: inputs))"
    }

    /// How to go on behind a message.
    private static func wayOn(
        after last: MessagePlace, of input: NamedFile, among inputs: InputList
    ) -> String {
        if inputs.only != nil, input.path != "-", last.index == nil {
            return
                "To continue, give --first-line \(last.line + 1) and another --output; its records go behind these."
        }
        let file = InputCommand.quoted(input.path)
        let rest =
            switch (input.path, last.index) {
            case ("-", _): "give the rest of the input"
            case (_, nil): "give the rest (tail -n +\(last.line + 1) \(file))"
            case (_, let index?): "give the rest (jq -c '.[\(index + 1):][]' \(file))"
            }
        let others = input.path == inputs.paths.last ? "" : " and the inputs behind it"
        return
            "To continue, \(rest)\(others), and another --output; the lines of its records count from there."
    }

    /// Reject records in words, without the lines that were rejected.
    private static func sentences(_ records: borrowing JSONWriter, input: String?) -> String {
        let bytes = ByteSlice(records.bytes())
        var sentences = ""
        var start = 0
        while let end = bytes.firstLineFeed(from: start) {
            if let record = try? JSONDocument(bytes[start..<end]).root {
                sentences += sentence(record, input: input)
            }
            start = end + 1
        }
        return sentences
    }

    private static func sentence(_ record: JSONValue, input: String?) -> String {
        let place = MessagePlace(line: record["line"]?.integer ?? 0, index: record["index"]?.integer)
        let input = input ?? NamedFile("The input", record["origin"]?.string?.string ?? "-").name
        let error = record["error"]
        let code = error?["code"]?.string?.string ?? "rejected"
        let message = error?["message"]?.string?.string ?? ""
        let sentence = CommandError.rejected(input, place, code: code, message: message)
        return ForeignText.sentence(sentence) + "\n"
    }
}

extension MessagePlace {
    fileprivate var inWords: String { "line \(line)" + (index.map { ", index \($0)" } ?? "") }
}
