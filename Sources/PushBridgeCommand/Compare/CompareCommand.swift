internal import ArgumentParser
internal import PushRecords

/// `pushbridge compare`: what two runs of `translate` do differently, and for whom.
struct CompareCommand: ParsableCommand {
    static let configuration = CommandConfiguration.named(
        "compare", "Compare two runs of 'translate': what changes, and for whom.",
        usage: "pushbridge compare [<options>] <old> <new>")

    @Argument(help: .option("Compare.old"), completion: .file())
    var old: String

    @Argument(help: .option("Compare.new"), completion: .file())
    var new: String

    @Option(name: .customLong("ids"), help: .option("Compare.identifiers"), completion: .file())
    var identifiers: String?

    @Option(help: .option("Compare.format"))
    var format = ReportFormat.text

    @OptionGroup
    var language: LanguageOption

    @Option(help: .option("Compare.examples"))
    var examples = 2

    @Option(
        help: ArgumentHelp(
            "Exit with status 1 if there is such a change. May be repeated. Kinds of change: \(FailingChange.inWords); or a verdict, for all that make it or a worse one: \(FailingChange.verdicts.joined(separator: ", ")); any is degraded. Every change that people notice counts as degraded here. exposed is refused, because records do not tell which words were hidden: use 'verify --fail-on exposed'.",
            valueName: "change"))
    var failOn: [FailingChange] = []

    @Option(name: .shortAndLong, help: .option("Compare.output"), completion: .file())
    var output = "-"

    private static let mostExamples = 100

    func validate() throws {
        guard (0...Self.mostExamples).contains(examples) else {
            throw ValidationError("'--examples' takes a number from 0 to \(Self.mostExamples).")
        }
        guard old != "-" || new != "-" else {
            throw ValidationError("Only one of the two runs can be read from standard input.")
        }
        if failOn.contains(where: \.isAboutHiddenWords) {
            throw ValidationError(CommandError.hiddenWordsUnknown)
        }
    }

    func run() throws {
        let written = try ByteSink.output(output, reading: files)
        var comparison = RunComparison(examples: examples)
        comparison.identifiers = try identifiers.map { (path) throws(CommandError) in
            try SettingsFileReader.identifiers(path)
        }
        var runs = try ComparedFiles(old: old, new: new)
        try runs.read(into: &comparison)
        let report = ChangeReport(
            names: [.old: runs.name(of: .old), .new: runs.name(of: .new)], comparison.tally,
            in: language.lang)
        var writer = JSONWriter()
        report.write(format, to: &writer)
        try written.write(writer)
        try written.finish()
        let broken = runs.conclude()
        let isEmpty = !comparison.tally.comparesSomething
        if isEmpty && !broken { StandardError.note(CommandError.nothingToCompare) }
        throw ExitCode(
            (fails(comparison.tally) || broken || isEmpty ? ExitStatus.incomplete : .done).rawValue)
    }

    private func fails(_ tally: ChangeTally) -> Bool {
        let found = PushChange.allCases.filter { change in
            tally.counts[change] != nil && failOn.contains { $0.covers(change) }
        }
        if found.isEmpty { return false }
        StandardError.note(CommandError.changed(found.map(\.rawValue)))
        return true
    }
}

/// A change that makes a comparison fail.
struct FailingChange: ExpressibleByArgument {
    /// The kind of change; nil for all that make at least a verdict.
    private let change: PushChange?
    private let fidelity: Fidelity

    init?(argument: String) {
        change = PushChange(rawValue: argument)
        let isVerdict = Self.verdicts.contains(argument) || argument == Fidelity.exposed.rawValue
        guard change != nil || isVerdict || argument == Self.any else { return nil }
        fidelity = Fidelity(rawValue: argument) ?? .degraded
    }

    func covers(_ other: PushChange) -> Bool { change.map { $0 == other } ?? (other.fidelity >= fidelity) }

    /// Whether only words count that were hidden before, which is refused: records do not tell which these are.
    var isAboutHiddenWords: Bool { change == nil && fidelity == .exposed }

    private static let any = "any"
    /// The verdicts that records alone can tell, or that cover more than they tell.
    ///
    /// Records do not tell `vendor-wording` from `degraded`, so that every change that people notice makes both.
    static let verdicts = Fidelity.allCases.filter { $0 != .identical && $0 != .exposed }.map(\.rawValue)

    static var allValueStrings: [String] { PushChange.allCases.map(\.rawValue) + verdicts + [any] }

    static var inWords: String { PushChange.allCases.map(\.rawValue).joined(separator: ", ") }
}
