public import PushBridge

/// What the messages of a corpus lose, by the row that decided the verdict, by the point of the payload that differs, by what
/// people notice and in which situation, with examples.
///
/// What it holds does not depend on the order in which parts are counted and added.
public struct LossTally: Sendable {
    /// What one row, or one point, costs.
    public struct Cost: Sendable, Hashable {
        /// Messages that it lowers, by what it makes of them.
        public internal(set) var counts = VerdictCounts()
        /// The people who meet it; nobody where people are not counted.
        public internal(set) var people = PersonSet(limit: LossTally.exactPeople)
        /// What is told of it, by the diagnostics' codes; nothing of a point.
        var told: [String: Sentence] = [:]
        /// The first message that it lowers.
        public internal(set) var first: MessagePlace
        /// The first message in which people may notice it because of a row; nil for a point, and where no examples are kept.
        public internal(set) var example: CorpusExample?

        /// All messages.
        public var messages: Int { counts.count(atLeast: .sameScreen) }
    }

    /// One thing that is told of a row, and what it costs.
    public struct Sentence: Sendable, Hashable {
        /// Messages that it lowers, by what it makes of them.
        public internal(set) var counts = VerdictCounts()
        /// What is told in the first message that has it; nil where nothing is, and only the screens differ.
        public internal(set) var loss: ToldLoss?
        /// That message.
        var first: MessagePlace
    }

    /// Messages in which people notice the same.
    public struct Notice: Sendable, Hashable {
        /// How many there are.
        public internal(set) var messages = 0
        /// The first of them.
        public internal(set) var first: MessagePlace?
    }

    /// Messages in which the same people notice the same.
    public struct Shown: Sendable, Hashable {
        /// How many there are.
        public internal(set) var messages = 0
        /// The first of them.
        public internal(set) var first: MessagePlace
        /// The first of them as people see it; nil where no examples are kept.
        public internal(set) var example: ShownExample?
    }

    /// What people in one situation notice.
    public struct NoticedSituation: Sendable, Hashable {
        /// The situation, as `display/setting/member`, without numbers that tell classes of members apart.
        public var situation: String
        /// What they notice.
        public var effect: NoticedEffect
    }

    /// Up to how many people are counted exactly for a row or a point.
    static let exactPeople = 1_000

    /// Costs by row of `Mappings/`; where no row applies, by the diagnostic's code.
    public internal(set) var rows: [String: Cost] = [:]
    /// Costs by JSON Pointer into a record of `translate`.
    public internal(set) var points: [String: Cost] = [:]
    /// Messages by what people notice.
    public internal(set) var effects: [NoticedEffect: Notice] = [:]
    /// Messages by situation and by what people notice in it.
    public internal(set) var situations: [NoticedSituation: Notice] = [:]
    /// Messages by what people notice and by all situations in which they do.
    public internal(set) var shown: [ShownDifference: Shown] = [:]
    /// Degraded and exposed messages by all rows, or codes, that decided so, in their order; `""` stands for what no row explains.
    public internal(set) var rowSets: [[String]: Notice] = [:]
    /// The first messages of each verdict, in the input's order.
    public internal(set) var examples: [Fidelity: [CorpusExample]] = [:]
    /// The lists of which entries were left out.
    public internal(set) var cut: Set<TallyList> = []
    /// How many examples of each verdict are kept.
    var exampleLimit = 0
}

// MARK: - Counting

extension LossTally {
    /// Counts a message.
    ///
    /// - Parameters:
    ///   - message: The message with what lowers its verdict.
    ///   - examples: How many examples of each verdict are kept; none at all where it is 0.
    ///   - maker: Makes examples of the message.
    mutating func count(_ message: LossyMessage, keeping examples: Int, _ maker: ExampleMaker) {
        exampleLimit = examples
        var made: CorpusExample?
        func theExample() -> CorpusExample {
            let one = made ?? maker.example
            made = one
            return one
        }
        for (name, causes) in Dictionary(grouping: message.deciding, by: \.name) {
            rows[name, default: Cost(first: message.place)].count(message.verdict, causes, at: message.place)
            guard message.verdict.isNoticed, examples > 0, rows[name]?.example == nil else { continue }
            rows[name]?.example = theExample()
        }
        for reason in message.causes.reasons {
            guard let path = reason.path else { continue }
            points[path, default: Cost(first: message.place)].count(reason.fidelity, [], at: message.place)
        }
        if message.verdict.isNoticed { countNoticed(message, examples > 0 ? maker : nil) }
        guard self.examples[message.verdict]?.count ?? 0 < examples else { return }
        self.examples[message.verdict, default: []].append(theExample())
    }

    private mutating func countNoticed(_ message: LossyMessage, _ maker: ExampleMaker?) {
        for effect in message.effects { effects[effect, default: Notice()].count(at: message.place) }
        var noticed: Set<NoticedSituation> = []
        for (one, difference) in message.shown {
            shown[one, default: Shown(first: message.place)].count { maker?.example(of: one, difference) }
            for situation in one.situations {
                noticed.insert(NoticedSituation(situation: situation, effect: one.effect))
            }
        }
        for one in noticed { situations[one, default: Notice()].count(at: message.place) }
        if message.verdict.isLoss { rowSets[message.rowSet, default: Notice()].count(at: message.place) }
        cap(ifOver: 4)
    }

    /// Counts people who meet differences at some points of a message that was counted.
    mutating func count(
        _ people: ReachedPeople, meeting paths: Set<String>, _ verdict: Fidelity,
        because causes: FidelityCauses
    ) {
        for reason in causes.reasons {
            guard let path = reason.path, paths.contains(path) else { continue }
            points[path]?.people.insert(people)
            // Other rows are not counted for this message.
            guard reason.fidelity == verdict else { continue }
            for cause in reason.causes { rows[cause.name]?.people.insert(people) }
        }
    }

    /// Counts people who get nothing of a message that the target has not.
    mutating func count(missing people: ReachedPeople, because causes: FidelityCauses) {
        for cause in causes.reasons.flatMap(\.causes) { rows[cause.name]?.people.insert(people) }
    }
}

// MARK: - Adding

extension LossTally {
    /// Adds another tally to this one.
    public mutating func add(_ other: LossTally) {
        exampleLimit = max(exampleLimit, other.exampleLimit)
        rows.merge(other.rows) { $0.sum(with: $1) }
        points.merge(other.points) { $0.sum(with: $1) }
        effects.merge(other.effects) { $0.sum(with: $1) }
        situations.merge(other.situations) { $0.sum(with: $1) }
        shown.merge(other.shown) { $0.sum(with: $1) }
        rowSets.merge(other.rowSets) { $0.sum(with: $1) }
        cut.formUnion(other.cut)
        cap()
        for (verdict, more) in other.examples {
            let all = ((examples[verdict] ?? []) + more).sorted()
            examples[verdict] = Array(all.prefix(exampleLimit))
        }
    }
}

extension LossTally.Cost {
    fileprivate mutating func count(
        _ verdict: Fidelity, _ causes: [FidelityCauses.Cause], at place: MessagePlace
    ) {
        counts[verdict] += 1
        for (name, causes) in Dictionary(grouping: causes, by: \.sentenceName) {
            if told[name] == nil {
                told[name] = LossTally.Sentence(loss: causes[0].diagnostic.map(ToldLoss.init), first: place)
            }
            told[name]?.counts[verdict] += 1
        }
    }

    fileprivate func sum(with other: Self) -> Self {
        var sum = self
        sum.counts.add(other.counts)
        sum.people.formUnion(other.people)
        sum.told.merge(other.told) { $0.sum(with: $1) }
        sum.first = min(first, other.first)
        sum.example = [example, other.example].compactMap(\.self).min()
        return sum
    }
}

extension LossTally.Sentence {
    fileprivate func sum(with other: Self) -> Self {
        var sum = other.comesBefore(self) ? other : self
        sum.counts = counts
        sum.counts.add(other.counts)
        return sum
    }

    /// Whether this one's message comes first; of two at one place, as inputs without names have them, either.
    private func comesBefore(_ other: Self) -> Bool {
        if first != other.first { return first < other.first }
        return (loss?.path ?? "", loss?.message.english ?? "")
            < (other.loss?.path ?? "", other.loss?.message.english ?? "")
    }
}

extension LossTally.Shown {
    fileprivate mutating func count(_ example: () -> ShownExample?) {
        messages += 1
        if self.example == nil { self.example = example() }
    }

    fileprivate func sum(with other: Self) -> Self {
        Self(
            messages: messages + other.messages, first: min(first, other.first),
            example: [example, other.example].compactMap(\.self).min())
    }
}

extension LossTally.Notice {
    fileprivate mutating func count(at place: MessagePlace) {
        messages += 1
        first = MessagePlace.first(of: first, place)
    }

    fileprivate func sum(with other: Self) -> Self {
        Self(
            messages: messages + other.messages, first: MessagePlace.first(of: first, other.first))
    }
}

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
    public var sentences: [LossTally.Sentence] { sortedSentences.map(\.value) }

    var sortedSentences: [(key: String, value: LossTally.Sentence)] {
        told.sorted {
            $0.value.counts == $1.value.counts
                ? $0.key < $1.key : VerdictCounts.isLess($1.value.counts, $0.value.counts)
        }
    }
}
