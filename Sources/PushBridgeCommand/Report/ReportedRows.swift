internal import MappingTables
internal import MigrationReport

/// What the tables, and the list of known losses, say of rows, for a page.
enum ReportedRows {
    /// What is said of every row that tallies name.
    static func rows(of tallies: [CorpusTally]) -> [String: ReportedRow] {
        var rows: [String: ReportedRow] = [:]
        for name in tallies.flatMap(\.conversions.losses.rows.keys) where rows[name] == nil {
            guard let key = MappingTables.Mappings.embedded.key(ofRow: name) else { continue }
            rows[name] = ReportedRow(
                key: key, meaning: FidelityReport.words(ofRow: name),
                advice: KnownLoss.all(of: name).map(\.advice))
        }
        return rows
    }
}

extension KnownLoss {
    /// The loss for a page.
    fileprivate var advice: ReportedRow.Advice {
        let words = LossWords.of(self)
        return ReportedRow.Advice(
            loss: Wording(en: "\(what): \(happens)", zh: words?.loss ?? "\(what): \(happens)"),
            remedy: Wording(en: remedy, zh: words?.remedy ?? remedy), effort: words?.effort ?? .code)
    }
}
