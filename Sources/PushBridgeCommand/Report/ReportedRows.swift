internal import MappingTables
internal import MigrationReport

/// What the tables say of rows, for a page.
enum ReportedRows {
    /// What is said of every row that tallies name.
    static func rows(of tallies: [CorpusTally]) -> [String: ReportedRow] {
        let mappings = MappingTables.Mappings.embedded
        var rows: [String: ReportedRow] = [:]
        let targets = tallies.compactMap { mappings.vendor($0.measurement.target)?.id }
        for name in tallies.flatMap(\.conversions.losses.rows.keys) where rows[name] == nil {
            guard let key = mappings.key(ofRow: name) else {
                rows[name] = wholeMessage
                continue
            }
            let losses = losses(of: name, besides: targets, mappings)
            rows[name] = ReportedRow(
                key: key, meaning: FidelityReport.words(ofRow: name), advice: losses.map(\.advice))
        }
        return rows
    }

    /// What is known to be lost of a row's key on the way to one of the targets.
    ///
    /// A key of Apple's is every vendor's, but nobody moves from a target; only where all who have the key are targets, as
    /// from Agora to Easemob, these are asked.
    private static func losses(
        of row: String, besides targets: [String], _ mappings: MappingTables.Mappings
    ) -> [KnownLoss] {
        let journeys = RowJourney.all(ofRow: row, mappings)
        let sources = journeys.filter { !targets.contains($0.vendor) }
        let moves =
            sources.isEmpty
            ? journeys.flatMap { $0.losses() }
            : sources.flatMap { journey in targets.flatMap { journey.losses(to: $0) } }
        return moves.reduce(into: []) { known, loss in
            if !known.contains(loss) { known.append(loss) }
        }
    }

    /// What is said of losses that no key alone decides, which are counted under a code.
    private static let wholeMessage = ReportedRow(
        key: "",
        meaning: Wording(en: "The message as a whole: no key of it decides.", zh: "整条消息：不由某一个字段决定。"),
        advice: [])

    /// What is known of messages as a whole, for what no row explains.
    static var common: [ReportedRow.LossAdvice] { KnownLosses.embedded.ofWholeMessages.map(\.advice) }
}

extension KnownLoss {
    /// The loss for a page.
    fileprivate var advice: ReportedRow.LossAdvice {
        let loss = "\(what): \(happens)"
        return ReportedRow.LossAdvice(
            loss: Wording(en: loss, zh: lossInChinese ?? loss),
            remedy: Wording(en: remedy, zh: remedyInChinese ?? remedy),
            effort: effort.flatMap(ReportedRow.Effort.init) ?? .code, signs: signs.map(\.reported))
    }
}

extension LossSign {
    fileprivate var reported: ReportedRow.Sign {
        switch self {
        case .code(let code): .code(code)
        case .nothing: .nothing
        }
    }
}
