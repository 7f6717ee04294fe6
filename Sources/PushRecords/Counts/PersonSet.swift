import PushBridge

/// How many different people there are, whatever the case of their identifiers: exactly up to a limit, else more than that.
///
/// It has the digests of people, 40 bits each, and none where there are more than the limit. The result does not depend on the order
/// in which people and sets are added, so parts of a corpus add up to the whole.
public struct PersonSet: Sendable, Hashable {
    /// Up to how many people the number is exact.
    ///
    /// It is fixed for what a set counts, so that sets of the same thing can be added.
    public let limit: Int
    /// Whether there are more people than the limit.
    public internal(set) var isOver = false
    /// The digests of the people; none where there are more than the limit.
    var digests: Set<UInt64> = []

    /// Creates a set of no people.
    public init(limit: Int) { self.limit = limit }

    /// How many people there are; the limit where there are more.
    public var count: Int { isOver ? limit : digests.count }

    mutating func insert(_ digest: UInt64) {
        if isOver { return }
        digests.insert(digest)
        if digests.count > limit { drop() }
    }

    /// Adds people.
    mutating func insert(_ people: ReachedPeople) {
        switch people {
        case .person(let id): insert(Self.digest(of: id))
        case .people(let digests, let except):
            for digest in digests where !except.contains(digest) {
                if isOver { return }
                insert(digest)
            }
        }
    }

    mutating func formUnion(_ other: PersonSet) {
        digests.formUnion(other.digests)
        if isOver || other.isOver || digests.count > limit { drop() }
    }

    /// How many are not among others; nil where either are too many to be known.
    public func count(without others: PersonSet) -> Int? {
        isOver || others.isOver ? nil : digests.subtracting(others.digests).count
    }

    private mutating func drop() { (isOver, digests) = (true, []) }

    /// What stands for a person: the last 40 bits of FNV-1a of the identifier in lower case, mixed.
    static func digest(of person: UTF8Text) -> UInt64 {
        // FNV's high bits depend little on the last characters, and the order of digests must depend on all.
        var digest = RecordDigest(person.lowercasedASCII()).value
        digest = (digest ^ digest >> 33) &* 0xFF51_AFD7_ED55_8CCD
        digest = (digest ^ digest >> 33) &* 0xC4CE_B9FE_1A85_EC53
        return (digest ^ digest >> 33) & (1 << 40 - 1)
    }

    /// Digests as Base64 of five bytes each, in their order.
    static func spelled(_ digests: Set<UInt64>) -> UTF8Text {
        let bytes = digests.sorted().flatMap { digest in
            stride(from: 32, through: 0, by: -8).map { UInt8(truncatingIfNeeded: digest >> UInt64($0)) }
        }
        return Base64.encode(ByteSlice(bytes))
    }
}

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

    mutating func count(_ met: PersonDifferences) {
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
