import PushBridge

/// How many different people there are, whatever the case of their identifiers.
///
/// It keeps the digests, 40 bits each, of people up to a limit. While there are no more people than that, the number is exact.
/// Beyond, it keeps a sample, the smallest digests, the largest of which tells how densely people lie, and the number is an
/// estimate. The result does not depend on the order in which people and sets are added, so parts of a corpus add up to the whole.
public struct PersonSet: Sendable, Hashable {
    /// Up to how many people the number is exact.
    ///
    /// It is fixed for what a set counts, so that sets of the same thing can be added.
    public let limit: Int
    /// How many digests are kept of more people; as fixed.
    public let sample: Int
    /// The digests; up to twice the limit, of which the smallest count.
    private var digests: Set<UInt64> = []
    /// No larger digest counts.
    private var largest = Self.end - 1

    /// One more than the largest digest.
    static let end: UInt64 = 1 << 40

    /// Creates a set of nobody.
    ///
    /// - Parameters:
    ///   - limit: Up to how many people the number is exact.
    ///   - sample: How many digests are kept of more; the error of an estimate is about 1 / √sample. Without it, as many as the
    ///     limit.
    public init(limit: Int, sample: Int? = nil) {
        self.limit = limit
        self.sample = sample ?? limit
    }

    /// Creates a set of what another one keeps.
    init(limit: Int, sample: Int? = nil, kept: [UInt64], isEstimate: Bool) {
        self.init(limit: limit, sample: sample)
        digests = Set(kept)
        if isEstimate, let last = kept.max() { largest = last }
    }

    /// How many people there are, exactly or by estimate.
    public var count: Int {
        let kept = kept
        guard isEstimate, let last = kept.last else { return kept.count }
        return Int((Double(kept.count - 1) * Double(Self.end) / Double(last)).rounded())
    }

    /// Whether the number is an estimate.
    public var isEstimate: Bool { largest < Self.end - 1 || digests.count > limit }

    /// The standard error of an estimate, in percent.
    public var errorInPercent: Double { 100 / Double(sample - 2).squareRoot() }

    /// The digests that count, in their order.
    var kept: [UInt64] { Array(digests.sorted().prefix(isEstimate ? sample : limit)) }

    /// How many digests count.
    var keptCount: Int { min(digests.count, isEstimate ? sample : limit) }

    /// The same people, counted exactly up to a smaller number only.
    func limited(to limit: Int) -> PersonSet {
        if limit >= self.limit { return self }
        let kept = kept
        return PersonSet(
            limit: limit, kept: Array(kept.prefix(limit)), isEstimate: isEstimate || kept.count > limit)
    }

    mutating func insert(_ digest: UInt64) {
        guard digest <= largest, digests.insert(digest).inserted, digests.count >= 2 * limit else { return }
        dropLarge()
    }

    /// Adds people; of a class, those whose digests may count.
    mutating func insert(_ people: MetPeople) {
        switch people {
        case .person(let id): insert(Self.digest(of: id))
        case .people(let digests, let except):
            for digest in digests {
                if digest > largest { return }
                if !except.contains(digest) { insert(digest) }
            }
        }
    }

    mutating func formUnion(_ other: PersonSet) {
        largest = min(largest, other.largest)
        digests = digests.isEmpty ? other.digests : digests.union(other.digests)
        if digests.count > limit { dropLarge() }
    }

    /// Those who are not among others; an estimate of either is one of the rest.
    public func count(without others: PersonSet) -> Int {
        if !isEstimate && !others.isEstimate { return digests.subtracting(others.digests).count }
        var all = self
        all.formUnion(others)
        return max(0, all.count - others.count)
    }

    private mutating func dropLarge() {
        let kept = kept
        guard let last = kept.last else { return }
        largest = min(largest, last)
        digests = Set(kept)
    }

    /// What stands for a person: the last 40 bits of FNV-1a of the identifier in lower case, mixed.
    static func digest(of person: UTF8Text) -> UInt64 {
        // FNV's high bits depend little on the last characters, and the order of digests must depend on all.
        var digest = RecordDigest(person.lowercasedASCII()).value
        digest = (digest ^ digest >> 33) &* 0xFF51_AFD7_ED55_8CCD
        digest = (digest ^ digest >> 33) &* 0xC4CE_B9FE_1A85_EC53
        return (digest ^ digest >> 33) & (end - 1)
    }
}
