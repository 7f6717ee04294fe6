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
    /// The time zones that records refer to by their number.
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

    /// The identifier of the person at an index.
    func id(at index: Int) -> UTF8Text {
        var reader = reader(at: index)
        _ = reader.number()
        return reader.text() ?? ""
    }

    /// Whether the person at an index has an identifier.
    func hasID(_ id: UTF8Text, at index: Int) -> Bool {
        var reader = reader(at: index)
        _ = reader.number()
        return reader.hasText(id)
    }

    /// The nickname of the person at an index.
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
