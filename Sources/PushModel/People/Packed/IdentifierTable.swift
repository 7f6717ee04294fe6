/// The places of people by identifier, in six bytes each: of two people with one identifier the later has it.
struct IdentifierTable: Sendable {
    /// The places of people and one more, at or after where their hashes lead; 0 where nobody is.
    private var slots: [UInt32]
    private let ignoresCase: Bool
    /// The places, in order, of people whose identifier a later one has.
    private(set) var superseded: [UInt32] = []

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - people: Those to find.
    ///   - ignoresCase: Whether identifiers that differ in the case of ASCII letters are one.
    ///   - noteRepeated: Called with the place of a person whose identifier an earlier one has.
    init(of people: PackedRecipients, ignoringCase ignoresCase: Bool, noteRepeated: (Int) -> Void = { _ in })
    {
        self.ignoresCase = ignoresCase
        // A third stays free, so that a search soon comes to a free one.
        slots = Array(repeating: 0, count: people.count + people.count / 2 + 1)
        for place in 0..<people.count {
            let slot = slot(of: people.id(at: place), in: people)
            if slots[slot] != 0 {
                superseded.append(slots[slot] - 1)
                noteRepeated(place)
            }
            slots[slot] = UInt32(truncatingIfNeeded: place + 1)
        }
        superseded.sort()
    }

    /// The place of the person with an identifier; nil for nobody's.
    func place(of id: UTF8Text, in people: PackedRecipients) -> Int? {
        let number = slots[slot(of: id, in: people)]
        return number == 0 ? nil : Int(number) - 1
    }

    /// The slot of the person with an identifier, or the free one that is theirs.
    private func slot(of id: UTF8Text, in people: PackedRecipients) -> Int {
        let name = ignoresCase ? id.lowercasedASCII() : id
        var slot = firstSlot(of: name)
        while slots[slot] != 0 {
            let place = Int(slots[slot]) - 1
            if people.hasID(name, at: place) { break }
            if ignoresCase, people.id(at: place).equalsIgnoringASCIICase(name) { break }
            slot = slot + 1 == slots.count ? 0 : slot + 1
        }
        return slot
    }

    /// Where the search for a name begins.
    private func firstSlot(of name: UTF8Text) -> Int {
        var hasher = Hasher()
        name.hash(into: &hasher)
        let hash = UInt(bitPattern: hasher.finalize())
        return Int(hash.multipliedFullWidth(by: UInt(slots.count)).high)
    }
}
