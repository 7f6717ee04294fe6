internal import ArgumentParser
internal import MigrationReport

/// `pushbridge report`: what `verify` found out, as one HTML page.
struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration.named(
        "report",
        "Make one HTML page of reports of 'verify --format json': what a move changes, for whom, and what to do.",
        usage: "pushbridge report [<options>] <file> ...")

    @Argument(help: .option("Report.tallies"), completion: .file())
    var tallies: [String]

    @OptionGroup
    var page: PageOptions

    @OptionGroup
    var language: LanguageOption

    @Option(help: .option("Report.format"))
    var format = PageFormat.html

    @Option(name: .shortAndLong, help: .option("Report.output"), completion: .file())
    var output = "-"

    func validate() throws {
        guard (tallies + [page.compare].compactMap(\.self)).count(where: { $0 == "-" }) <= 1 else {
            throw ValidationError("'-' is given twice, but standard input can be read only once.")
        }
    }

    func run() throws {
        let written = try PageFile(
            output, option: "--output", page, language.lang, as: format, reading: files)
        let read: ReportedFiles
        do {
            read = try ReportedFiles(tallies)
        } catch {
            written.file.discard()
            throw error
        }
        try written.write(read.tally, read.settings)
    }
}

/// The files that a page is made of: reports, which are added up, and what conversions of settings counted.
struct ReportedFiles {
    /// The sum of the reports.
    let tally: CorpusTally
    /// The sum of the settings' summaries; nil where none was given.
    private(set) var settings: SettingsCounts?

    /// Reads files one after the other.
    init(_ paths: [String]) throws(CommandError) {
        var sum: CorpusTally?
        var first = ""
        var seen = SeenInputs()
        for path in paths {
            let file = try JSONFile(path: path)
            try seen.note(file)
            if let counts = try SettingsCounts(file) {
                var sum = settings ?? SettingsCounts(users: 0, changed: 0, requests: 0, differences: [:])
                sum.add(counts)
                settings = sum
                continue
            }
            let tally = try CorpusTally(in: file)
            try seen.note(tally.inputs, of: file.name)
            if var known = sum {
                try Self.add(tally, of: file.name, to: &known, of: first)
                sum = known
            } else {
                (sum, first) = (tally, file.name)
            }
        }
        guard let sum else { throw .usage("Name at least one report of 'verify --format json'.") }
        tally = sum
    }

    private static func add(
        _ tally: CorpusTally, of path: String, to sum: inout CorpusTally, of first: String
    ) throws(CommandError) {
        do throws(TallyMismatch) {
            try sum.add(tally)
        } catch {
            throw .mismatch(path, first, error)
        }
    }
}

extension SettingsCounts {
    /// Reads what `settings convert --summary` wrote; nil for any other file.
    fileprivate init?(_ file: JSONFile) throws(CommandError) {
        guard file.root["tally"] == nil, file.root["differences"] != nil else { return nil }
        let summary = try SummarySum(in: file)
        guard let users = summary.number(of: "records"), let changed = summary.number(of: "changed"),
            let differences = summary.numbers(of: "differences")
        else {
            throw .unmergeable(file.name, "It lacks a number of records, changed or differences")
        }
        self.init(
            users: users, changed: changed, requests: summary.number(of: "requests") ?? 0,
            differences: differences)
    }
}
