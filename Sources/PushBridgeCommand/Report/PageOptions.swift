internal import ArgumentParser
internal import MigrationReport

/// What a page shows beside a tally.
struct PageOptions: ParsableArguments {
    @Flag(
        help:
            "On the page, show words as their length and script, and identifiers and files as numbers, so that others may see it."
    )
    var redact = false

    @Option(
        help: ArgumentHelp(
            "An earlier report of 'verify --format json'; the page shows what has changed since.",
            valueName: "old"),
        completion: .file())
    var compare: String?

    /// The options of a page.
    ///
    /// - Parameters:
    ///   - tally: What the page is about.
    ///   - language: The language of the page.
    /// - Throws: That the earlier report cannot be used.
    func options(for tally: CorpusTally, _ language: ReadersLanguage) throws(CommandError) -> ReportOptions {
        var options = ReportOptions()
        options.language = language
        options.isRedacted = redact
        options.older = try compare.map { (path) throws(CommandError) in try TallyFile.read(path) }
        options.rows = ReportedRows.rows(of: [tally, options.older].compactMap(\.self))
        return options
    }
}
