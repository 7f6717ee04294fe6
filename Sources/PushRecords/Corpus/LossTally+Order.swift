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

    /// The sets of rows that are kept, those with most messages first.
    ///
    /// Of too many sets those with the smallest digests are kept: which they are does not depend on how a corpus is divided, so
    /// parts add up exactly. The other messages have other sets.
    public var sortedRowSets: [(rows: [String], notice: Notice)] {
        NameOrder.first(TallyDetail.levels[0].rowSets, of: rowSets) { Self.name(ofRows: $0.key) }
            .enumerated().sorted {
                ($1.element.value.messages, $0.offset) < ($0.element.value.messages, $1.offset)
            }
            .map { ($0.element.key, $0.element.value) }
    }

    /// What people see that is kept, words that were hidden first, then the most frequent; chosen of too many as ``sortedRowSets`` is.
    public var sortedShown: [(difference: ShownDifference, shown: Shown)] {
        NameOrder.first(TallyDetail.levels[0].screens, of: shown) { $0.key.name }
            .map { ($0.key, $0.value) }
            .sorted {
                let (left, right) = ($0.difference, $1.difference)
                if (left.effect == .exposed) != (right.effect == .exposed) { return left.effect == .exposed }
                return $0.shown.messages == $1.shown.messages
                    ? left.comesBefore(right) : $0.shown.messages > $1.shown.messages
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
