import PushBridge

/// People, each once, whatever the case of their identifiers; only their number can be asked.
///
/// It holds a digest of eight bytes for each, so that many sets of many people take little room.
public struct PersonSet: Sendable, Hashable {
    private var digests: Set<UInt64> = []

    /// How many people there are.
    public var count: Int { digests.count }

    /// Those who are not among others.
    public func subtracting(_ others: PersonSet) -> PersonSet {
        var rest = PersonSet()
        rest.digests = digests.subtracting(others.digests)
        return rest
    }

    mutating func insert(_ digest: UInt64) { digests.insert(digest) }

    mutating func formUnion(_ other: PersonSet) {
        if digests.isEmpty { digests = other.digests } else { digests.formUnion(other.digests) }
    }

    /// What stands for a person: FNV-1a of the identifier in lower case.
    static func digest(of person: UTF8Text) -> UInt64 { RecordDigest(person.lowercasedASCII()).value }
}
