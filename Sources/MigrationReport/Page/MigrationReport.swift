/// A tally as one HTML page for the people who decide about a migration.
///
/// The page needs no network and no script. The same tally and options give the same bytes.
public struct MigrationReport: Sendable {
    /// What `verify` found out.
    public let tally: CorpusTally
    /// What else is shown, and how.
    public let options: ReportOptions

    /// Creates a report.
    public init(_ tally: CorpusTally, _ options: ReportOptions = ReportOptions()) {
        self.tally = tally
        self.options = options
    }

    /// The page.
    public var html: String {
        var page = ReportPage(self)
        page.write()
        return page.html
    }
}
