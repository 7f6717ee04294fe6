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
        firstRowSets(Self.mostRowSets)
            .sorted { ($1.notice.messages, $0.digest) < ($0.notice.messages, $1.digest) }
            .map { ($0.rows, $0.notice) }
    }

    /// The sets of rows with the smallest digests.
    func firstRowSets(_ most: Int) -> ArraySlice<(digest: UInt64, rows: [String], notice: Notice)> {
        rowSets.map { (digest: Self.digest(of: $0.key), rows: $0.key, notice: $0.value) }
            .sorted { ($0.digest, $0.rows.joined()) < ($1.digest, $1.rows.joined()) }.prefix(most)
    }

    /// What people see that is kept, the most frequent first; chosen of too many as ``sortedRowSets`` is.
    public var sortedShown: [(difference: ShownDifference, shown: Shown)] {
        firstShown(TallyDetail.levels[0].screens).sorted {
            $0.shown.messages == $1.shown.messages
                ? $0.difference.comesBefore($1.difference) : $0.shown.messages > $1.shown.messages
        }
    }

    /// The differences that people see with the smallest digests, in the order of these.
    func firstShown(_ most: Int) -> [(difference: ShownDifference, shown: Shown)] {
        shown.map { (digest: Self.digest(of: $0.key.words), difference: $0.key, shown: $0.value) }
            .sorted { ($0.digest, $0.difference.words.joined()) < ($1.digest, $1.difference.words.joined()) }
            .prefix(most).map { ($0.difference, $0.shown) }
    }

    private static func digest(of rows: [String]) -> UInt64 {
        RecordDigest(UTF8Text(rows.joined(separator: " "))).value
    }
}

extension ShownDifference {
    fileprivate var words: [String] { [effect.rawValue] + situations }

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
