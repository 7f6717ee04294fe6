internal import PushRecords

/// What `compare` found out about two runs.
struct ChangeReport: WrittenReport {
    let names: [ComparedRun: String]
    let tally: ChangeTally
    let language: ReadersLanguage

    init(names: [ComparedRun: String], _ tally: ChangeTally, in language: ReadersLanguage) {
        self.names = names
        self.tally = tally
        self.language = language
    }

    /// The changes that there are, what matters most first.
    var changes: [PushChange] { PushChange.allCases.filter { tally.counts[$0] != nil } }

    /// The reasons against a push that a change is about, the most frequent first.
    func reasons(of change: PushChange) -> [(reasons: ChangeTally.Reasons, count: Int)] {
        (tally.reasons[change] ?? [:]).map { ($0.key, $0.value) }.sorted {
            ($1.count, $0.reasons.inWords) < ($0.count, $1.reasons.inWords)
        }
    }
}

extension ChangeTally.Reasons {
    /// The reason of the run that does not push; both where neither does.
    var inWords: String { [old, new].compactMap(\.self).joined(separator: " → ") }

    /// The same in every language; a code that is no reason against a push has no other words.
    var words: Wording {
        let all = [old, new].compactMap(\.self).map { reason in
            SuppressionReason(rawValue: reason)?.words ?? MessageError.Code(rawValue: reason).words
        }
        return all.dropFirst().reduce(all.first ?? Wording(name: "")) { $0 + Wording(name: " → ") + $1 }
    }
}

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
                run.rejected > 0 ? .text("compare.rejected", run.rejected) : nil,
                run.broken > 0 ? .text("compare.broken", run.broken) : nil,
                run.unmatched > 0 ? .text("compare.unmatched", run.unmatched) : nil,
            ]
            return [
                language(.text(which == .old ? "compare.old" : "compare.new")),
                Excerpt.ofPlace(names[which] ?? ""),
                language(.text("compare.records", run.records)),
                language(.list([.text("compare.pushCount", run.pushes)] + lost.compactMap(\.self))),
            ]
        }
        return ([ColumnLayout(rows: rows).text, ""] + conclusion.map { language($0) }).joined(separator: "\n")
    }

    /// What can be said of both runs together; nothing of people where no record could be matched.
    private var conclusion: [Wording] {
        let withoutID = tally[.old].withoutID + tally[.new].withoutID
        let lines: [Wording] = withoutID > 0 ? [.text("compare.withoutID", withoutID)] : []
        guard tally.comparesSomething else { return lines + [.text("compare.nothing")] }
        return lines + [
            .text("compare.both", tally.matched, tally.same, tally.matched - tally.same),
            .text("compare.noticing", tally.noticingCount, tally.personCount),
        ]
    }

    // MARK: The table

    private var table: String {
        if changes.isEmpty { return "" }
        let rows = changes.map { change in
            let people = tally.people(meeting: change)
            return [
                language(change.name), language(.text("change.\(change)")), Self.padded(String(people.count)),
                Self.padded(change == .reason ? "–" : String(tally.counts[change] ?? 0)), named(people),
            ]
        }
        return ColumnLayout(rows: [Self.head.map { language($0) }] + rows).text
    }

    private static let head: [Wording] = [
        .text("compare.change"), Wording(name: ""), .text("compare.people"), .text("compare.pushes"),
        .text("compare.whom"),
    ]

    private func named(_ people: [ChangeTally.Person]) -> String {
        let named = people.prefix(Self.mostNamed.inRow).map { Excerpt.of($0.id.string) }
            .joined(separator: language(.comma))
        let rest = people.count - Self.mostNamed.inRow
        return rest > 0 ? named + language(.text("compare.andMore", rest)) : named
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
        return rows.isEmpty ? "" : language(.text("compare.whyNot")) + "\n" + ColumnLayout(rows: rows).text
    }

    // MARK: People

    private var whoNotices: String {
        let people = tally.people().filter { $0.noticed > 0 }
        if people.isEmpty { return "" }
        let rows = people.prefix(Self.mostNamed.inList).map { person in
            [
                Excerpt.of(person.id.string), language(.text("compare.messages", person.noticed)),
                language(.list(person.changes.filter(\.isNoticed).map(\.name))),
            ]
        }
        let rest = people.count - Self.mostNamed.inList
        return
            ([language(.text("compare.whoNotices")), ColumnLayout(rows: Array(rows)).text]
            + (rest > 0 ? [language(.text("compare.further", rest))] : [])).joined(separator: "\n")
    }

    // MARK: Examples

    private var shownExamples: String {
        changes.filter(\.isNoticed).flatMap { change in
            (tally.examples[change] ?? []).map { text(of: $0, change) }
        }.joined(separator: "\n\n")
    }

    private func text(of example: ChangeTally.ChangedMessage, _ change: PushChange) -> String {
        let places = [
            example.old.map { Wording.text("compare.oldPlace", $0.words) },
            example.new.map { Wording.text("compare.newPlace", $0.words) },
        ]
        let head =
            language(change.name + .colon) + Excerpt.of(example.recipient.string)
            + language(.pause + .list(places.compactMap(\.self)))
        return ([head] + example.differences.flatMap(lines)).joined(separator: "\n")
    }

    private func lines(of difference: PushDifference) -> [String] {
        [
            "  \(Excerpt.ofPlace(difference.path))",
            "    " + language(.text("verify.before", Excerpt.of(difference.before))),
            "    " + language(.text("verify.after", Excerpt.of(difference.after))),
        ]
    }
}

extension ChangeReport {
    func writeJSON(to writer: inout JSONWriter) {
        writer.beginObject()
        write(.old, as: "old", &writer)
        write(.new, as: "new", &writer)
        writer.member("matched", tally.matched)
        writer.member("same", tally.same)
        writer.member("people", tally.personCount)
        writer.member("peopleWhoNotice", tally.noticingCount)
        writer.list("changes", changes) { writer, change in
            writer.beginObject()
            writer.member("change", change.rawValue)
            writer.key("noticed")
            writer.bool(change.isNoticed)
            writer.member("fidelity", change.fidelity.rawValue)
            writer.member("people", tally.people(meeting: change).count)
            writer.member(change == .reason ? "messages" : "pushes", tally.counts[change] ?? 0)
            writer.list("reasons", reasons(of: change)) { writer, reason in
                writer.beginObject()
                writer.member("old", reason.reasons.old.map { UTF8Text($0) })
                writer.member("new", reason.reasons.new.map { UTF8Text($0) })
                writer.member("messages", reason.count)
                writer.endObject()
            }
            writer.list("examples", tally.examples[change] ?? []) { write($1, &$0) }
            writer.endObject()
        }
        writer.list("persons", tally.people()) { writer, person in
            writer.beginObject()
            writer.member("recipient", person.id)
            writer.member("messages", person.noticed)
            writer.list("changes", person.changes) { $0.string($1.rawValue) }
            writer.endObject()
        }
        writer.endObject()
    }

    private func write(_ which: ComparedRun, as name: UTF8Text, _ writer: inout JSONWriter) {
        let run = tally[which]
        writer.key(name)
        writer.beginObject()
        writer.member("file", names[which] ?? "")
        writer.member("records", run.records)
        writer.member("pushes", run.pushes)
        writer.member("rejected", run.rejected)
        writer.member("broken", run.broken)
        writer.member("withoutID", run.withoutID)
        writer.member("unmatched", run.unmatched)
        writer.endObject()
    }

    private func write(_ example: ChangeTally.ChangedMessage, _ writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", example.message)
        writer.member("recipient", example.recipient)
        write(example.old, as: "old", &writer)
        write(example.new, as: "new", &writer)
        writer.list("differences", example.differences) { writer, difference in
            writer.beginObject()
            writer.member("path", difference.path)
            writer.key("before")
            writer.raw(difference.before)
            writer.key("after")
            writer.raw(difference.after)
            writer.endObject()
        }
        writer.endObject()
    }

    private func write(_ place: MessagePlace?, as name: UTF8Text, _ writer: inout JSONWriter) {
        guard let place else { return }
        writer.key(name)
        writer.beginObject()
        writer.member("line", place.line)
        if let index = place.index { writer.member("index", index) }
        writer.endObject()
    }
}

extension PushChange {
    /// The kind of change as options and JSON call it, in Chinese with its meaning.
    fileprivate var name: Wording { .named(rawValue, in: "change-name") }
}
