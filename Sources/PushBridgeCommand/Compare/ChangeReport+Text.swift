internal import PushRecords

/// The report for people.
extension ChangeReport {
    var text: String {
        [runs, table, whoNotices, shownExamples].filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// How many people a row of the table names, and how many the list.
    private static let mostNamed = (inRow: 3, inList: 10)

    private static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
        "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
    }

    // MARK: The runs

    private var runs: String {
        let rows = [("old", ComparedRun.old), ("new", .new)].map { word, which in
            let run = tally[which]
            let lost = [
                run.rejected > 0 ? Self.count(run.rejected, "rejected line") : nil,
                run.broken > 0
                    ? Self.count(run.broken, "line that is no record", "lines that are no records") : nil,
                run.unmatched > 0 ? "\(run.unmatched) only here" : nil,
            ].compactMap(\.self)
            return [
                word, Excerpt.ofPlace(names[which] ?? ""), Self.count(run.records, "record"),
                ([Self.count(run.pushes, "push", "pushes")] + lost).joined(separator: ", "),
            ]
        }
        let differing = tally.matched - tally.same
        return """
            \(ColumnLayout(rows: rows).text)

            In both: \(Self.count(tally.matched, "message")) to one person each. \(tally.same) \
            \(tally.same == 1 ? "is" : "are") the same, \(differing) \(differing == 1 ? "differs" : "differ").
            \(tally.noticingCount) of \(Self.count(tally.personCount, "person", "people")) may notice a change.
            """
    }

    // MARK: The table

    private var table: String {
        if changes.isEmpty { return "" }
        let head = ["What changes", "", "people", "pushes", "for whom"]
        let rows = changes.map { change in
            let people = tally.people(meeting: change)
            return [
                change.rawValue, change.inWords, Self.padded(people.count),
                change == .reason ? Self.padded("–") : Self.padded(tally.counts[change] ?? 0),
                Self.names(of: people),
            ]
        }
        return ColumnLayout(rows: [head] + rows).text + whyNot
    }

    /// The reasons against the pushes that came or come.
    private var whyNot: String {
        let rows = changes.flatMap { change in
            reasons(of: change).map { [change.rawValue, Self.padded($0.count), $0.reasons.inWords] }
        }
        if rows.isEmpty { return "" }
        return "\n\nWhy there was no push, or is none\n" + ColumnLayout(rows: rows).text
    }

    private static func names(of people: [ChangeTally.Person]) -> String {
        let named = people.prefix(mostNamed.inRow).map { Excerpt.of($0.id.string) }.joined(separator: ", ")
        return people.count > mostNamed.inRow ? "\(named) and \(people.count - mostNamed.inRow) more" : named
    }

    private static func padded(_ number: Int) -> String { padded(String(number)) }

    private static func padded(_ text: String) -> String {
        String(repeating: " ", count: max(0, "people".count - text.count)) + text
    }

    // MARK: People

    private var whoNotices: String {
        let people = tally.people().filter { $0.noticed > 0 }
        if people.isEmpty { return "" }
        let rows = people.prefix(Self.mostNamed.inList).map { person in
            [
                Excerpt.of(person.id.string), Self.count(person.noticed, "message"),
                person.changes.filter(\.isNoticed).map(\.rawValue).joined(separator: ", "),
            ]
        }
        let rest = people.count - Self.mostNamed.inList
        return
            (["Who notices most", ColumnLayout(rows: Array(rows)).text]
            + (rest > 0 ? ["… and \(rest) more; --format json has all"] : [])).joined(separator: "\n")
    }

    // MARK: Examples

    private var shownExamples: String {
        changes.filter { $0 != .reason && $0 != .data }.flatMap { change in
            (tally.examples[change] ?? []).map { Self.text(of: $0, change) }
        }.joined(separator: "\n\n")
    }

    private static func text(of example: ChangeTally.Example, _ change: PushChange) -> String {
        let places = [
            example.old.map { "old line \($0.inWords)" }, example.new.map { "new line \($0.inWords)" },
        ]
        let head =
            "\(change.rawValue): \(Excerpt.of(example.recipient.string)), \(places.compactMap(\.self).joined(separator: ", "))"
        return ([head] + example.differences.flatMap(lines)).joined(separator: "\n")
    }

    private static func lines(of difference: PushDifference) -> [String] {
        [
            "  \(Excerpt.ofPlace(difference.path))", "    before  \(Excerpt.of(difference.before))",
            "    after   \(Excerpt.of(difference.after))",
        ]
    }
}

extension RecordedPlace {
    /// The line, and the place in its array.
    fileprivate var inWords: String { index.map { "\(line), element \($0)" } ?? "\(line)" }
}

extension PushChange {
    /// What happens to the person.
    fileprivate var inWords: String {
        switch self {
        case .quietTime: "rings in quiet time, where nothing came"
        case .pushed: "gets a push, where nothing came"
        case .silent: "gets no push, where one came"
        case .title: "another title"
        case .subtitle: "another subtitle"
        case .body: "another text"
        case .badge: "another number on the icon"
        case .sound: "another sound"
        case .urgency: "another priority or interruption level"
        case .devices: "on other devices"
        case .other: "another header or member of aps"
        case .data: "other data for the app; nobody sees it"
        case .reason: "no push as before, for another reason"
        case .onlyOld: "a push that the new run does not have"
        case .onlyNew: "a push that the old run does not have"
        }
    }
}
