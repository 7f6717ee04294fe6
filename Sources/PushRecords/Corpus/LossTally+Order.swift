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
        Fidelity.allCases.reversed().flatMap { examples[$0] ?? [] }
    }

    private static func sorted(_ costs: [String: Cost]) -> [NamedCost] {
        costs.map { (name: $0.key, cost: $0.value) }.sorted {
            let (left, right) = ($0.cost, $1.cost)
            return (right.degraded, right.sameScreen, $0.name) < (left.degraded, left.sameScreen, $1.name)
        }
    }

    /// The sets of rows that are kept, those with most messages first.
    ///
    /// Of too many sets those with the smallest digests are kept: which they are does not depend on how a corpus is divided, so
    /// parts add up exactly. The other degraded messages have other sets.
    public var sortedRowSets: [(rows: [String], notice: Notice)] {
        NameOrder.first(TallyDetail.levels[0].rowSets, of: rowSets) { Self.name(ofRows: $0.key) }
            .enumerated().sorted {
                ($1.element.value.messages, $0.offset) < ($0.element.value.messages, $1.offset)
            }
            .map { ($0.element.key, $0.element.value) }
    }

    /// What people see that is kept, the most frequent first; chosen of too many as ``sortedRowSets`` is.
    public var sortedShown: [(difference: ShownDifference, shown: Shown)] {
        NameOrder.first(TallyDetail.levels[0].screens, of: shown) { $0.key.name }
            .map { ($0.key, $0.value) }
            .sorted {
                $0.shown.messages == $1.shown.messages
                    ? $0.difference.comesBefore($1.difference) : $0.shown.messages > $1.shown.messages
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
            ($1.value.degraded, $1.value.sameScreen, $0.key) < (
                $0.value.degraded, $0.value.sameScreen, $1.key
            )
        }.map(\.value)
    }
}
