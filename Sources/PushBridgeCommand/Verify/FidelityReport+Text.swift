internal import PushRecords

/// The report for people.
extension FidelityReport {
    var text: String {
        let parts = [
            summary, verdicts, bySource, costs, places, shownExamples, wordingByProfiles,
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// How many rows and places are shown; programs get all of them.
    private static let mostCosts = 10

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }

    private var summary: String {
        var lines = [
            "\(Self.count(tally[.lines], "line")), \(Self.count(conversions.messages.messages, "message")) to become \(target)'s"
        ]
        if !tally[.rejected].isEmpty {
            let codes = tally[.rejected].sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
            lines.append("rejected: \(codes.joined(separator: ", "))")
        }
        return lines.joined(separator: "\n")
    }

    private var verdicts: String {
        let rows = Fidelity.allCases.map { verdict in
            [
                verdict.rawValue, padded(conversions.messages[verdict]),
                Self.percent(conversions.messages.permille(of: verdict)), verdict.inWords,
            ]
        }
        var lines = [ColumnLayout(rows: rows).text]
        if tally[.unwritten] > 0 {
            lines.append(
                "\(tally[.unwritten]) of the degraded \(tally[.unwritten] == 1 ? "has" : "have") no counterpart at all."
            )
        }
        if tally[.platforms] > 0 {
            lines.append(
                "\(Self.count(tally[.platforms], "message")) with settings for other platforms that have no place at "
                    + "the target; they count for nothing above.")
        }
        return lines.joined(separator: "\n")
    }

    private var bySource: String {
        if conversions.sources.isEmpty { return "" }
        let head = ["by source"] + Fidelity.allCases.map(\.rawValue) + ["messages"]
        let rows = conversions.sources.sorted { $0.key < $1.key }.map { source, counts in
            [source] + Fidelity.allCases.map { padded(counts[$0], to: $0.rawValue.count) }
                + [padded(counts.messages, to: "messages".count)]
        }
        return ColumnLayout(rows: [head] + rows).text
    }

    private var costs: String {
        if rows.isEmpty { return "" }
        let shown = rows.prefix(Self.mostCosts).map { row in
            "\(row.name)  \(Self.key(ofRow: row.name) ?? "")\n    \(row.cost.inWords): \(ForeignText.sentence(row.cost.words ?? ""))"
        }
        return
            (["What costs most (pushbridge mappings show ROW tells more)"] + shown
            + Self.rest(rows.count)).joined(separator: "\n")
    }

    private var places: String {
        if points.isEmpty { return "" }
        let shown = points.prefix(Self.mostCosts).map { [Excerpt.ofPlace($0.name), $0.cost.inWords] }
        return (["Where it shows", ColumnLayout(rows: shown).text] + Self.rest(points.count))
            .joined(separator: "\n")
    }

    private static func rest(_ count: Int) -> [String] {
        count > mostCosts ? ["… and \(count - mostCosts) more; --format json has all"] : []
    }

    private var wordingByProfiles: String {
        if wording.isEmpty { return "" }
        let rows = wording.map {
            [
                "\($0.source) → \($0.target)", $0.role,
                "\(Excerpt.of($0.before)) → \(Excerpt.of($0.after))",
            ]
        }
        return "Only the profiles word this differently, for every message\n" + ColumnLayout(rows: rows).text
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
}

extension FidelityCounts {
    /// The share of the messages that have a verdict, rounded.
    func permille(of verdict: Fidelity) -> Int {
        messages == 0 ? 0 : (self[verdict] * 1_000 + messages / 2) / messages
    }
}

// MARK: - Examples

extension FidelityReport {
    private var shownExamples: String {
        examples.map(Self.text(of:)).joined(separator: "\n\n")
    }

    private static func text(of example: LossTally.Example) -> String {
        let rows = example.losses.compactMap(\.row)
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
        let first = Excerpt.ofPlace(situations.first ?? "")
        return situations.count > 1 ? "in \(first) and \(situations.count - 1) more" : "in \(first)"
    }
}

extension Fidelity {
    /// What the verdict means.
    var inWords: String {
        switch self {
        case .identical: "people and apps get the same"
        case .sameScreen: "people see the same; the app's own data differs"
        case .degraded: "a person may notice"
        }
    }
}

extension LossTally.Cost {
    /// The counts.
    fileprivate var inWords: String {
        let parts = [(degraded, Fidelity.degraded), (sameScreen, Fidelity.sameScreen)]
        return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1.rawValue)" }.joined(separator: ", ")
    }
}
