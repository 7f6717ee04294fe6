/// People in as few bytes as they need, since there may be a million of them.
///
/// Each is a record in one of a few large texts, and is made from it when asked for. Nothing that they were read from stays in
/// memory.
package struct PackedRecipients: Sendable {
    /// Whether an identifier has a letter from A to Z.
    private(set) var haveCapitals = false

    private var chunks: [UTF8Text] = []
    private var places: [Place] = []
    /// The records that are in no chunk yet.
    private var writer = RecordWriter()
    /// The time zones that records refer to by their number.
    private var zones: [TimeZoneRule] = []
    /// The people with so many settings that making them takes long.
    private var made: [Recipient] = []

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
    package init() {}

    /// How many people there are.
    package var count: Int { places.count }

    /// Adds a person.
    package mutating func append(_ recipient: Recipient) {
        if recipient.id.hasASCIICapital { haveCapitals = true }
        let isLarge = recipient.conversations.count + recipient.remarks.count >= Self.many
        if isLarge { seal() }
        places.append(
            Place(
                chunk: UInt32(truncatingIfNeeded: chunks.count),
                start: UInt32(truncatingIfNeeded: writer.bytes.count)))
        writer.number(isLarge ? made.count + 1 : 0)
        recipient.write(to: &writer, zones: &zones)
        if isLarge || writer.bytes.count >= Self.chunkSize { seal() }
        if isLarge { makeLast() }
    }

    /// Moves the records that are in no chunk into one; only those in chunks can be read.
    mutating func seal() {
        if !writer.bytes.isEmpty { chunks.append(writer.take()) }
    }

    /// Keeps the last person made, with their settings in order.
    private mutating func makeLast() {
        var reader = reader(at: count - 1)
        _ = reader.number()
        var person = Recipient(&reader, zones: zones)
        person.orderConversations()
        made.append(person)
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
