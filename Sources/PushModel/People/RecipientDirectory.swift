/// The people of a recipients file, found by identifier.
public struct RecipientDirectory: Sendable {
    /// Everyone, in the file's order.
    public let recipients: [Recipient]
    private let exact: [UTF8Text: Int]
    private let folded: [UTF8Text: Int]
    /// The places of those who count where case tells people apart, and where it does not; nil where everyone counts.
    private let counting: (exact: [Int]?, folded: [Int]?)

    /// Creates a directory; of two entries with one identifier the later counts.
    ///
    /// - Parameters:
    ///   - recipients: Everyone.
    ///   - noteRepeated: Called with the place of an entry whose identifier, in any case, an earlier one has.
    public init(_ recipients: [Recipient], noteRepeated: (Int) -> Void = { _ in }) {
        self.recipients = recipients.ordered
        var exact: [UTF8Text: Int] = [:]
        var folded: [UTF8Text: Int] = [:]
        for (index, recipient) in recipients.enumerated() {
            exact[recipient.id] = index
            if folded.updateValue(index, forKey: recipient.id.lowercasedASCII()) != nil {
                noteRepeated(index)
            }
        }
        self.exact = exact
        self.folded = folded
        counting = (
            exact.count == recipients.count ? nil : exact.values.sorted(),
            folded.count == recipients.count ? nil : folded.values.sorted()
        )
    }

    /// The person with that identifier.
    ///
    /// - Parameters:
    ///   - id: A user identifier as a message spells it.
    ///   - ignoringCase: Whether ASCII case does not matter (reading G15).
    /// - Returns: The recipient, or nil for someone the file does not know.
    public func find(_ id: UTF8Text, ignoringCase: Bool) -> Recipient? {
        if recipients.isEmpty { return nil }
        let index = ignoringCase ? folded[id.lowercasedASCII()] : exact[id]
        return index.map { recipients[$0] }
    }

    /// Calls `body` with everyone once, in the file's order: of two entries about one person the later counts.
    ///
    /// - Parameters:
    ///   - ignoringCase: Whether ASCII case does not matter (reading G15).
    ///   - body: Gets each person.
    public func forEach(ignoringCase: Bool, _ body: (Recipient) -> Void) {
        guard let places = ignoringCase ? counting.folded : counting.exact else {
            return recipients.forEach(body)
        }
        for place in places { body(recipients[place]) }
    }
}
