internal import PushRecords

/// The report for people.
extension FidelityReport {
    var text: String {
        let parts = [
            summary, verdicts, reached, bySource, costs, places, shownExamples, wordingByProfiles,
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// How many rows and places are shown; programs get all of them.
    private static let mostCosts = 10

    static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
        "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
    }

    private var summary: String {
        var lines = [
            "\(Self.count(tally[.lines], "line")) with \(Self.count(conversions.messages.messages, "message")), converted for \(target)"
        ]
        if !tally[.rejected].isEmpty {
            let codes = tally[.rejected].sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
            lines.append("rejected: \(codes.joined(separator: ", "))")
        }
        return lines.joined(separator: "\n")
    }

    // MARK: Messages

    private var verdicts: String {
        let messages = conversions.messages
        var lines: [String] = []
        if messages.judged > 0 || messages.messages == 0 {
            let rows = Fidelity.allCases.map { verdict in
                [
                    verdict.rawValue, padded(messages[verdict]), Self.percent(messages.permille(of: verdict)),
                    verdict.inWords,
                ]
            }
            lines.append(ColumnLayout(rows: rows).text)
        }
        if messages.unjudged > 0 { lines.append(unjudged(messages.unjudged)) }
        if tally[.unwritten] > 0 {
            lines.append(
                "\(Self.count(tally[.unwritten], "message was", "messages were")) not converted, because \(target) has "
                    + "no such message.")
        }
        if tally[.platforms] > 0 {
            lines.append(
                "\(Self.count(tally[.platforms], "message has", "messages have")) settings for other platforms that "
                    + "\(target) lacks. They do not count above.")
        }
        if !allowed.isEmpty {
            lines.append(
                "If the losses of \(allowed.joined(separator: ", ")) are accepted: \(conversions.unsettled[.degraded]) "
                    + "degraded, \(conversions.unsettled[.sameScreen]) same-screen.")
        }
        return lines.joined(separator: "\n")
    }

    private func unjudged(_ count: Int) -> String {
        "\(Self.count(count, "message is a copy", "messages are copies")) without the push settings of the sender (title, "
            + "text, badge and so on), so nobody can say what a move loses. Not judged: verify the messages as they were sent."
    }

    private var reached: String {
        guard countsPeople else { return "" }
        let people = conversions.people
        let onlyData = people.withOtherData.subtracting(people.noticing).count
        var text =
            "These messages reach \(Self.count(people.reached.count, "person", "people")). "
            + "\(people.noticing.count) may notice something"
        if onlyData > 0 { text += "; for \(onlyData) more, only the app's own data differs" }
        text += "."
        if people.unaddressed > 0 {
            text +=
                "\n\(Self.count(people.unaddressed, "message does", "messages do")) not say whom it is for, and "
                + "\(people.unaddressed == 1 ? "counts" : "count") for nobody."
        }
        return text
    }

    private var bySource: String {
        if conversions.sources.isEmpty { return "" }
        let hasUnjudged = conversions.messages.unjudged > 0
        let head =
            ["by source"] + Fidelity.allCases.map(\.rawValue) + (hasUnjudged ? ["not judged"] : []) + [
                "messages"
            ]
        let rows = conversions.sources.sorted { $0.key < $1.key }.map { source, counts in
            let numbers =
                Fidelity.allCases.map { counts[$0] } + (hasUnjudged ? [counts.unjudged] : [])
                + [counts.messages]
            return [source] + zip(numbers, head.dropFirst()).map { padded($0, to: $1.count) }
        }
        return ColumnLayout(rows: [head] + rows).text
    }

    // MARK: Losses

    private var costs: String {
        if rows.isEmpty { return "" }
        let shown = rows.prefix(Self.mostCosts).map { row in
            let title = [Self.key(ofRow: row.name), Self.words(ofRow: row.name)].compactMap(\.self)
            let words = row.cost.words ?? "The target shows this key otherwise; the places below tell how."
            return
                "\(row.name)  \(title.joined(separator: ": "))\n    \(inWords(row.cost)): \(ForeignText.sentence(words))"
        }
        return
            (["What decided the verdicts ('pushbridge mappings show ROW' says what to do)"] + shown
            + Self.rest(rows.count)).joined(separator: "\n")
    }

    private var places: String {
        if points.isEmpty { return "" }
        let shown = points.prefix(Self.mostCosts).map {
            [ShownPlace.inWords($0.name), Excerpt.ofPlace($0.name), inWords($0.cost)]
        }
        return (["Where it shows", ColumnLayout(rows: shown).text] + Self.rest(points.count))
            .joined(separator: "\n")
    }

    /// The counts.
    private func inWords(_ cost: LossTally.Cost) -> String {
        let verdicts = [(cost.degraded, Fidelity.degraded), (cost.sameScreen, Fidelity.sameScreen)]
        let parts = verdicts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1.rawValue)" }
        return (parts + (countsPeople ? [Self.count(cost.people.count, "person", "people")] : []))
            .joined(separator: ", ")
    }

    private static func rest(_ count: Int) -> [String] {
        count > mostCosts ? ["… and \(count - mostCosts) more; --format json has all"] : []
    }

    private var wordingByProfiles: String {
        if wording.isEmpty { return "" }
        let rows = wording.map {
            [
                "\($0.source) → \($0.target)", ShownPlace.inWords(wording: $0.role),
                "\(Excerpt.of($0.before)) → \(Excerpt.of($0.after))",
            ]
        }
        return "Different in every message, because the profiles differ\n" + ColumnLayout(rows: rows).text
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
    /// The share of the judged messages that have a verdict, rounded.
    func permille(of verdict: Fidelity) -> Int {
        judged == 0 ? 0 : (self[verdict] * 1_000 + judged / 2) / judged
    }
}
