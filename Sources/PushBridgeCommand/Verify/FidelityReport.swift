internal import MappingTables
internal import MigrationReport
internal import PushRecords

/// What `verify` found out about a corpus.
struct FidelityReport: WrittenReport {
    let tally: CorpusTally
    /// Changes that would keep more; nil without --advise.
    var advice: Advice?
    /// The senders without a name, with the messages of each; none without --advise.
    var nameless: [(id: UTF8Text, messages: Int)] = []
    /// Whether --write-profile is given.
    var writesProfile = false
    let language: ReadersLanguage

    var conversions: ConversionTally { tally.conversions }
    /// The vendor to which the messages would be converted.
    var target: String { tally.measurement.target }
    var countsPeople: Bool { tally.countsPeople }

    func writeJSON(to writer: inout JSONWriter) {
        tally.write(to: &writer, naming: Self.names, advice: advice)
    }

    private static var names: CorpusTally.Names {
        var names = CorpusTally.Names()
        names.row = { row in
            guard let key = key(ofRow: row), let words = words(ofRow: row) else { return nil }
            return (key, words.english)
        }
        names.place = { ShownPlace.words(of: $0).english }
        return names
    }

    /// What the row with that identifier is about; nil for what is no row.
    static func key(ofRow id: String) -> String? { MappingTables.Mappings.embedded.key(ofRow: id) }

    /// What that row is, in words for people; nil for what is no row.
    static func words(ofRow id: String) -> Wording? {
        let mappings = MappingTables.Mappings.embedded
        guard let english = mappings.words(ofRow: id) else { return nil }
        let field = mappings.field(ofRow: id).flatMap(CanonicalField.init(rawValue:))
        return Wording(en: english, zh: field?.words.chinese ?? english)
    }
}

extension FidelityReport {
    var text: String {
        let parts = [
            summary, wordingByProfiles, verdicts, reached, collisions, bySource, costs, places, shownExamples,
            namelessSenders,
            advice.map {
                AdviceText(
                    advice: $0, target: target, language: language, writesProfile: writesProfile
                ).text
            } ?? "",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// How many rows and places are shown; programs get all of them.
    private static let mostCosts = 10

    private var summary: String {
        var lines = [
            language(
                .text("verify.summary", tally.lines, conversions.messages.messages, target))
        ]
        if let sentence = tally.defaultsSentence { lines.append(language(sentence)) }
        if !tally.rejected.isEmpty {
            let codes = tally.rejected.sorted { $0.key < $1.key }.map {
                "\($0.value) \(language(MessageError.Code(rawValue: $0.key).words))"
            }
            lines.append(language(.text("verify.rejected", codes.joined(separator: language(.comma)))))
        }
        return lines.joined(separator: "\n")
    }

    // MARK: Messages

    private var verdicts: String {
        let messages = conversions.messages
        var words: [Wording] = []
        if messages.unjudged > 0 { words.append(.text("verify.unjudged", messages.unjudged)) }
        if tally.alreadyTarget > 0 {
            words.append(.text("verify.alreadyTarget", tally.alreadyTarget, target))
        }
        if tally.unwritten > 0 {
            words.append(.text("verify.unwritten", tally.unwritten, target))
        }
        tally.unsendableSentence.map { words.append($0) }
        if tally.platforms > 0 {
            words.append(.text("verify.platforms", tally.platforms, target))
        }
        words += tally.androidSentences.map(\.sentence)
        if let uncertain = conversions.losses.effects[.pushUncertain] {
            words.append(.text("verify.uncertain", uncertain.messages))
        }
        let accepted = tally.measurement.accepted
        if !accepted.isEmpty {
            words.append(
                .text(
                    "verify.accepted", Wording.list(accepted.map(Wording.init(name:))),
                    Self.words(of: conversions.unsettled.verdicts)))
        }
        return (shares + words.map { language($0) }).joined(separator: "\n")
    }

    /// The verdicts with their shares; nothing where none could be given.
    private var shares: [String] {
        let messages = conversions.messages
        if messages.judged == 0 && messages.messages > 0 { return [] }
        let rows = Fidelity.allCases.map { verdict in
            [
                language(verdict.words), padded(messages[verdict]),
                Self.percent(messages.permille(of: verdict)), language(verdict.meaning),
            ]
        }
        return [ColumnLayout(rows: rows).text]
    }

    private var reached: String {
        guard countsPeople else { return "" }
        let people = conversions.people
        let others = people.withOnlyOtherData ?? 0
        let numbers = Wording.text(
            "verify.people", Self.words(of: people.reached),
            Wording.text(
                people.noticing.isOver ? "verify.moreNoticing" : "verify.noticing", people.noticing.count),
            others > 0 ? Wording.text("verify.onlyData", others) : Wording(name: ""))
        return ([numbers] + tally.peopleNotes).map { language($0) }.joined(separator: "\n")
    }

    /// The accounts that become one; the first few.
    private var collisions: String {
        let collisions = conversions.collisions
        if collisions.listed.isEmpty { return "" }
        let lines = collisions.listed.prefix(Self.mostCosts).map { collision in
            let spellings = collision.spellings.map { ForeignText.beginning(of: $0, upTo: 64) }.joined(
                separator: ", ")
            return
                "  \(collision.source): \(spellings) → \(ForeignText.beginning(of: collision.name, upTo: 64))"
        }
        let count = collisions.listed.count
        let head: Wording =
            .text(
                "verify.collisions", count,
                collisions.isCut ? Wording.text("verify.atLeast") : Wording(name: ""), target)
            + (lines.count < count ? .text("verify.firstCollisions", lines.count) : Wording(name: ""))
        return ([language(head)] + lines).joined(separator: "\n")
    }

    /// The first senders without a name, and how to get all of them as a file to fill in.
    private var namelessSenders: String {
        if nameless.isEmpty { return "" }
        let shown = nameless.prefix(Self.mostCosts).map { sender in
            Wording(name: "\(ForeignText.beginning(of: sender.id.string, upTo: 64)) (\(sender.messages))")
        }
        return language(.text("advice.nameless", nameless.count, target, Wording.list(shown)))
    }

    private var bySource: String {
        let sources = conversions[.sources]
        if sources.isEmpty { return "" }
        let hasUnjudged = conversions.messages.unjudged > 0
        let head =
            [language(.text("verify.bySource"))] + Fidelity.allCases.map { language($0.words) }
            + (hasUnjudged ? [language(.text("verify.notJudged"))] : []) + [
                language(.text("verify.messages"))
            ]
        let rows = sources.sorted { $0.key < $1.key }.map { source, count in
            let counts = count.counts
            let numbers =
                Fidelity.allCases.map { counts[$0] } + (hasUnjudged ? [counts.unjudged] : [])
                + [counts.messages]
            return [source]
                + zip(numbers, head.dropFirst()).map { padded($0, to: ColumnLayout.width(of: $1)) }
        }
        return ColumnLayout(rows: [head] + rows).text
    }

    // MARK: Losses

    private var costs: String {
        let rows = conversions.losses.sortedRows
        if rows.isEmpty { return "" }
        let shown = rows.prefix(Self.mostCosts).flatMap(lines)
        return ([language(.text("verify.decided"))] + shown + rest(rows.count)).joined(separator: "\n")
    }

    /// What a row is about, what it costs, and why: where there are several reasons, how often each.
    private func lines(of row: LossTally.NamedCost) -> [String] {
        let name = Self.words(ofRow: row.name).map { language($0) }
        let title = [Self.key(ofRow: row.name), name].compactMap(\.self)
            .joined(separator: language(.colon))
        let head = [row.name, title].filter { !$0.isEmpty }.joined(separator: "  ")
        let sentences = row.cost.sentences
        guard sentences.count > 1 else {
            return [head, "    " + inWords(row.cost) + language(.colon) + sentence(sentences.first)]
        }
        return [head, "    " + inWords(row.cost)]
            + sentences.map { told in
                let counts = language(Self.words(of: told.counts))
                return "      " + counts + language(.colon) + sentence(told)
            }
    }

    private func sentence(_ told: LossTally.Sentence?) -> String {
        let isOtherData = told.map { $0.counts.count(atLeast: .vendorWording) == 0 } ?? false
        let untold = Wording.text(isOtherData ? "verify.otherData" : "verify.otherScreen")
        return ForeignText.sentence(language(told?.loss?.message ?? untold))
    }

    private var places: String {
        let points = conversions.losses.sortedPoints
        if points.isEmpty { return "" }
        let cut = TallyList.words(of: conversions.losses.cut).map { [language($0)] } ?? []
        let shown = points.prefix(Self.mostCosts).map {
            [language(ShownPlace.words(of: $0.name)), Excerpt.ofPlace($0.name), inWords($0.cost)]
        }
        return
            ([language(.text("verify.places")), ColumnLayout(rows: shown).text] + rest(points.count) + cut)
            .joined(separator: "\n")
    }

    private func inWords(_ cost: LossTally.Cost) -> String {
        language(.list([Self.words(of: cost.counts)] + (countsPeople ? [Self.words(of: cost.people)] : [])))
    }

    private func rest(_ count: Int) -> [String] {
        count > Self.mostCosts ? [language(.text("verify.further", count - Self.mostCosts))] : []
    }

    private var wordingByProfiles: String {
        if tally.wording.isEmpty { return "" }
        let rows = tally.wording.map {
            [
                "\($0.source) → \($0.target)", language(ShownPlace.words(ofRole: $0.role)),
                "\(Excerpt.of($0.before)) → \(Excerpt.of($0.after))",
            ]
        }
        return language(.text("verify.wording")) + "\n" + ColumnLayout(rows: rows).text
    }

    private func padded(_ number: Int, to width: Int = 6) -> String {
        let digits = String(number)
        return String(repeating: " ", count: max(0, width - digits.count)) + digits
    }

    /// A share with one decimal place.
    private static func percent(_ permille: Int) -> String {
        let text = "\(permille / 10).\(permille % 10) %"
        return String(repeating: " ", count: max(0, 7 - text.count)) + text
    }

    // MARK: Examples

    private var shownExamples: String {
        conversions.losses.sortedExamples.map(text).joined(separator: "\n\n")
    }

    private func text(of example: CorpusExample) -> String {
        let rows = example.rows.map { row in Self.key(ofRow: row).map { "\(row) \($0)" } ?? row }
        let head =
            language(example.fidelity.words + .colon + Self.words(of: example.place) + .pause)
            + example.source
            + (rows.isEmpty ? "" : language(.aside(rows.joined(separator: language(.comma)))))
        var lines = [head] + example.differences.flatMap(lines)
        if example.differenceCount > example.differences.count {
            let rest = example.differenceCount - example.differences.count
            lines.append("  " + language(.text("verify.more", rest)))
        }
        if example.differences.isEmpty {
            lines += example.losses.map { "  " + ForeignText.sentence(language($0.message)) }
        }
        return lines.joined(separator: "\n")
    }

    private func lines(of difference: Difference) -> [String] {
        [
            "  \(Excerpt.ofPlace(difference.path)) \(language(SituationWords.words(of: difference.situations)))",
            "    " + language(.text("verify.before", Excerpt.of(difference.before))),
            "    " + language(.text("verify.after", Excerpt.of(difference.after))),
        ]
    }

    // MARK: Words

    private static func words(of counts: VerdictCounts) -> Wording {
        .list(counts.present.map { .text("verify.counts", $0.number, $0.verdict.rawValue, $0.verdict.words) })
    }

    private static func words(of people: PersonSet) -> Wording {
        .text(people.isOver ? "verify.morePeople" : "verify.person", people.count)
    }

    static func words(of place: MessagePlace) -> Wording {
        Wording(name: place.origin.map { Excerpt.ofPlace($0.string) + ", " } ?? "") + place.words
    }
}
