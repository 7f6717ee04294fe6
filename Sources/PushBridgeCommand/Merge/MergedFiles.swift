internal import PushRecords

/// The sum of files: of reports, or of summaries.
enum MergedFiles {
    case tally(CorpusTally)
    case summary(SummarySum)

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
            let tally = try CorpusTally(in: file)
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

/// The inputs whose messages files have counted, so that none of them counts twice.
struct SeenInputs {
    /// The file that has an input, by the digest of the input's name and content.
    private var files: [UInt64: String] = [:]
    /// A file that has an input, and what the input is called there, by the digest of the content.
    private var contents: [String: (file: String, input: String)] = [:]
    /// The files themselves, by what tells whether another name leads to the same one.
    private var identities: [FileStatus.Identity: String] = [:]

    mutating func note(_ file: JSONFile) throws(CommandError) {
        guard let identity = file.identity else { return }
        if let other = identities[identity] { throw .sameFileTwice(file.name, other) }
        identities[identity] = file.name
    }

    /// Notes the inputs of a file; tells of those that are equal and have other names.
    mutating func note(_ inputs: CorpusInputs, of file: String) throws(CommandError) {
        for (input, digest) in inputs.recognisable {
            if let other = files[digest] { throw .inputTwice(file, input.map(Self.words), other) }
        }
        for (input, digest) in inputs.recognisable {
            files[digest] = file
            guard let input, let content = input.digest else { continue }
            if let other = contents[content], other.file != file {
                StandardError.note(
                    CommandError.equalInputs(file, Self.words(input), other.file, other.input))
            }
            contents[content] = (file, Self.words(input))
        }
    }

    private static func words(_ input: CorpusInputs.Input) -> String { input.name ?? "standard input" }
}

extension CorpusTally {
    /// Reads a report of `verify --format json`.
    init(in file: JSONFile) throws(CommandError) {
        do {
            try self.init(file.root)
        } catch {
            throw .unmergeable(file.name, error)
        }
    }
}

extension SummarySum {
    /// Reads what `--summary` wrote.
    init(in file: JSONFile) throws(CommandError) {
        do {
            try self.init(file.root)
        } catch {
            throw .unmergeable(file.name, error, orSummary: true)
        }
    }
}

extension CommandError {
    static func unmergeable(_ file: String, _ what: String) -> CommandError {
        CommandError(status: .malformed, description: "\(file): \(sentence(what))")
    }

    static func unmergeable(_ file: String, _ error: TallyError, orSummary: Bool = false) -> CommandError {
        let tally = "'pushbridge verify --format json' writes a tally"
        let way = orSummary ? " \(tally), and --summary a summary." : " \(tally)."
        return .unmergeable(file, error.description + (error.isForeign ? way : ""))
    }

    static func mismatch(_ file: String, _ first: String, _ mismatch: TallyMismatch) -> CommandError {
        .unmergeable(
            file,
            "It does not add up with \(first): \"\(mismatch.member)\" is \(mismatch.other) here and \(mismatch.first) there. Measure all parts in the same way"
        )
    }

    static func sameFileTwice(_ file: String, _ other: String) -> CommandError {
        .unmergeable(
            file,
            file == other
                ? "It is given twice, and its messages would count twice"
                : "It is the same file as \(other), and its messages would count twice")
    }

    static func inputTwice(_ file: String, _ input: String?, _ other: String) -> CommandError {
        let what = input.map { "the input \($0)" } ?? "one of its inputs"
        return .unmergeable(
            file,
            "\(other) has counted \(what) too, with the same content, and its messages would count twice. Leave one of the two files out"
        )
    }

    static func equalInputs(_ file: String, _ input: String, _ other: String, _ otherInput: String) -> String
    {
        "\(file): Its input \(input) has the same content as the input \(otherInput) of \(other); both count."
    }

    static let unreadableSummary = CommandError.usage(
        "Summaries have no text form. Leave out '--format text', or add up reports of 'verify --format json'."
    )
}
