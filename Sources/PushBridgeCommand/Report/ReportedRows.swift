internal import MappingTables
internal import MigrationReport

/// What the tables, and the list of known losses, say of rows, for a page.
enum ReportedRows {
    /// What is said of every row that tallies name.
    static func rows(of tallies: [CorpusTally]) -> [String: ReportedRow] {
        let mappings = MappingTables.Mappings.embedded
        var rows: [String: ReportedRow] = [:]
        for name in tallies.flatMap(\.conversions.losses.rows.keys) where rows[name] == nil {
            guard let (table, row) = mappings.row(id: name), let key = mappings.key(ofRow: name) else {
                continue
            }
            let own = KnownLoss.all(of: name)
            let losses = own.isEmpty ? RowJourney(of: row, in: table, mappings)?.losses ?? [] : own
            rows[name] = ReportedRow(
                key: key, meaning: FidelityReport.words(ofRow: name),
                advice: losses.prefix(mostAdvice).map(\.advice))
        }
        return rows
    }

    /// How many losses are told of a row: its own, else those of its field.
    private static let mostAdvice = 3
}

extension KnownLoss {
    /// The loss for a page.
    fileprivate var advice: ReportedRow.LossAdvice {
        let words = LossWords.of(what)
        return ReportedRow.LossAdvice(
            loss: Wording(en: "\(what): \(happens)", zh: words?.loss ?? "\(what): \(happens)"),
            remedy: Wording(en: remedy, zh: words?.remedy ?? remedy), effort: words?.effort ?? .code)
    }
}
