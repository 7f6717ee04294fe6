internal import MigrationReport

extension ReportedAdvice {
    /// How many changes are shown of each place.
    private static let mostShown = 8

    /// Puts advice into words.
    ///
    /// - Parameters:
    ///   - advice: What was measured.
    ///   - target: The vendor to which the messages would be converted.
    ///   - isRedacted: Whether nothing of the profile, and no place of a message, may be shown.
    init(_ advice: Advice, target: String, isRedacted: Bool) {
        let sample = advice.sample
        self.init(head: [AdviceWords.head(sample) + AdviceWords.period])
        if sample.counts.count(atLeast: .sameScreen) == 0 {
            head.append(AdviceWords.nothingToDo)
            return
        }
        if advice.items.isEmpty {
            head.append(AdviceWords.nothingHelps(advice.tried))
            return
        }
        func item(_ candidates: [AdviceCandidate], _ measure: AdviceMeasure) -> Item {
            Item(
                change: .list(candidates.map { AdviceWords.change($0, isRedacted: isRedacted) }),
                effect: AdviceWords.effect(measure, of: sample, isRedacted: isRedacted))
        }
        groups = AdviceCandidate.Where.allCases.compactMap { place in
            let items = advice.items.filter { $0.candidate.place == place }
            if items.isEmpty { return nil }
            return Group(
                title: AdviceWords.place(place, target: target),
                items: items.prefix(Self.mostShown).map { item([$0.candidate], $0.measure) })
        }
        guard let combination = advice.best else {
            best = Best(title: AdviceWords.nothingDoable)
            return
        }
        best = Best(
            title: AdviceWords.best, item: item(combination.candidates, combination.measure),
            steps: isRedacted ? [] : combination.steps(target: target),
            profile: isRedacted ? nil : combination.changedProfile)
    }
}

extension Advice.Combination {
    /// What is to be done in the console.
    fileprivate func steps(target: String) -> [Wording] {
        let calls = candidates.reduce(0) { $0 + $1.console.requests.count }
        let steps = candidates.flatMap(\.console.steps).map { Wording(name: $0) }
        return (calls > 0 ? [AdviceWords.calls(calls, target: target)] : []) + steps
    }

    /// The profile as JSON; nil where only options change.
    fileprivate var changedProfile: String? {
        if candidates.allSatisfy({ $0.place == .option }) { return nil }
        var writer = JSONWriter()
        profile.write(to: &writer)
        return writer.text().string
    }
}
