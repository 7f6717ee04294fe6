internal import PushRecords

/// The sum of files: of reports, or of summaries.
enum MergedFiles {
    case tally(CorpusTally)
    case summary(SummarySum)

    /// Reads files one after the other.
    ///
    /// - Parameter paths: At least one; `-` is the standard input.
    /// - Throws: What is wrong with which file.
    init(_ paths: [String]) throws(CommandError) {
        var sum: MergedFiles?
        var seen = SeenInputs()
        for path in paths {
            let next = try Self.read(path, besides: &seen)
            if var known = sum {
                try known.add(next, of: path, to: paths[0])
                sum = known
            } else {
                sum = next
            }
        }
        guard let sum else { throw .usage("Name at least one file.") }
        self = sum
    }

    private static func read(_ path: String, besides seen: inout SeenInputs) throws(CommandError)
        -> MergedFiles
    {
        let file = try JSONFile(path: path)
        try seen.note(file)
        if file.root["tally"] != nil {
            let tally = try TallyFile.tally(in: file)
            try seen.note(tally.inputs, of: file.name)
            return .tally(tally)
        }
        return .summary(try SummarySum(in: file))
    }

    private mutating func add(
        _ other: MergedFiles, of path: String, to first: String
    ) throws(CommandError) {
        do throws(TallyMismatch) {
            switch (self, other) {
            case (.tally(var sum), .tally(let tally)):
                try sum.add(tally)
                self = .tally(sum)
            case (.summary(var sum), .summary(let summary)):
                try sum.add(summary)
                self = .summary(sum)
            default: throw TallyMismatch(member: "kind", first: kind, other: other.kind)
            }
        } catch {
            throw .mismatch(path, first, error)
        }
    }

    private var kind: String {
        switch self {
        case .tally: "a report"
        case .summary: "a summary"
        }
    }
}
