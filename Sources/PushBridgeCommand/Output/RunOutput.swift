internal import PushRecords

/// Where a run writes: records, rejected lines, progress.
final class RunOutput: Sendable {
    /// Where rejected lines go when they do not stay in the output.
    enum Rejects {
        /// Records of JSON Lines to a file.
        case file(ByteSink)
        /// A sentence for each to the standard error; `input` is the name of the input, nil where records tell it.
        case sentences(input: String?)
    }

    private let records: ByteSink
    private let rejects: Rejects
    private let progress: Progress
    /// How far the records reach that are written.
    let reach = RunReach()

    init(records: ByteSink, rejects: Rejects, progress: Progress) {
        self.records = records
        self.rejects = rejects
        self.progress = progress
    }

    /// Writes an output, which an interrupt does not cut in two.
    func write(_ output: BlockOutput) throws(CommandError) {
        try Interruption.hold { () throws(CommandError) in
            reach.begin()
            try records.write(output.made.records)
            switch rejects {
            case .file(let sink): try sink.write(output.made.rejects)
            case .sentences(let input):
                if output.made.rejects.count > 0 {
                    progress.clear()
                    StandardError.write(RejectSentences.sentences(output.made.rejects, input: input))
                }
            }
            reach.note(output)
            progress.advance(lines: output.lines, to: output.end)
        }
    }

    /// Closes the files and ends the progress.
    func finish() throws(CommandError) {
        progress.finish()
        if case .file(let sink) = rejects { try sink.finish() }
        try records.finish()
    }
}
