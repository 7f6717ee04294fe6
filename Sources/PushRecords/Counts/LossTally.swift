public import PushBridge

/// What the messages of a corpus lose, by the row and by the point of the payload that loses it, with examples.
///
/// What it holds does not depend on the order in which parts are counted and added.
public struct LossTally: Sendable {
    /// What one row, or one point, costs.
    public struct Cost: Sendable, Hashable {
        /// Messages with this loss that are degraded.
        public var degraded = 0
        /// Messages with this loss whose screen stays the same.
        public var sameScreen = 0
        /// What the diagnostic says in the first message that has it; nil for a point.
        public var words: String?
        /// That message.
        var first: MessagePlace

        /// All messages.
        public var messages: Int { degraded + sameScreen }
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
        /// The diagnostics that cost something, one for each row.
        public var losses: [Diagnostic]
    }

    /// Costs by row of `Mappings/`; where no row applies, by kind of diagnostic.
    public var rows: [String: Cost] { rowCosts.dictionary }
    /// Costs by JSON Pointer into a record of `translate`.
    public var points: [String: Cost] { pointCosts.dictionary }
    private var rowCosts = CostTable()
    private var pointCosts = CostTable()
    /// How many messages were counted.
    private var messages = 0
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
        rowCosts.add(other.rowCosts)
        pointCosts.add(other.pointCosts)
        for (verdict, more) in other.examples {
            let all = ((examples[verdict] ?? []) + more).sorted { $0.place < $1.place }
            examples[verdict] = Array(all.prefix(exampleLimit))
        }
    }

    /// Counts a message; messages come in the input's order.
    mutating func count(
        _ conversion: Conversion, _ verdict: Fidelity, at place: MessagePlace, keeping examples: Int
    ) {
        exampleLimit = examples
        messages += 1
        let losses = conversion.losses
        for (index, reaches) in zip(losses.indices, conversion.reachesApple)
        where losses[index].code.isCostly(losses[index].severity, reaches) {
            let row = losses[index].row
            rowCosts.count(row ?? losses[index].kind.rawValue, verdict, in: messages) {
                Cost(words: losses[index].message, first: place)
            }
        }
        for index in conversion.differences.indices {
            pointCosts.count(conversion.differences[index].path, verdict, in: messages) {
                Cost(first: place)
            }
        }
        guard self.examples[verdict]?.count ?? 0 < exampleLimit else { return }
        self.examples[verdict, default: []].append(
            Example(
                place: place, source: conversion.source, fidelity: verdict,
                differences: Array(conversion.differences.prefix(Self.mostDifferences)),
                differenceCount: conversion.differences.count, losses: conversion.costlyLosses))
    }
}

extension Conversion {
    /// What the conversion dropped or said less exactly and a person may notice, once for each row.
    fileprivate var costlyLosses: [Diagnostic] {
        var seen: Set<String> = []
        return zip(losses, reachesApple).filter { loss, reaches in
            loss.code.isCostly(loss.severity, reaches) && seen.insert(loss.name).inserted
        }.map(\.0)
    }
}

extension DiagnosticCode {
    /// Whether it tells of something dropped or said less exactly that a person may notice.
    fileprivate func isCostly(_ severity: Diagnostic.Severity, _ reachesApple: Bool) -> Bool {
        (kind == .dropped || kind == .approximated) && (reachesApple || severity != .info)
    }
}

/// Costs by name, each counted once for a message.
private struct CostTable: Sendable {
    private var costs = NameTable<(cost: LossTally.Cost, latest: Int)>()

    var dictionary: [String: LossTally.Cost] { costs.dictionary.mapValues(\.cost) }

    /// Counts a message, which has a number of its own.
    mutating func count(
        _ name: String, _ verdict: Fidelity, in message: Int, from initial: () -> LossTally.Cost
    ) {
        costs.change(name, from: (initial(), 0)) { entry in
            if entry.latest == message { return }
            entry.latest = message
            if verdict == .degraded { entry.cost.degraded += 1 } else { entry.cost.sameScreen += 1 }
        }
    }

    mutating func add(_ other: CostTable) {
        for (name, more) in other.costs.entries {
            costs.change(name, from: (LossTally.Cost(first: more.cost.first), 0)) { entry in
                entry.cost = entry.cost.messages == 0 ? more.cost : entry.cost.sum(with: more.cost)
            }
        }
    }
}

extension LossTally.Cost {
    fileprivate func sum(with other: Self) -> Self {
        var sum = other.first < first ? other : self
        sum.degraded = degraded + other.degraded
        sum.sameScreen = sameScreen + other.sameScreen
        return sum
    }
}
