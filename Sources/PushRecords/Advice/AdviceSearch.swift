public import PushBridge

/// Looks for advice: tries each change alone, pairs of the best, and more on top of the best of these.
public struct AdviceSearch {
    private let converter: MessageConverter
    private let sample: MessageSample
    private let trial: AdviceTrial
    private let before: [AdviceTrial.Outcome]
    /// The target's profile without any change.
    private let own: AppProfile
    private let candidates: [AdviceCandidate]
    /// The messages that are tried first; what helps none of them is not tried further.
    private let first: [Int]

    /// How many messages that are not identical are tried first.
    static let mostTriedFirst = 400
    /// How many of the best changes are tried in pairs.
    static let mostPaired = 5
    /// How many changes are put together at most.
    static let mostTogether = 6

    /// Begins a search.
    ///
    /// - Parameters:
    ///   - sample: A sample of the corpus.
    ///   - converter: What converts the corpus.
    public init?(_ sample: MessageSample, by converter: MessageConverter) {
        let trial = AdviceTrial(messages: sample.messages)
        let before = trial.outcomes(of: trial.messages.indices, by: converter)
        let sources = Self.vendors(of: before)
        guard let own = converter.ownProfileOfTarget(from: sources.first) else { return nil }
        self.converter = converter
        (self.sample, self.trial, self.before, self.own) = (sample, trial, before, own)
        var known: Set<AdviceCandidate.Change> = []
        let shapes = Set(before.map { String($0.target.drop { $0 != "/" }.dropFirst()) }).subtracting([""])
        candidates = sources.flatMap { converter.candidates(from: $0, writtenIn: shapes) }
            .filter { known.insert($0.change).inserted }
        first = Array(
            before.indices.lazy.filter { (before[$0].verdict ?? .identical) != .identical }
                .prefix(Self.mostTriedFirst))
    }

    /// The vendors whose messages they are, the one with most messages first.
    private static func vendors(of outcomes: [AdviceTrial.Outcome]) -> [String] {
        var counts: [String: Int] = [:]
        for outcome in outcomes where !outcome.source.isEmpty {
            counts[String(outcome.source.prefix { $0 != "/" }), default: 0] += 1
        }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }

    /// Searches.
    ///
    /// - Returns: What helps, and the best that can be done.
    public func advice() -> Advice {
        let items = self.items
        let best = combination(of: items)
        return Advice(
            sample: Advice.Sample(
                counts: AdviceMeasure(of: before).counts, corpus: sample.offered,
                tooLarge: sample.tooLarge),
            tried: candidates.count, items: items, best: best, profile: best?.profile ?? own)
    }

    // MARK: Alone

    /// Each change that helps, the best first.
    private var items: [Advice.Item] {
        let now = AdviceMeasure(of: before)
        let found = candidates.compactMap { candidate -> Advice.Item? in
            guard let trial = measure([candidate], on: first), trial.better + trial.eased > 0,
                let measure = measure([candidate]), measure.rank < now.rank,
                measure.helpsMore || candidate.place == .option && measure.hidesMore(than: now)
            else { return nil }
            return Advice.Item(candidate: candidate, measure: measure)
        }
        return found.indices.sorted {
            (found[$0].measure.rank, $0) < (found[$1].measure.rank, $1)
        }.map { found[$0] }
    }

    /// How changes do together; nil for those that cannot be done together.
    private func measure(_ changes: [AdviceCandidate], on indices: [Int]? = nil) -> AdviceMeasure? {
        guard let changed = converter.changed(by: changes.map(\.change), over: own) else { return nil }
        let indices = indices ?? Array(before.indices)
        var measure = AdviceMeasure()
        for (index, after) in zip(indices, trial.outcomes(of: indices, by: changed)) {
            measure.count(before[index], after, at: trial.messages[index].place)
        }
        return measure
    }

    // MARK: Together

    /// The best that can be done.
    private func combination(of items: [Advice.Item]) -> Advice.Combination? {
        let doable = items.filter(\.candidate.isDoable)
        guard let single = doable.first else { return nil }
        var best = Trial(changes: [single.candidate], measure: single.measure)
        let few = doable.prefix(Self.mostPaired).map(\.candidate)
        for (index, left) in few.enumerated() {
            for right in few.dropFirst(index + 1) where !left.change.excludes(right.change) {
                take([left, right], if: <, than: &best)
            }
        }
        while best.changes.count < Self.mostTogether, extend(&best) {}
        drop(from: &best)
        guard let profile = try? MessageConverter.profile(own, with: best.changes.map(\.change)) else {
            return nil
        }
        return Advice.Combination(candidates: best.changes, measure: best.measure, profile: profile)
    }

    private struct Trial {
        var changes: [AdviceCandidate]
        var measure: AdviceMeasure
    }

    /// Takes changes instead of the best so far, if they compare so.
    private func take(
        _ changes: [AdviceCandidate], if isBetter: (AdviceMeasure.Rank, AdviceMeasure.Rank) -> Bool,
        than best: inout Trial
    ) {
        guard let measure = measure(changes), measure.helpsMore,
            isBetter(measure.rank, best.measure.rank)
        else { return }
        best = Trial(changes: changes, measure: measure)
    }

    /// Adds the change that helps most on top of the others, also one that does not help alone; false where none does.
    private func extend(_ best: inout Trial) -> Bool {
        guard let now = measure(best.changes, on: first) else { return false }
        let changes = best.changes
        let others = candidates.filter { candidate in
            candidate.isDoable && !changes.contains { $0.change.excludes(candidate.change) }
        }
        for other in others {
            guard let trial = measure(changes + [other], on: first), trial.rank < now.rank
            else { continue }
            take(changes + [other], if: <, than: &best)
        }
        return best.changes.count > changes.count
    }

    /// Leaves out what the others make superfluous.
    private func drop(from best: inout Trial) {
        for change in best.changes.reversed() where best.changes.count > 1 {
            take(best.changes.filter { $0 != change }, if: <=, than: &best)
        }
    }
}

extension AdviceMeasure {
    /// Messages as they are, without any change.
    fileprivate init(of outcomes: [AdviceTrial.Outcome]) {
        self.init()
        for outcome in outcomes { counts.count(outcome.verdict, isUnjudged: outcome.verdict == nil) }
    }

    /// Whether more messages get better than worse.
    fileprivate var helpsMore: Bool { better + eased > worse }

    /// Whether fewer messages are exposed, which counts more than their other words.
    fileprivate func hidesMore(than other: AdviceMeasure) -> Bool {
        counts[.exposed] < other.counts[.exposed]
    }

    /// What is compared of two measures: the smaller one is better.
    fileprivate struct Rank: Comparable {
        let numbers: [Int]

        static func < (left: Self, right: Self) -> Bool {
            left.numbers.lexicographicallyPrecedes(right.numbers)
        }
    }

    /// Exposed messages and those that are no longer written count most, then those that lose something and those that get worse,
    /// then the others by their verdict, then those whose verdict stays and that show less.
    fileprivate var rank: Rank {
        Rank(numbers: [
            counts[.exposed] + unwritten, counts.count(atLeast: .degraded) + worse, counts[.vendorWording],
            counts[.sameScreen], -eased,
        ])
    }
}
