internal import PushRecords

/// The report for people.
extension ChangeReport {
    var text: String {
        [runs, table, whyNot, whoNotices, shownExamples].filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// How many people a row of the table names, and how many the list.
    private static let mostNamed = (inRow: 3, inList: 10)

    // MARK: The runs

    private var runs: String {
        let rows = [ComparedRun.old, .new].map { which in
            let run = tally[which]
            let lost: [Wording?] = [
                run.rejected > 0 ? CompareWords.rejected(run.rejected) : nil,
                run.broken > 0 ? CompareWords.broken(run.broken) : nil,
                run.unmatched > 0 ? CompareWords.unmatched(run.unmatched) : nil,
            ]
            return [
                language(CompareWords.run(which)), Excerpt.ofPlace(names[which] ?? ""),
                language(CompareWords.records(run.records)),
                language(.list([CompareWords.pushes(run.pushes)] + lost.compactMap(\.self))),
            ]
        }
        return ([ColumnLayout(rows: rows).text, ""] + conclusion.map { language($0) }).joined(separator: "\n")
    }

    /// What can be said of both runs together; nothing of people where no record could be matched.
    private var conclusion: [Wording] {
        let withoutID = tally[.old].withoutID + tally[.new].withoutID
        let lines = withoutID > 0 ? [CompareWords.withoutID(withoutID)] : []
        guard tally.comparesSomething else { return lines + [CompareWords.nothing] }
        return lines + [
            CompareWords.both(matched: tally.matched, same: tally.same),
            CompareWords.noticing(tally.noticingCount, of: tally.personCount),
        ]
    }

    // MARK: The table

    private var table: String {
        if changes.isEmpty { return "" }
        let rows = changes.map { change in
            let people = tally.people(meeting: change)
            return [
                language(change.name), language(change.words), Self.padded(String(people.count)),
                Self.padded(change == .reason ? "–" : String(tally.counts[change] ?? 0)), named(people),
            ]
        }
        return ColumnLayout(rows: [CompareWords.head.map { language($0) }] + rows).text
    }

    private func named(_ people: [ChangeTally.Person]) -> String {
        let named = people.prefix(Self.mostNamed.inRow).map { Excerpt.of($0.id.string) }
            .joined(separator: language(.comma))
        let rest = people.count - Self.mostNamed.inRow
        return rest > 0 ? named + language(CompareWords.andMore(rest)) : named
    }

    private static func padded(_ text: String) -> String {
        String(repeating: " ", count: max(0, "people".count - text.count)) + text
    }

    /// The reasons against the pushes that came or come.
    private var whyNot: String {
        let rows = changes.flatMap { change in
            reasons(of: change).map {
                [
                    language(change.name), Self.padded(String($0.count)), language($0.reasons.words),
                ]
            }
        }
        return rows.isEmpty ? "" : language(CompareWords.whyNot) + "\n" + ColumnLayout(rows: rows).text
    }

    // MARK: People

    private var whoNotices: String {
        let people = tally.people().filter { $0.noticed > 0 }
        if people.isEmpty { return "" }
        let rows = people.prefix(Self.mostNamed.inList).map { person in
            [
                Excerpt.of(person.id.string), language(CompareWords.messages(person.noticed)),
                language(.list(person.changes.filter(\.isNoticed).map(\.name))),
            ]
        }
        let rest = people.count - Self.mostNamed.inList
        return
            ([language(CompareWords.whoNotices), ColumnLayout(rows: Array(rows)).text]
            + (rest > 0 ? [language(CompareWords.further(rest))] : [])).joined(separator: "\n")
    }

    // MARK: Examples

    private var shownExamples: String {
        changes.filter(\.isNoticed).flatMap { change in
            (tally.examples[change] ?? []).map { text(of: $0, change) }
        }.joined(separator: "\n\n")
    }

    private func text(of example: ChangeTally.ChangedMessage, _ change: PushChange) -> String {
        let places = [
            example.old.map { CompareWords.place($0, in: .old) },
            example.new.map { CompareWords.place($0, in: .new) },
        ]
        let head =
            language(change.name + .colon) + Excerpt.of(example.recipient.string)
            + language(.pause + .list(places.compactMap(\.self)))
        return ([head] + example.differences.flatMap(lines)).joined(separator: "\n")
    }

    private func lines(of difference: PushDifference) -> [String] {
        [
            "  \(Excerpt.ofPlace(difference.path))",
            "    " + language(VerifyWords.before(Excerpt.of(difference.before))),
            "    " + language(VerifyWords.after(Excerpt.of(difference.after))),
        ]
    }
}
