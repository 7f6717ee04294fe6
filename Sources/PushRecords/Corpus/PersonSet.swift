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
    public private(set) var isOver = false
    private var digests: Set<UInt64> = []

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
    mutating func insert(_ people: MetPeople) {
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
}

// MARK: - JSON

extension PersonSet {
    /// Writes the digests as Base64 of five bytes each, in their order; `true` where there are more people than the limit.
    func write(to writer: inout JSONWriter) {
        if isOver { writer.bool(true) } else { writer.string(Self.spelled(digests)) }
    }

    init(_ value: TallyValue, limit: Int) throws(TallyError) {
        self.init(limit: limit)
        isOver = value.value.bool == true
        if !isOver { digests = try Self.digests(in: value, atMost: limit) }
    }

    static func spelled(_ digests: Set<UInt64>) -> UTF8Text {
        let bytes = digests.sorted().flatMap { digest in
            stride(from: 32, through: 0, by: -8).map { UInt8(truncatingIfNeeded: digest >> UInt64($0)) }
        }
        return Base64.encode(ByteSlice(bytes))
    }

    static func digests(in value: TallyValue, atMost most: Int) throws(TallyError) -> Set<UInt64> {
        let text = try value.text
        let bytes = Base64.decode(UTF8Text(text)) ?? ByteSlice([])
        var digests: Set<UInt64> = []
        for start in stride(from: 0, to: bytes.count - 4, by: 5) {
            digests.insert((start..<start + 5).reduce(0) { $0 << 8 | UInt64(bytes[$1]) })
        }
        // Each set has one spelling; another one may have a digest twice.
        guard digests.count <= most, spelled(digests) == UTF8Text(text) else {
            throw value.error("are not spelled as a tally spells digests")
        }
        return digests
    }
}
