internal import PushRecords

/// The report's examples, for people.
extension FidelityReport {
    var shownExamples: String { conversions.losses.sortedExamples.map(text).joined(separator: "\n\n") }

    private func text(of example: CorpusExample) -> String {
        let rows = example.rows.map { row in Self.key(ofRow: row).map { "\(row) \($0)" } ?? row }
        let head =
            language(example.fidelity.words + .colon + VerifyWords.place(example.place) + .pause)
            + example.source
            + (rows.isEmpty ? "" : language(.aside(rows.joined(separator: language(.comma)))))
        var lines = [head] + example.differences.flatMap(lines)
        if example.differenceCount > example.differences.count {
            let rest = example.differenceCount - example.differences.count
            lines.append("  " + language(VerifyWords.more(rest)))
        }
        if example.differences.isEmpty {
            lines += example.losses.map { "  " + ForeignText.sentence(language($0.message)) }
        }
        return lines.joined(separator: "\n")
    }

    private func lines(of difference: Difference) -> [String] {
        [
            "  \(Excerpt.ofPlace(difference.path)) \(language(SituationWords.words(of: difference.situations)))",
            "    " + language(VerifyWords.before(Excerpt.of(difference.before))),
            "    " + language(VerifyWords.after(Excerpt.of(difference.after))),
        ]
    }
}
