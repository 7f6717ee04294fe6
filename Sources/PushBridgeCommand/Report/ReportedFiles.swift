internal import MigrationReport

/// The files that a page is made of: reports, which are added up, and what conversions of settings counted.
struct ReportedFiles {
    /// The sum of the reports.
    let tally: CorpusTally
    /// The sum of the settings' summaries; nil where none was given.
    private(set) var settings: SettingsCounts?

    /// Reads files one after the other.
    ///
    /// - Parameter paths: At least one is a report; `-` is the standard input.
    /// - Throws: What is wrong with which file.
    init(_ paths: [String]) throws(CommandError) {
        var sum: CorpusTally?
        var first = ""
        var seen = SeenInputs()
        for path in paths {
            let file = try JSONFile(path: path)
            try seen.note(file)
            if let counts = SettingsCounts(file.root) {
                settings = settings.map { $0 + counts } ?? counts
                continue
            }
            let tally = try TallyFile.tally(in: file)
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
    /// Reads what `settings convert --summary` wrote; nil for anything else.
    fileprivate init?(_ summary: JSONValue) {
        guard summary["tally"] == nil, let differences = summary["differences"],
            let users = summary["records"]?.integer, let changed = summary["changed"]?.integer
        else { return nil }
        var counts: [String: Int] = [:]
        for member in differences.members { counts[member.key.string] = member.value.integer }
        self.init(
            users: users, changed: changed, requests: summary["requests"]?.integer ?? 0, differences: counts)
    }

    fileprivate static func + (left: SettingsCounts, right: SettingsCounts) -> SettingsCounts {
        var sum = left
        sum.add(right)
        return sum
    }
}
