internal import ArgumentParser
internal import MappingTables
internal import MigrationReport
internal import PushRecords

/// What a page shows beside a tally.
struct PageOptions: ParsableArguments {
    @Flag(help: .option("Page.redact"))
    var redact = false

    @Option(help: .option("Page.compare"), completion: .file())
    var compare: String?
}

/// For whom a page is.
enum PageFormat: String, WordOption {
    /// The page itself.
    case html
    /// Its first screen as lines of text.
    case summary
}

/// The file of a page, and how the page is to look.
struct PageFile {
    let file: ByteSink
    private let format: PageFormat
    private var options = ReportOptions()

    /// Opens the file; what is in its place stays until the page is there.
    init(
        _ path: String, option: String, _ page: PageOptions, _ language: ReadersLanguage,
        as format: PageFormat = .html, reading read: [NamedFile]
    ) throws(CommandError) {
        self.format = format
        options.language = language
        options.isRedacted = page.redact
        file = try ByteSink(option, path, isPrivate: !page.redact, isStaged: true)
        try ByteSink.refuseSame([file], reading: read + page.files)
        guard let older = page.compare else { return }
        do throws(CommandError) {
            // Read now: whoever named a wrong file should not wait for a long run first.
            options.older = try CorpusTally(in: JSONFile(path: older))
        } catch {
            file.discard()
            throw error
        }
    }

    /// Writes the page of a tally.
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
        try file.begin()
        let report = MigrationReport(tally, options)
        try file.write(format == .html ? report.html : ForeignText.lines(report.summary))
        try file.finish()
    }
}

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
    /// A key of Apple's is every vendor's, but an app does not move from a target; only where all who have the key are targets, as
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
        meaning: .text("costs.wholeMessage"),
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

extension ReportedAdvice {
    /// How many changes are shown of each place.
    private static let mostShown = 8

    /// Puts advice into words.
    init(_ advice: Advice, target: String, isRedacted: Bool) {
        let sample = advice.sample
        self.init(head: [AdviceWords.head(sample) + .text("advice.period")])
        if sample.counts.count(atLeast: .sameScreen) == 0 {
            head.append(.text("advice.nothingToDo"))
            return
        }
        if advice.items.isEmpty {
            head.append(.text("advice.nothingHelps", advice.tried))
            return
        }
        func item(_ candidates: [AdviceCandidate], _ measure: AdviceMeasure) -> Item {
            Item(
                change: .list(candidates.map { AdviceWords.change($0, isRedacted: isRedacted) }),
                effect: AdviceWords.effect(measure, of: sample, isRedacted: isRedacted))
        }
        groups = AdviceCandidate.Where.allCases.compactMap { place in
            let items = advice.items.filter { $0.candidate.place == place }
            if items.isEmpty { return nil }
            return Group(
                title: AdviceWords.place(place, target: target),
                items: items.prefix(Self.mostShown).map { item([$0.candidate], $0.measure) })
        }
        guard let combination = advice.best else {
            best = Best(title: .text("advice.nothingDoable"))
            return
        }
        best = Best(
            title: .text("advice.best"), item: item(combination.candidates, combination.measure),
            steps: isRedacted ? [] : combination.steps(target: target),
            profile: isRedacted ? nil : combination.changedProfile)
    }
}

extension Advice.Combination {
    /// What is to be done in the console.
    fileprivate func steps(target: String) -> [Wording] {
        let calls = candidates.reduce(0) { $0 + $1.console.requests.count }
        let steps = candidates.flatMap(\.console.steps).map { Wording(name: $0) }
        return (calls > 0 ? [.text("advice.calls", calls, target)] : []) + steps
    }

    /// The profile as JSON; nil where only options change.
    fileprivate var changedProfile: String? {
        if candidates.allSatisfy({ $0.place == .option }) { return nil }
        var writer = JSONWriter()
        profile.write(to: &writer)
        return writer.text().string
    }
}
