internal import PushRecords

/// The report's examples, for people.
extension FidelityReport {
    var shownExamples: String { examples.map(Self.text(of:)).joined(separator: "\n\n") }

    private static func text(of example: LossTally.Example) -> String {
        let rows = example.rows.map { row in key(ofRow: row).map { "\(row) \($0)" } ?? row }
        let head =
            "\(example.fidelity.rawValue): \(example.place.inWords), \(example.source)"
            + (rows.isEmpty ? "" : " (\(rows.joined(separator: ", ")))")
        var lines = [head] + example.differences.flatMap(lines(of:))
        if example.differenceCount > example.differences.count {
            lines.append("  … and \(example.differenceCount - example.differences.count) more")
        }
        if example.differences.isEmpty {
            lines += example.losses.map { "  \(ForeignText.sentence($0.message))" }
        }
        return lines.joined(separator: "\n")
    }

    private static func lines(of difference: Difference) -> [String] {
        [
            "  \(Excerpt.ofPlace(difference.path)) \(difference.situationsInWords)",
            "    before  \(Excerpt.of(difference.before))",
            "    after   \(Excerpt.of(difference.after))",
        ]
    }
}

extension Difference {
    /// The first situation, and how many more there are.
    var situationsInWords: String {
        let first = SituationWords.inWords(situations.first ?? "")
        let others = situations.count - 1
        return others > 0 ? "\(first) (and in \(FidelityReport.count(others, "more situation")))" : first
    }
}

extension Fidelity {
    /// What the verdict means.
    var inWords: String {
        switch self {
        case .identical: "people see the same, and apps get the same data"
        case .sameScreen: "people see the same; the app's own data differs"
        case .degraded: "people may notice something"
        }
    }
}
