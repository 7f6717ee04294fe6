internal import PushRecords

/// Advice for people.
struct AdviceText {
    let advice: Advice
    /// The vendor to which the messages would be converted.
    let target: String
    let language: ReadersLanguage
    /// Whether somebody wants the profile as a file.
    var writesProfile = false

    /// How many changes are shown of each place; programs get all of them.
    private static let mostShown = 5
    /// How many bytes of a profile are shown.
    private static let longestProfile = 1_000

    var text: String {
        let sample = advice.sample
        let head = [AdviceWords.head(sample)]
        if sample.counts.count(atLeast: .sameScreen) == 0 {
            return lines(head + [AdviceWords.nothingToDo] + unwritten)
        }
        if advice.items.isEmpty {
            return lines(head + [AdviceWords.nothingHelps(advice.tried)] + unwritten)
        }
        return ([lines(head)] + AdviceCandidate.Where.allCases.map(section) + [best, lines(unwritten)])
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// That no profile was written, where somebody wanted one.
    private var unwritten: [Wording] {
        writesProfile && !advice.changesProfile ? [AdviceWords.profileUnchanged] : []
    }

    private func lines(_ words: [Wording]) -> String { words.map { language($0) }.joined(separator: "\n") }

    /// The changes of one place, each with what it does alone.
    private func section(_ place: AdviceCandidate.Where) -> String {
        let items = advice.items.filter { $0.candidate.place == place }
        if items.isEmpty { return "" }
        let shown = items.prefix(Self.mostShown).flatMap { item in
            [
                "  " + language(AdviceWords.change(item.candidate)),
                "    " + language(AdviceWords.effect(item.measure, of: advice.sample)),
            ]
        }
        let rest = items.count - Self.mostShown
        let more = rest > 0 ? ["  " + language(VerifyWords.further(rest))] : []
        return ([language(AdviceWords.place(place, target: target))] + shown + more).joined(separator: "\n")
    }

    private var best: String {
        guard let best = advice.best else { return lines([AdviceWords.nothingDoable]) }
        let changes = best.candidates.map { AdviceWords.change($0) }
        let calls = best.candidates.reduce(0) { $0 + $1.console.requests.count }
        let steps = best.candidates.flatMap(\.console.steps)
        var lines = [
            language(AdviceWords.best), "  " + language(.list(changes)),
            "    " + language(AdviceWords.effect(best.measure, of: advice.sample)),
        ]
        if calls > 0 { lines.append("  " + language(AdviceWords.calls(calls, target: target))) }
        lines += steps.map { "  " + $0 }
        return (lines + profile(best)).joined(separator: "\n")
    }

    /// The profile, unless only options change; a long one is for a file.
    private func profile(_ best: Advice.Combination) -> [String] {
        if !advice.changesProfile { return [] }
        var writer = JSONWriter()
        best.profile.write(to: &writer)
        let head = "  " + language(AdviceWords.profile)
        if writer.count > Self.longestProfile { return [head] }
        return [head, "  " + ForeignText.sentence(writer.text().string)]
    }
}
