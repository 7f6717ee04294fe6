import PushBridge

extension LossTally {
    /// Something that costs, under the name it is counted by.
    public typealias NamedCost = (name: String, cost: Cost)

    /// The costly rows, the costliest first; equal ones by name.
    public var sortedRows: [NamedCost] { Self.sorted(rows) }

    /// The differing places of the payload, the costliest first; equal ones by name.
    public var sortedPoints: [NamedCost] { Self.sorted(points) }

    /// The examples, the worst first.
    public var sortedExamples: [CorpusExample] {
        Fidelity.lowered.flatMap { examples[$0] ?? [] }
    }

    private static func sorted(_ costs: [String: Cost]) -> [NamedCost] {
        costs.map { (name: $0.key, cost: $0.value) }.sorted {
            let (left, right) = ($0.cost.counts, $1.cost.counts)
            return left == right ? $0.name < $1.name : VerdictCounts.isLess(right, left)
        }
    }

    /// The sets of rows, those with most messages first; equal ones by name.
    public var sortedRowSets: [(rows: [String], notice: Notice)] {
        rowSets.map { ($0.key, $0.value) }.sorted { left, right in
            left.1.messages == right.1.messages
                ? left.0.lexicographicallyPrecedes(right.0) : left.1.messages > right.1.messages
        }
    }

    /// What people see, words that were hidden first, then the most frequent.
    public var sortedShown: [(difference: ShownDifference, shown: Shown)] {
        shown.map { ($0.key, $0.value) }.sorted {
            let (left, right) = ($0.0, $1.0)
            if (left.effect == .exposed) != (right.effect == .exposed) { return left.effect == .exposed }
            return $0.1.messages == $1.1.messages ? left.comesBefore(right) : $0.1.messages > $1.1.messages
        }
    }
}

extension ShownDifference {
    fileprivate func comesBefore(_ other: ShownDifference) -> Bool {
        effect == other.effect
            ? situations.lexicographicallyPrecedes(other.situations) : effect < other.effect
    }
}

extension LossTally.Cost {
    /// What is told of it, the costliest first; nothing of a point.
    public var sentences: [LossTally.Sentence] {
        told.sorted {
            $0.value.counts == $1.value.counts
                ? $0.key < $1.key : VerdictCounts.isLess($1.value.counts, $0.value.counts)
        }.map(\.value)
    }
}
