internal import PushRecords

struct AdviceText {
    let advice: Advice
    let target: String
    let language: ReadersLanguage
    /// Whether --write-profile is given.
    var writesProfile = false

    /// How many changes are shown of each place; programs get all of them.
    private static let mostShown = 5
    /// How many bytes of a profile are shown.
    private static let longestProfile = 1_000

    var text: String {
        let sample = advice.sample
        let head = [AdviceWords.head(sample)]
        if sample.counts.count(atLeast: .sameScreen) == 0 {
            return lines(head + [.text("advice.nothingToDo")] + unwritten)
        }
        if advice.items.isEmpty {
            return lines(head + [.text("advice.nothingHelps", advice.tried)] + unwritten)
        }
        return ([lines(head)] + AdviceCandidate.Where.allCases.map(section) + [best, lines(unwritten)])
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// The note that no profile was written, with --write-profile.
    private var unwritten: [Wording] {
        writesProfile && !advice.changesProfile ? [.text("advice.profileUnchanged")] : []
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
        let more = rest > 0 ? ["  " + language(.text("verify.further", rest))] : []
        return ([language(AdviceWords.place(place, target: target))] + shown + more).joined(separator: "\n")
    }

    private var best: String {
        guard let best = advice.best else { return lines([.text("advice.nothingDoable")]) }
        let changes = best.candidates.map { AdviceWords.change($0) }
        let calls = best.candidates.reduce(0) { $0 + $1.console.requests.count }
        let steps = best.candidates.flatMap(\.console.steps)
        var lines = [
            language(.text("advice.best")), "  " + language(.list(changes)),
            "    " + language(AdviceWords.effect(best.measure, of: advice.sample)),
        ]
        if calls > 0 { lines.append("  " + language(.text("advice.calls", calls, target))) }
        lines += steps.map { "  " + $0 }
        return (lines + profile(best)).joined(separator: "\n")
    }

    /// The profile, unless only options change; a long one is for a file.
    private func profile(_ best: Advice.Combination) -> [String] {
        if !advice.changesProfile { return [] }
        var writer = JSONWriter()
        best.profile.write(to: &writer)
        let head = "  " + language(.text("advice.profile"))
        if writer.count > Self.longestProfile { return [head] }
        return [head, "  " + ForeignText.sentence(writer.text().string)]
    }
}

enum AdviceWords {
    static func head(_ sample: Advice.Sample) -> Wording {
        let (size, degraded) = (sample.counts.messages, sample.counts.count(atLeast: .degraded))
        if size == sample.corpus { return .text("advice.headOfAll", size, degraded) }
        let margin = tenths(Int((sample.marginInPoints * 10).rounded()))
        return .text("advice.head", size, sample.corpus, degraded, margin)
    }

    static func place(_ place: AdviceCandidate.Where, target: String) -> Wording {
        .text("advice.place.\(place)", target)
    }

    // MARK: Changes

    static func change(_ candidate: AdviceCandidate, isRedacted: Bool = false) -> Wording {
        let words = change(candidate.change, isRedacted)
        return candidate.movesSender ? .text("advice.movesSender", words) : words
    }

    private static func change(_ change: AdviceCandidate.Change, _ isRedacted: Bool) -> Wording {
        switch change {
        case .settings(let settings): isRedacted ? names(of: settings) : self.settings(settings)
        case .withoutTemplate where isRedacted: .text("advice.withoutATemplate")
        case .withoutTemplate(let name): .text("advice.withoutTemplate", name.string)
        case .shape(let shape): Wording(name: "--to-shape \(shape)")
        case .preference(let preference): Wording(name: "--prefer \(preference.rawValue)")
        case .keepsHidden(true): Wording(name: "--keep-hidden")
        case .keepsHidden(false): .text("advice.withoutKeepHidden")
        }
    }

    /// Which settings change, and not to what.
    private static func names(of settings: [ProfileSetting]) -> Wording {
        // Only policies have names of the program's own.
        .list(settings.map { Wording(name: $0.path.first == "policies" ? $0.name : $0.path[0].string) })
    }

    private static func settings(_ settings: [ProfileSetting]) -> Wording {
        let templates = settings.filter { $0.path == ["templates"] }.flatMap {
            $0.value.parsed().root.elements.compactMap { $0["name"]?.string?.string }
        }
        let others = settings.filter { $0.path != ["templates"] }.map {
            Wording(name: "\($0.name) \(Excerpt.of($0.value))")
        }
        let names = Wording.list(templates.map { Wording(name: ForeignText.sentence($0)) })
        return .list((templates.isEmpty ? [] : [.text("advice.template", templates.count, names)]) + others)
    }

    // MARK: Effects

    static func effect(
        _ measure: AdviceMeasure, of sample: Advice.Sample, isRedacted: Bool = false
    ) -> Wording {
        let rest = measure.better - measure.become.total
        let become = measure.become.present.reversed().map { verdict, number in
            share(
                number, of: sample,
                .text("advice.become", Wording(en: verdict.rawValue, zh: verdict.words.chinese)))
        }
        let shares = (become + [share(measure.eased, of: sample, .text("advice.eased"))]).compactMap(\.self)
        let parts = [
            shares.isEmpty ? nil : Wording.text("advice.ofDegraded", Wording.list(shares)),
            rest > 0 ? .text("advice.otherBetter", rest) : nil, worse(measure, isRedacted),
        ].compactMap(\.self)
        return parts.dropFirst().reduce(parts[0]) { $0 + .text("explain.semicolon") + $1 }
    }

    /// A share of the degraded messages; nil for none.
    private static func share(_ count: Int, of sample: Advice.Sample, _ what: Wording) -> Wording? {
        if count == 0 { return nil }
        return .text("advice.share", tenths(sample.permilleOfDegraded(count)), count, what)
    }

    private static func worse(_ measure: AdviceMeasure, _ isRedacted: Bool) -> Wording {
        guard let first = measure.firstWorse else { return .text("advice.noneWorse") }
        let count = Wording.text("advice.worse", measure.worse)
        return isRedacted ? count : .text("advice.firstWorse", count, FidelityReport.words(of: first))
    }

    /// Thousandths as per cent.
    private static func tenths(_ permille: Int) -> String { "\(permille / 10).\(permille % 10)" }
}
