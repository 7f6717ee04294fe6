import PushModel

/// What the messages of a corpus lose, by the row and by the point of the payload that loses it, with examples.
public struct LossTally: Sendable {
    /// What one row, or one point, costs.
    public struct Cost: Sendable, Hashable {
        /// Messages that it makes degraded.
        public var degraded = 0
        /// Messages whose screen stays the same.
        public var sameScreen = 0
        /// What a diagnostic of the row says, or an example of the difference.
        public var words: String

        /// All messages.
        public var messages: Int { degraded + sameScreen }
    }

    /// A message that is not identical.
    public struct Example: Sendable, Hashable {
        /// The line it came from.
        public var line: Int
        /// What it was taken for.
        public var source: String
        /// The verdict.
        public var fidelity: Fidelity
        /// The differences that made it, at most three.
        public var differences: [Difference]
        /// The rows that lost something.
        public var rows: [String]
    }

    /// Costs by row of `Mappings/`; where no row applies, by kind of diagnostic.
    public var rows: [String: Cost] = [:]
    /// Costs by JSON Pointer into a record of `translate`.
    public var points: [String: Cost] = [:]
    /// The first messages of each verdict, by line.
    public var examples: [Fidelity: [Example]] = [:]

    /// The most examples that are kept of a verdict.
    public static let mostExamples = 10

    /// Creates a tally of nothing.
    public init() {}

    /// Adds another tally to this one.
    public mutating func add(_ other: LossTally) {
        rows.merge(other.rows) { $0.sum(with: $1) }
        points.merge(other.points) { $0.sum(with: $1) }
        for (verdict, more) in other.examples {
            let all = ((examples[verdict] ?? []) + more).sorted { $0.line < $1.line }
            examples[verdict] = Array(all.prefix(Self.mostExamples))
        }
    }

    mutating func count(_ conversion: Conversion, _ verdict: Fidelity, line: Int) {
        let lossy = conversion.losses.filter { $0.kind == .dropped || $0.kind == .approximated }
        var seen: Set<String> = []
        for loss in lossy where seen.insert(loss.row ?? loss.kind.rawValue).inserted {
            rows[loss.row ?? loss.kind.rawValue, default: Cost(words: loss.message)].count(verdict)
        }
        for path in Set(conversion.differences.map(\.path)) {
            points[path, default: Cost(words: path)].count(verdict)
        }
        if examples[verdict]?.count ?? 0 < Self.mostExamples {
            examples[verdict, default: []].append(
                Example(
                    line: line, source: conversion.source, fidelity: verdict,
                    differences: Array(conversion.differences.prefix(3)), rows: seen.sorted()))
        }
    }
}

extension LossTally.Cost {
    fileprivate mutating func count(_ verdict: Fidelity) {
        if verdict == .degraded { degraded += 1 } else { sameScreen += 1 }
    }

    fileprivate func sum(with other: Self) -> Self {
        var sum = self
        sum.degraded += other.degraded
        sum.sameScreen += other.sameScreen
        return sum
    }
}
