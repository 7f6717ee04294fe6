public import PushBridge

/// What the messages of a corpus lose, by the row that decided the verdict and by the point of the payload that differs,
/// with examples.
///
/// What it holds does not depend on the order in which parts are counted and added.
public struct LossTally: Sendable {
    /// What one row, or one point, costs.
    public struct Cost: Sendable, Hashable {
        /// Messages that are degraded because of it.
        public var degraded = 0
        /// Messages that are same-screen because of it.
        public var sameScreen = 0
        /// The people who meet it; nobody where people are not counted.
        public internal(set) var people = PersonSet()
        /// What is told of it, by the diagnostics' codes; nothing of a point.
        var told: [String: ToldLoss] = [:]

        /// All messages.
        public var messages: Int { degraded + sameScreen }

        /// What is told of it, the costliest first; nothing of a point.
        public var sentences: [ToldLoss] {
            told.sorted {
                ($1.value.degraded, $1.value.sameScreen, $0.key) < (
                    $0.value.degraded, $0.value.sameScreen, $1.key
                )
            }.map(\.value)
        }
    }

    /// One thing that is told of a row, and what it costs.
    public struct ToldLoss: Sendable, Hashable {
        /// Messages that are degraded because of it.
        public var degraded = 0
        /// Messages that are same-screen because of it.
        public var sameScreen = 0
        /// What is told in the first message that has it; nil where nothing is, and only the screens differ.
        public var diagnostic: Diagnostic?
        /// That message.
        var first: MessagePlace
    }

    /// A message that is not identical.
    public struct Example: Sendable, Hashable {
        /// Where the message stands in the input.
        public var place: MessagePlace
        /// What it was taken for.
        public var source: String
        /// The verdict.
        public var fidelity: Fidelity
        /// The first differences that made it.
        public var differences: [Difference]
        /// How many differences there are.
        public var differenceCount: Int
        /// The rows that decided the verdict.
        public var rows: [String]
        /// What is told of them.
        public var losses: [Diagnostic]
    }

    /// Costs by row of `Mappings/`; where no row applies, by the diagnostic's code.
    public var rows: [String: Cost] = [:]
    /// Costs by JSON Pointer into a record of `translate`.
    public var points: [String: Cost] = [:]
    /// The first messages of each verdict, in the input's order.
    public var examples: [Fidelity: [Example]] = [:]
    /// How many examples of each verdict are kept.
    private var exampleLimit = 0

    /// The most differences that an example keeps.
    static let mostDifferences = 3

    /// Creates a tally of nothing.
    public init() {}

    /// Adds another tally to this one.
    public mutating func add(_ other: LossTally) {
        exampleLimit = max(exampleLimit, other.exampleLimit)
        rows.merge(other.rows) { $0.sum(with: $1) }
        points.merge(other.points) { $0.sum(with: $1) }
        for (verdict, more) in other.examples {
            let all = ((examples[verdict] ?? []) + more).sorted { $0.place < $1.place }
            examples[verdict] = Array(all.prefix(exampleLimit))
        }
    }

    /// Counts a message; messages come in the input's order.
    mutating func count(
        _ conversion: Conversion, _ verdict: Fidelity, because causes: FidelityCauses, at place: MessagePlace,
        keeping examples: Int
    ) {
        exampleLimit = examples
        let deciding = causes.deciding(verdict)
        for (name, causes) in Dictionary(grouping: deciding, by: \.name) {
            rows[name, default: Cost()].count(verdict, causes, at: place)
        }
        for reason in causes.reasons {
            guard let path = reason.path else { continue }
            points[path, default: Cost()].count(reason.fidelity, [], at: place)
        }
        guard self.examples[verdict]?.count ?? 0 < exampleLimit else { return }
        self.examples[verdict, default: []].append(
            Example(
                place: place, source: conversion.source, fidelity: verdict,
                differences: Array(conversion.differences.prefix(Self.mostDifferences)),
                differenceCount: conversion.differences.count,
                rows: deciding.compactMap(\.row).withoutRepeats,
                losses: deciding.compactMap(\.diagnostic)))
    }

    /// Counts a person who meets differences at some points of a message that was counted.
    mutating func count(
        _ person: UInt64, meeting paths: Set<String>, _ verdict: Fidelity, because causes: FidelityCauses
    ) {
        for reason in causes.reasons {
            guard let path = reason.path, paths.contains(path) else { continue }
            points[path]?.people.insert(person)
            // Other rows are not counted for this message.
            guard reason.fidelity == verdict else { continue }
            for cause in reason.causes { rows[cause.name]?.people.insert(person) }
        }
    }

    /// Counts a person who gets nothing of a message that the target has not.
    mutating func count(missing person: UInt64, because causes: FidelityCauses) {
        for cause in causes.reasons.flatMap(\.causes) { rows[cause.name]?.people.insert(person) }
    }
}

extension FidelityCauses.Cause {
    /// What the cause is counted under: its row, else the code of what is told, else what happened.
    fileprivate var name: String { row ?? diagnostic.map(\.shortName) ?? "" }

    /// What tells one thing that is told of a row from another.
    fileprivate var sentenceName: String {
        // Sentences without a code are told apart where no row says what they are about.
        guard let diagnostic, diagnostic.code.name.isEmpty, row == nil else {
            return diagnostic.map(\.shortName) ?? ""
        }
        return diagnostic.message
    }
}

extension Diagnostic {
    fileprivate var shortName: String { code.name.isEmpty ? kind.rawValue : code.name }
}

extension LossTally.Cost {
    fileprivate mutating func count(
        _ verdict: Fidelity, _ causes: [FidelityCauses.Cause], at place: MessagePlace
    ) {
        if verdict == .degraded { degraded += 1 } else { sameScreen += 1 }
        for (name, causes) in Dictionary(grouping: causes, by: \.sentenceName) {
            let new = LossTally.ToldLoss(diagnostic: causes.first?.diagnostic, first: place)
            told[name, default: new].count(verdict)
        }
    }

    fileprivate func sum(with other: Self) -> Self {
        var sum = self
        sum.degraded += other.degraded
        sum.sameScreen += other.sameScreen
        sum.people.formUnion(other.people)
        sum.told.merge(other.told) { $0.sum(with: $1) }
        return sum
    }
}

extension LossTally.ToldLoss {
    fileprivate mutating func count(_ verdict: Fidelity) {
        if verdict == .degraded { degraded += 1 } else { sameScreen += 1 }
    }

    fileprivate func sum(with other: Self) -> Self {
        var sum = other.first < first ? other : self
        sum.degraded = degraded + other.degraded
        sum.sameScreen = sameScreen + other.sameScreen
        return sum
    }
}

extension [String] {
    /// The same without those that came before.
    fileprivate var withoutRepeats: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
