import PushBridge

/// The people whom converted messages reach.
public struct ConversionPeople: Sendable {
    /// Up to how many people are counted exactly.
    static let exactPeople = 10_000

    /// Everyone whom a message reaches.
    public internal(set) var reached = PersonSet(limit: Self.exactPeople)
    /// Those who may notice something.
    public internal(set) var noticing = PersonSet(limit: Self.exactPeople)
    /// Those whose app gets other data, whatever they notice.
    public internal(set) var withOtherData = PersonSet(limit: Self.exactPeople)
    /// Whether people are counted: those of the run, or those whom some line brings.
    public internal(set) var areCounted = false
    /// Messages that do not say whom they are for, and count for nobody.
    public internal(set) var unaddressed = 0
    /// Messages that were to be judged at their own time and have none; they count for nobody.
    public internal(set) var untimed = 0

    /// How many there are whose app gets other data, and who notice nothing; nil where they are too many to be known.
    public var withOnlyOtherData: Int? { withOtherData.count(without: noticing) }

    mutating func count(_ met: MetDifferences) {
        reached.insert(met.people)
        if met.points.contains(where: { $0.fidelity.isNoticed }) { noticing.insert(met.people) }
        if met.points.contains(where: { $0.fidelity == .sameScreen }) { withOtherData.insert(met.people) }
    }

    mutating func add(_ other: ConversionPeople) {
        reached.formUnion(other.reached)
        noticing.formUnion(other.noticing)
        withOtherData.formUnion(other.withOtherData)
        unaddressed += other.unaddressed
        untimed += other.untimed
        areCounted = areCounted || other.areCounted
    }
}
