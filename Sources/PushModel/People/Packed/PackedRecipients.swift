/// People in as few bytes as they need, since there may be a million of them.
///
/// Each but the first ones is a record in one of a few large texts, and is made from it when asked for.
package struct PackedRecipients: Sendable {
    /// Whether an identifier has a letter from A to Z.
    private(set) var haveCapitals = false

    private var chunks: [UTF8Text] = []
    private var places: [Place] = []
    /// The records that are in no chunk yet.
    private var writer = RecordWriter()
    private var zones: [TimeZoneRule] = []
    /// The people who are kept made: the first ones, and those with so many settings that making them takes long.
    private var made: [Recipient] = []
    /// How many people are kept made whatever they set, so that a small file is as fast as can be.
    private let mostMade: Int

    /// Where a record begins.
    private struct Place {
        var chunk: UInt32
        var start: UInt32
    }

    /// How many bytes a chunk has unless its last record is longer.
    private static let chunkSize = 64 << 10
    /// The number of conversations and remarks from which on a person is kept made.
    private static let many = ConversationOrder.fewest

    /// Creates an empty list.
    ///
    /// - Parameter mostMade: How many people are kept made whatever they set; each takes some hundred bytes.
    package init(mostMade: Int = 10_000) {
        self.mostMade = mostMade
    }

    /// How many people there are.
    package var count: Int { places.count }

    /// Adds a person.
    package mutating func append(_ recipient: Recipient) {
        if recipient.id.hasASCIICapital { haveCapitals = true }
        if places.isEmpty { writer.reserve() }
        places.append(
            Place(
                chunk: UInt32(truncatingIfNeeded: chunks.count),
                start: UInt32(truncatingIfNeeded: writer.bytes.count)))
        if made.count < mostMade {
            keep(recipient)
        } else if recipient.conversations.count + recipient.remarks.count >= Self.many {
            keep(recipient.detached)
        } else {
            writer.number(0)
            recipient.write(to: &writer, zones: &zones)
        }
        if writer.bytes.count >= Self.chunkSize { seal() }
    }

    /// Keeps a person made, with their settings in order; the record has only what people are looked for by.
    private mutating func keep(_ recipient: Recipient) {
        writer.number(made.count + 1)
        writer.text(recipient.id)
        writer.text(recipient.nickname)
        made.append(recipient)
        if recipient.conversations.count >= ConversationOrder.fewest {
            made[made.count - 1].orderConversations()
        }
    }

    /// Moves the records that are in no chunk into one; only those in chunks can be read.
    mutating func seal() {
        if !writer.bytes.isEmpty { chunks.append(writer.take()) }
    }

    /// The person at an index.
    subscript(index: Int) -> Recipient {
        var reader = reader(at: index)
        let number = reader.number()
        return number == 0 ? Recipient(&reader, zones: zones) : made[number - 1]
    }

    func id(at index: Int) -> UTF8Text {
        var reader = reader(at: index)
        _ = reader.number()
        return reader.text() ?? ""
    }

    func hasID(_ id: UTF8Text, at index: Int) -> Bool {
        var reader = reader(at: index)
        _ = reader.number()
        return reader.hasText(id)
    }

    func nickname(at index: Int) -> UTF8Text? {
        var reader = reader(at: index)
        _ = reader.number()
        _ = reader.text()
        return reader.text()
    }

    private func reader(at index: Int) -> RecordReader {
        let place = places[index]
        return RecordReader(chunks[Int(place.chunk)], at: Int(place.start))
    }
}

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
