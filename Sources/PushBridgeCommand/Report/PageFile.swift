internal import MigrationReport

/// The file of a page, and how the page is to look.
struct PageFile {
    /// The file.
    let file: WrittenFile
    private var options = ReportOptions()

    /// Opens the file; what is in its place stays until the page is there.
    ///
    /// - Parameters:
    ///   - path: A path, or `-` for the standard output.
    ///   - option: The option that names it.
    ///   - page: What the page shows beside a tally.
    ///   - language: The language of the page.
    ///   - read: The files that are read, none of which it may be.
    /// - Throws: That a file cannot be used.
    init(
        _ path: String, option: String, _ page: PageOptions, _ language: ReadersLanguage,
        reading read: [NamedFile]
    ) throws(CommandError) {
        options.language = language
        options.isRedacted = page.redact
        file = WrittenFile(
            option, try ByteSink(path: path, isPrivate: !page.redact, isStaged: true))
        try WrittenFile.refuseSame([file], reading: read + page.files)
        guard let older = page.compare else { return }
        // Read now: whoever named a wrong file should not wait for a long run first.
        options.older = try keepingNothing { () throws(CommandError) in try TallyFile.read(older) }
    }

    /// Does what comes before the page is written; removes the file again if that fails.
    func keepingNothing<Made>(_ make: () throws(CommandError) -> Made) throws(CommandError) -> Made {
        try file.sink.keepingNothing(make)
    }

    /// Writes the page of a tally.
    ///
    /// - Parameters:
    ///   - tally: What was counted.
    ///   - settings: What conversions of settings counted; nil where none is known.
    ///   - advice: What would keep more; nil where nobody asked.
    /// - Throws: That writing failed.
    func write(
        _ tally: CorpusTally, _ settings: SettingsCounts? = nil, advice: Advice? = nil
    ) throws(CommandError) {
        var options = options
        if let older = options.older, !older.isComparable(with: tally) {
            StandardError.note(
                "The report of --compare had another target, other options or other profiles, so some of what has changed may come from them."
            )
        }
        options.commonAdvice = ReportedRows.common
        options.advice = advice.map {
            ReportedAdvice($0, target: tally.measurement.target, isRedacted: options.isRedacted)
        }
        options.rows = ReportedRows.rows(of: [tally, options.older].compactMap(\.self))
        options.settings = settings
        try file.sink.writeWhole(Array(MigrationReport(tally, options).html.utf8))
    }
}
